import {
  type FieldTable,
  inputsOf,
  outputsOf,
  publicOutputsOf,
  sortableNamesOf,
  startingWith,
} from './field-table.ts'
import { mail, phone, text, webUrl } from './fields.ts'
import { hours, hoursOutput } from './hours/hours.ts'
import { PUBLIC_TEXT, SHARED_FIELDS } from './shared-fields.ts'

/** What is written about a shop, but for its photo, which travels as a file. */
export const COMMERCE_FIELDS = {
  name: {
    ...PUBLIC_TEXT,
    input: text('El nombre es obligatorio', 80),
    label: 'Nombre del comercio',
    phrase: 'el nombre',
  },
  contact_mail: {
    ...PUBLIC_TEXT,
    input: mail('El correo de contacto es obligatorio'),
    label: 'Correo de contacto',
    phrase: 'el correo de contacto',
  },
  n_tlf: {
    ...PUBLIC_TEXT,
    input: phone('El número de teléfono es obligatorio'),
    label: 'Teléfono',
    phrase: 'el teléfono',
  },
  direction: {
    ...PUBLIC_TEXT,
    input: text('La dirección es obligatoria', 200),
    label: 'Dirección',
    phrase: 'la dirección',
  },
  web: {
    ...PUBLIC_TEXT,
    input: webUrl().optional(),
    label: 'Página web',
    phrase: 'la página web',
  },
  ...SHARED_FIELDS,
  hours: {
    input: hours.optional(),
    output: hoursOutput,
    label: 'Horario',
    phrase: 'el horario',
    // The directory's lists answer `open_state` instead, a shop by itself both.
    isPublic: false,
    isSortable: false,
  },
} as const satisfies FieldTable

export type CommerceFieldName = keyof typeof COMMERCE_FIELDS

export const commerceInputs = startingWith(
  ['name', 'contact_mail', 'n_tlf', 'description', 'direction', 'category'],
  inputsOf(COMMERCE_FIELDS),
)

/** Of a new shop: its hours are told later, in a screen of their own. */
const { hours: _, ...createdInputs } = commerceInputs
export const newCommerceInputs = createdInputs

const answered = startingWith(
  ['name', 'description', 'category', 'direction', 'n_tlf', 'contact_mail'],
  COMMERCE_FIELDS,
)

export const commerceOutputs = outputsOf(answered)
export const publicCommerceOutputs = publicOutputsOf(answered)
export const SORTABLE_COMMERCE_FIELDS = sortableNamesOf(answered)
