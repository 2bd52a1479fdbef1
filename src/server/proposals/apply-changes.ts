import { eq } from 'drizzle-orm'
import { changed } from '../activity/record.ts'
import type { CommerceRow } from '../commerces/queries.ts'
import { refuseUnknownCategories } from '../database/category-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces } from '../database/schema.ts'
import type { StoredChange } from '../database/stored-change.ts'
import { putCover } from '../review/put-cover.ts'
import { columnsOfChange, isSameValue, riskyOf } from '../review/risky-values.ts'

/** Writes changes to a locked shop and raises its version. Returns the changed values; undefined if none differed. */
export async function applyChanges(
  tx: Db,
  shop: CommerceRow,
  accepted: readonly StoredChange[],
  at: string,
) {
  const published = riskyOf(shop)
  const differing = accepted.filter(
    ({ field, to }) => !isSameValue(field, to as never, published[field] as never),
  )
  const columns = Object.assign({}, ...differing.map(columnsOfChange)) as Partial<CommerceRow>
  if (columns.category) await refuseUnknownCategories(tx, columns.category, ['accept'])
  const cover = differing.find(({ field }) => field === 'photo')
  if (cover?.field === 'photo') await putCover(tx, shop, cover.to)
  const updated_at = differing.length > 0 ? at : undefined
  const row = { ...columns, updated_at, version: shop.version + 1 }
  await tx.update(commerces).set(row).where(eq(commerces.id, shop.id))
  const photo = cover?.field === 'photo' ? cover.to.photo : undefined
  const after = { ...columns, photo }
  const names = Object.keys(after) as (keyof typeof after)[]
  return changed<Record<string, unknown>>(shop, after, names)
}
