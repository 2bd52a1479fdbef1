import { z } from 'zod'
import { idFilter, oneOf, orderingBy, searchTerm } from './list-query.ts'

/** What goes to the bin, by the names under which it is brought back: `/api/{type}/{id}/restore/`. */
export const BINNED_TYPES = ['offer', 'faq', 'category', 'commerce', 'contact'] as const
export type BinnedType = (typeof BINNED_TYPES)[number]

/** One thing in the bin. */
export const binned = z.object({
  type: z.enum(BINNED_TYPES),
  id: z.int(),
  /** A shop's or a category's name, an offer's title, a question, the subject of a message. */
  name: z.string(),
  /** The shop that an offer is of. */
  commerce: z.string().nullable(),
  /** That shop was deleted as well, and has to be brought back first. */
  waits: z.boolean(),
  deleted_at: z.iso.datetime(),
  /** From then on it cannot be brought back. */
  expires_at: z.iso.datetime(),
  /** Who deleted it, where the log knows. */
  deleted_by: z.string().nullable(),
})
export type Binned = z.infer<typeof binned>

export const BIN_COLUMNS = [
  'type',
  'id',
  'name',
  'commerce',
  'waits',
  'deleted_at',
  'expires_at',
  'deleted_by',
] as const

export const binQuery = z.object({
  id: idFilter,
  type: oneOf(BINNED_TYPES),
  search: searchTerm,
  ordering: orderingBy(BIN_COLUMNS),
})
export type BinQuery = z.infer<typeof binQuery>
