import { z } from 'zod'
import { BIN_ITEM_TYPES } from './entities.ts'
import { idFilter, oneOf, orderingOf, searchTerm } from './list-query.ts'

export const binItem = z.object({
  type: z.enum(BIN_ITEM_TYPES),
  id: z.int(),
  /** A shop's, category's or holiday's name, an offer's title, a question, the subject of a message. */
  name: z.string(),
  /** The shop of an offer. */
  commerce: z.string().nullable(),
  /** Whether it cannot be restored yet: an offer whose shop is also in the bin. */
  waits: z.boolean(),
  deleted_at: z.iso.datetime(),
  /** When it is purged. */
  expires_at: z.iso.datetime(),
  /** Username of the person who deleted it, from the log; null: the event was purged. */
  deleted_by: z.string().nullable(),
})
export type BinItem = z.infer<typeof binItem>

export const binQuery = z.object({
  id: idFilter,
  type: oneOf(BIN_ITEM_TYPES),
  search: searchTerm,
  ordering: orderingOf(binItem),
})
export type BinQuery = z.infer<typeof binQuery>
