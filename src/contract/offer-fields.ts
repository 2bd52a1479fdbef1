import { z } from 'zod'
import {
  type FieldTable,
  inputsOf,
  outputsOf,
  publicOutputsOf,
  sortableNamesOf,
  startingWith,
} from './field-table.ts'
import { categoryIds, lines, optional, text } from './fields.ts'
import { PHOTO_FOCUS_FIELDS } from './photo-focus.ts'

/** What is written about an offer, but for its photo, which travels as a file. */
export const OFFER_FIELDS = {
  title: {
    input: text('El título es obligatorio', 80),
    output: z.string(),
    label: 'Título',
    phrase: 'el título',
    isPublic: true,
    isSortable: true,
  },
  type: {
    input: text('El tipo es obligatorio', 40),
    output: z.string(),
    label: 'Tipo',
    phrase: 'el tipo',
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
    /** None means the categories of its shop. */
    input: optional(categoryIds),
    output: z.array(z.int()),
    label: 'Categorías',
    phrase: 'las categorías',
    isPublic: true,
    isSortable: false,
  },
} as const satisfies FieldTable

export const offerInputs = inputsOf(OFFER_FIELDS)

const answered = startingWith(['title', 'description', 'type', 'category'], OFFER_FIELDS)

export const offerOutputs = outputsOf(answered)
export const publicOfferOutputs = publicOutputsOf(answered)
export const SORTABLE_OFFER_FIELDS = sortableNamesOf(answered)
