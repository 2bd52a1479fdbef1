import { z } from 'zod'
import type { FieldTable } from './field-table.ts'
import { categoryIds, lines } from './fields.ts'
import { PHOTO_FOCUS_FIELDS } from './photo-focus.ts'

/** A text that is public and sortable. */
export const PUBLIC_TEXT = { output: z.string(), isPublic: true, isSortable: true } as const

/** Fields that shops and offers have in common. */
export const SHARED_FIELDS = {
  description: {
    ...PUBLIC_TEXT,
    input: lines('La descripción es obligatoria', 2000),
    label: 'Descripción',
    phrase: 'la descripción',
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
