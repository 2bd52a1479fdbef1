import { z } from 'zod'
import { text } from './fields.ts'
import { httpError } from './http-error.ts'
import { idFilter, orderingOf, queryId, searchTerm } from './list-query.ts'
import { TRADE_KEYS } from './trades/trade-names.ts'
import { wordList } from './word-list.ts'

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

export const categoryQuery = z.object({
  id: idFilter,
  search: searchTerm,
  ordering: orderingOf(category),
})
export type CategoryQuery = z.infer<typeof categoryQuery>

export const categoryUseQuery = categoryQuery.extend({
  ordering: orderingOf(categoryUse, ['words', 'like']),
})
export type CategoryUseQuery = z.infer<typeof categoryUseQuery>

const UNKNOWN_TRADE = 'Elige un oficio de la lista'

/** Names are unique among those that look the same; ñ is a letter of its own. */
export const categoryForm = z.object({
  name: text('El nombre es obligatorio', 60),
  /** Absent they stay as they are. */
  words: wordList(400, 60).optional(),
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
