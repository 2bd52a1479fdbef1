import { z } from 'zod'
import {
  type FieldTable,
  inputsOf,
  outputsOf,
  publicOutputsOf,
  sortableNamesOf,
  startingWith,
} from './field-table.ts'
import { categoryIds, lines, mail, phone, text, webUrl } from './fields.ts'
import { PHOTO_FOCUS_FIELDS } from './photo-focus.ts'

/** What is written about a shop, but for its photo, which travels as a file. */
export const COMMERCE_FIELDS = {
  name: {
    input: text('El nombre es obligatorio', 80),
    output: z.string(),
    label: 'Nombre del comercio',
    phrase: 'el nombre',
    isPublic: true,
    isSortable: true,
  },
  contact_mail: {
    input: mail('El correo de contacto es obligatorio'),
    output: z.string(),
    label: 'Correo de contacto',
    phrase: 'el correo de contacto',
    isPublic: true,
    isSortable: true,
  },
  n_tlf: {
    input: phone('El número de teléfono es obligatorio'),
    output: z.string(),
    label: 'Teléfono',
    phrase: 'el teléfono',
    isPublic: true,
    isSortable: true,
  },
  direction: {
    input: text('La dirección es obligatoria', 200),
    output: z.string(),
    label: 'Dirección',
    phrase: 'la dirección',
    isPublic: true,
    isSortable: true,
  },
  web: {
    input: webUrl().optional(),
    output: z.string(),
    label: 'Página web',
    phrase: 'la página web',
    isPublic: true,
    isSortable: true,
  },
  description: {
    input: lines('La descripción es obligatoria', 2000),
    output: z.string(),
    label: 'Descripción',
    phrase: 'la descripción',
    isPublic: true,
    isSortable: true,
  },
  ...PHOTO_FOCUS_FIELDS,
  category: {
    input: categoryIds,
    output: z.array(z.int()),
    label: 'Categorías',
    phrase: 'las categorías',
    isPublic: true,
    isSortable: false,
  },
} as const satisfies FieldTable

export type CommerceFieldName = keyof typeof COMMERCE_FIELDS

export const commerceInputs = startingWith(
  ['name', 'contact_mail', 'n_tlf', 'description', 'direction', 'category'],
  inputsOf(COMMERCE_FIELDS),
)

const answered = startingWith(
  ['name', 'description', 'category', 'direction', 'n_tlf', 'contact_mail'],
  COMMERCE_FIELDS,
)

export const commerceOutputs = outputsOf(answered)
export const publicCommerceOutputs = publicOutputsOf(answered)
export const SORTABLE_COMMERCE_FIELDS = sortableNamesOf(answered)
