import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Form = Page | Locator

/** The street and the number of a shop, in any of its forms. */
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
