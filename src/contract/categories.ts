import { z } from 'zod'
import { orNull, text } from './fields.ts'
import { httpError } from './http-error.ts'
import { listQuery, queryId } from './list-query.ts'
import { TRADE_KEYS } from './trades/trade-names.ts'
import { wordList } from './word-list.ts'

/** Id of a category that always exists and cannot be deleted, because the first client sends it with each offer. */
export const FIRST_CATEGORY = 1

export const category = z.object({ id: z.int(), name: z.string() })
export type Category = z.infer<typeof category>

/** `like`: a trade whose search words the category also has; null: the trades in its name. */
export const categoryDetail = category.extend({
  words: z.array(z.string()),
  like: z.enum(TRADE_KEYS).nullable(),
})
export type CategoryDetail = z.infer<typeof categoryDetail>

export const categoryUse = categoryDetail.extend({ commerces: z.int(), offers: z.int() })
export type CategoryUse = z.infer<typeof categoryUse>

export const categoryQuery = listQuery(category, {})
export type CategoryQuery = z.infer<typeof categoryQuery>

export const categoryUseQuery = listQuery(categoryUse, {}, { unsorted: ['words', 'like'] })
export type CategoryUseQuery = z.infer<typeof categoryUseQuery>

export const categoryForm = z.object({
  name: text('El nombre es obligatorio', 60),
  words: wordList(400, 60).optional(),
  like: orNull(z.enum(TRADE_KEYS, 'Elige un oficio de la lista')).optional(),
})
export type CategoryForm = z.infer<typeof categoryForm>

export const CATEGORY_TAKEN = 'Ya hay una categoría con ese nombre. Prueba con otro.'

export const INVALID_REASSIGN = 'Elige otra categoría para sus comercios y ofertas'

/** `reassign` replaces the deleted category. Without it, deleting a category in use fails with 409. */
export const categoryDeletion = z.object({ reassign: queryId(INVALID_REASSIGN) })

/** Response 409. The numbers are missing if this category can never be deleted. */
export const undeletableCategory = httpError.extend({
  commerces: z.int().optional(),
  offers: z.int().optional(),
})
