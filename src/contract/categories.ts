import { z } from 'zod'
import { MAX_ITEMS, text } from './fields.ts'
import { httpError } from './http-error.ts'
import { idFilter, orderingBy, queryId, searchTerm } from './list-query.ts'
import { TRADE_KEYS } from './trades/trade-names.ts'

/** Exists in every directory and cannot be deleted, because the first client sends it with each offer. */
export const FIRST_CATEGORY = 1

export const category = z.object({ id: z.int(), name: z.string() })
export type Category = z.infer<typeof category>

/** One by itself, with what people look for there and the trade whose words it has; null: those its name tells. */
export const categoryDetail = category.extend({
  words: z.array(z.string()),
  like: z.enum(TRADE_KEYS).nullable(),
})
export type CategoryDetail = z.infer<typeof categoryDetail>

/** A category with the number of its shops and offers, without those in the bin. */
export const categoryUse = categoryDetail.extend({ commerces: z.int(), offers: z.int() })
export type CategoryUse = z.infer<typeof categoryUse>

export const CATEGORY_COLUMNS = ['id', 'name'] as const
export const CATEGORY_USE_COLUMNS = [...CATEGORY_COLUMNS, 'commerces', 'offers'] as const

export const categoryQuery = z.object({
  id: idFilter,
  search: searchTerm,
  ordering: orderingBy(CATEGORY_COLUMNS),
})
export type CategoryQuery = z.infer<typeof categoryQuery>

export const categoryUseQuery = categoryQuery.extend({
  ordering: orderingBy(CATEGORY_USE_COLUMNS),
})
export type CategoryUseQuery = z.infer<typeof categoryUseQuery>

const MANY_WORDS = 'Escribe como máximo 400 palabras'
const LONG_WORD = 'Separa las palabras con comas: cada una, de 60 letras como máximo'
const UNKNOWN_TRADE = 'Elige un oficio de la lista'

/** Words and phrases, as a list or with commas or line ends between, without repetitions. */
const soughtWords = z.preprocess(
  (value) =>
    Array.isArray(value) &&
    value.length <= MAX_ITEMS &&
    value.every((one) => typeof one === 'string')
      ? value.join(',')
      : value,
  z
    .string(MANY_WORDS)
    .max(10_000, MANY_WORDS)
    .transform((typed) => {
      const words = typed.split(/[,;\n\r]/).map((word) => word.replace(/[\p{C}\s]+/gu, ' ').trim())
      return [...new Set(words.filter((word) => word !== ''))]
    })
    .refine((words) => words.length <= 400, MANY_WORDS)
    .refine((words) => words.every(({ length }) => length <= 60), LONG_WORD),
)

/** Names are unique among those that look the same; ñ is a letter of its own. */
export const categoryForm = z.object({
  name: text('El nombre es obligatorio', 60),
  /** Absent they stay as they are. */
  words: soughtWords.optional(),
  like: z
    .preprocess(
      (value) => (value === '' ? null : value),
      z.enum(TRADE_KEYS, UNKNOWN_TRADE).nullable(),
    )
    .optional(),
})
export type CategoryForm = z.infer<typeof categoryForm>

export const CATEGORY_TAKEN = 'Ya hay una categoría con ese nombre. Prueba con otro.'

export const INVALID_REASSIGN = 'Elige otra categoría para sus comercios y ofertas'

/**
 * The category for the shops and offers of a deleted one; without it a category in use is refused with 409.
 */
export const categoryDeletion = z.object({ reassign: queryId(INVALID_REASSIGN) })

/** Why a category cannot be deleted; for one in use, with the number of shops and offers. */
export const undeletableCategory = httpError.extend({
  commerces: z.int().optional(),
  offers: z.int().optional(),
})
