import { z } from 'zod'
import { BIN_ITEM_TYPES } from './entities.ts'
import { listQuery, oneOf } from './list-query.ts'

export const binItem = z.object({
  type: z.enum(BIN_ITEM_TYPES),
  id: z.int(),
  name: z.string(),
  /** Name of the shop, if the item is an offer. */
  commerce: z.string().nullable(),
  /** Whether the item is an offer whose shop is also in the bin: then only the shop can be restored. */
  waits: z.boolean(),
  deleted_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  deleted_by: z.string().nullable(),
})
export type BinItem = z.infer<typeof binItem>

export const binQuery = listQuery(binItem, { type: oneOf(BIN_ITEM_TYPES) })
export type BinQuery = z.infer<typeof binQuery>
