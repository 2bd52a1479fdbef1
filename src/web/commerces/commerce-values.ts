import type { Commerce } from '#contract/commerces.ts'
import { sayPhone } from '#web/format/phone.ts'
import { COMMERCE_FIELDS, type CommerceText } from './commerce-fields.tsx'

/** What stands in the form of a shop; `application` only where one is sent for review. */
export type CommerceValues = Record<CommerceText | 'application' | 'owner_email', string> & {
  category: number[]
}

/** How people call each field, in the order of the screen. */
export const NAMES = {
  ...COMMERCE_FIELDS,
  application: 'Solicitud de alta',
  owner_email: 'Correo de quien lo lleva',
} as const

export const EMPTY: CommerceValues = {
  name: '',
  contact_mail: '',
  n_tlf: '',
  direction: '',
  description: '',
  category: [],
  application: '',
  owner_email: '',
}

export function valuesOf(commerce: Commerce): CommerceValues {
  const { name, contact_mail, n_tlf, direction, description, category } = commerce
  return {
    name,
    contact_mail,
    n_tlf: sayPhone(n_tlf),
    direction,
    description,
    category,
    application: commerce.application_text,
    owner_email: commerce.owner?.email ?? '',
  }
}
