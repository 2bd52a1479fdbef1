import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Form = Page | Locator

/** Returns the fields for street and number in a form of a shop. */
const partsOf = (form: Form) => [
  form.getByLabel('Dirección', { exact: true }),
  form.getByLabel('Número', { exact: true }),
]

export async function fillAddress(form: Form, ...parts: [street: string, number: string]) {
  for (const [at, field] of partsOf(form).entries()) await field.fill(parts[at]!)
}

export async function expectAddress(form: Form, ...parts: [street: string, number: string]) {
  for (const [at, field] of partsOf(form).entries()) await expect(field).toHaveValue(parts[at]!)
}
