import { z } from 'zod'
import { applicationText, type Commerce, commerceFields } from '#contract/commerces.ts'
import { checkForm, type FormErrors } from '#web/forms.ts'
import { sayPhone } from '#web/ui/phone.ts'
import { COMMERCE_FIELDS, type CommerceText } from './commerce-fields.tsx'

/** What stands in the form; `application` only where the shop is sent for review again. */
export type Values = Record<CommerceText | 'application', string> & { category: number[] }

export type FieldName = keyof typeof FIELDS

/** How a summary of errors calls each field, in the order of the screen. */
export const FIELDS = { ...COMMERCE_FIELDS, application: 'Solicitud de alta' } as const

export function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

export function valuesOf(commerce: Commerce): Values {
  const { name, contact_mail, n_tlf, direction, description, category } = commerce
  return {
    name,
    contact_mail,
    n_tlf: sayPhone(n_tlf),
    direction,
    description,
    category,
    application: commerce.application_text,
  }
}

/** What was written over a shop's own values: a draft holds no more, so the rest stays fresh. */
export function changesOf(values: Values, present: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(present[name as keyof Values]),
    ),
  )
}

/** What is wrong with the form, in the order of the screen. */
export function checkValues(values: Values, isAgain: boolean): FormErrors {
  return inOrder(checkForm(isAgain ? correction : edition, values))
}

export function inOrder(errors: FormErrors): FormErrors {
  const names = Object.keys(FIELDS).filter((name) => Object.hasOwn(errors, name))
  return Object.fromEntries(names.map((name) => [name, errors[name]!]))
}

export function formData({ application, category, ...texts }: Values, photo: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.append(name, value)
  for (const id of category) form.append('category', String(id))
  form.append('photo', photo, photo.name)
  return form
}

const edition = z.object(commerceFields)
const correction = z.object({ ...commerceFields, application: applicationText })
