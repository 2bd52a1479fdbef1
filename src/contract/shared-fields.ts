import { z } from 'zod'
import type { FieldTable } from './field-table.ts'
import { categoryIds, digitsAsNumber, lines, optional } from './fields.ts'

const OUT_OF_BOUNDS = 'El encuadre se indica con un número entero de 0 a 100'

const focusField = {
  input: optional(
    z.preprocess(
      digitsAsNumber,
      z.int(OUT_OF_BOUNDS).min(0, OUT_OF_BOUNDS).max(100, OUT_OF_BOUNDS),
    ),
  ),
  output: z.int(),
  phrase: 'el encuadre de la foto',
} as const

/** Per cent of width and height, as in CSS `object-position`. */
const PHOTO_FOCUS_FIELDS = {
  photo_focus_x: { ...focusField, label: 'Encuadre horizontal' },
  photo_focus_y: { ...focusField, label: 'Encuadre vertical' },
} as const satisfies FieldTable

export function sortableText<Input extends z.ZodType>(label: string, phrase: string, input: Input) {
  return { input, output: z.string(), label, phrase, isSortable: true } as const
}

export const SHARED_FIELDS = {
  description: sortableText(
    'Descripción',
    'la descripción',
    lines('La descripción es obligatoria', 2000),
  ),
  ...PHOTO_FOCUS_FIELDS,
  category: {
    input: categoryIds,
    output: z.array(z.int()),
    label: 'Categorías',
    phrase: 'las categorías',
  },
} as const satisfies FieldTable
