import { COMMERCE_FIELDS, type CommerceFieldName } from '#contract/commerce-fields.ts'
import type { Commerce } from '#contract/commerces.ts'
import { FACT_NAMES, factOf } from '#contract/facts/fact-table.ts'
import { labelsOf, namesOf } from '#contract/field-table.ts'
import { LINK_NAMES, type LinkField } from '#contract/link-fields.ts'
import { CENTERED, focusOf, type PhotoFocus } from '#contract/photos.ts'
import { formatPhone } from '#web/format/phone.ts'
import { linkWords } from './link-words.ts'

/** Fields without a text input. `direction` has an input for each part: street, number and so on. */
const NON_TEXT = [
  'direction',
  'photo_focus_x',
  'photo_focus_y',
  'category',
  'facts',
  'hours',
  'latitude',
  'longitude',
] as const
export type CommerceText = Exclude<CommerceFieldName, (typeof NON_TEXT)[number]>

/** The values of the form of a shop. `application` is only used if the shop is sent for review. */
export type CommerceValues = Record<CommerceText | 'application' | 'owner_email', string> & {
  category: number[]
  /** Facts by name, as typed. */
  facts: Record<string, unknown>
} & PhotoFocus

const labels = labelsOf(COMMERCE_FIELDS)

const TEXT_NAMES = namesOf(COMMERCE_FIELDS).filter(isText)

/** Labels of the fields that the sign-up form has, too. */
export const COMMERCE_LABELS = {
  ...textValues((name) => labels[name]),
  // `street` is the first field of the address, so it has the label of the whole address.
  street: labels.direction,
  photo: 'Foto',
  photo_focus_x: labels.photo_focus_x,
  photo_focus_y: labels.photo_focus_y,
  category: labels.category,
}
/** Labels of all fields of the dialogs that add and edit a shop. */
export const FIELD_LABELS = {
  ...COMMERCE_LABELS,
  facts: labels.facts,
  application: 'Solicitud de alta',
  owner_email: 'Correo del dueño',
} as const

/** Labels of the facts by the names of their errors. */
export const FACT_LABELS = Object.fromEntries(
  FACT_NAMES.map((name) => [`facts.${name}`, factOf(name).label]),
)

export const EMPTY_VALUES: CommerceValues = {
  ...textValues(() => ''),
  ...CENTERED,
  category: [],
  facts: {},
  application: '',
  owner_email: '',
}

export function valuesOf(commerce: Commerce): CommerceValues {
  const links = LINK_NAMES.map((name) => [name, linkWords(name, commerce[name])])
  const texts = {
    ...commerce,
    ...(Object.fromEntries(links) as Record<LinkField, string>),
    n_tlf: formatPhone(commerce.n_tlf),
    web: withoutScheme(commerce.web),
    other_link: withoutScheme(commerce.other_link),
    sells: commerce.sells.join(', '),
  }
  return {
    ...textValues((name) => texts[name]),
    ...focusOf(commerce),
    category: commerce.category,
    facts: commerce.facts,
    application: commerce.application_text,
    owner_email: commerce.owner?.email ?? '',
  }
}

function withoutScheme(url: string) {
  return url.replace(/^https:\/\//, '')
}

function textValues(textOf: (name: CommerceText) => string) {
  const entries = TEXT_NAMES.map((name) => [name, textOf(name)])
  return Object.fromEntries(entries) as Record<CommerceText, string>
}

function isText(name: CommerceFieldName): name is CommerceText {
  return !NON_TEXT.some((other) => other === name)
}
