import {
  type FieldTable,
  inputsOf,
  outputsOf,
  sortableNamesOf,
  startingWith,
} from './field-table.ts'
import { lines, optional, optionalText, text } from './fields.ts'
import { OFFER_DATE_FIELDS, OFFER_RHYTHM_FIELDS } from './offer-dates.ts'
import { OFFER_PRICE_FIELDS } from './offer-prices.ts'
import { SHARED_FIELDS, sortableText } from './shared-fields.ts'

/** The fields of an offer without its photo, which is sent as a file. */
export const OFFER_FIELDS = {
  title: sortableText('Título', 'el título', text('El título es obligatorio', 80)),
  type: sortableText('Tipo', 'el tipo', text('El tipo es obligatorio', 40)),
  ...OFFER_PRICE_FIELDS,
  ...OFFER_DATE_FIELDS,
  ...OFFER_RHYTHM_FIELDS,
  conditions: sortableText(
    'Condiciones',
    'las condiciones',
    optional(lines('Escribe las condiciones', 300))
      .transform((conditions = '') => conditions)
      .optional(),
  ),
  code: sortableText('Código', 'el código', optionalText(30).optional()),
  ...SHARED_FIELDS,
  /** Missing: the offer gets the categories of its shop. */
  category: { ...SHARED_FIELDS.category, input: optional(SHARED_FIELDS.category.input) },
} as const satisfies FieldTable

export const offerInputs = inputsOf(OFFER_FIELDS)

const outputFields = startingWith(
  ['title', 'description', 'type', 'category', 'photo_focus_x', 'photo_focus_y'],
  OFFER_FIELDS,
)

export const offerOutputs = outputsOf(outputFields)
export const SORTABLE_OFFER_FIELDS = sortableNamesOf(outputFields)
