import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { commerces, proposals } from '../database/schema.ts'
import type { StoredChange } from '../database/stored-change.ts'
import type { SignedCall } from '../http/route.ts'
import { isSameValue } from './risky-values.ts'
import { CLOSED, closeProposals, raiseVersion } from './save-proposal.ts'

/** Matches open proposals that add or remove a category. */
const naming = (category: number) =>
  and(
    eq(proposals.state, 'open'),
    sql`exists (select from jsonb_array_elements(${proposals.changes}) change
      where change ->> 'field' = 'category'
        and (change -> 'to' @> to_jsonb(${category}::int) or change -> 'from' @> to_jsonb(${category}::int)))`,
  )

/** Selects the shops whose open proposals name a category, to lock them with those that have it. */
export function shopsAsking(db: Db, category: number) {
  return db.select({ id: proposals.commerce }).from(proposals).where(naming(category))
}

/**
 * Replaces a deleted category by `to` in open proposals, or removes it from them. Closes proposals without changes
 * left. The shops must be locked.
 */
export async function followCategory(
  tx: Db,
  call: Pick<SignedCall, 'viewer' | 'clock'>,
  from: number,
  to: number | undefined,
): Promise<void> {
  const asked = await tx
    .select({
      id: proposals.id,
      changes: proposals.changes,
      shop: commerces.id,
      name: commerces.name,
    })
    .from(proposals)
    .innerJoin(commerces, eq(commerces.id, proposals.commerce))
    .where(naming(from))
  for (const { id, changes, shop, name } of asked) {
    const next = changes.flatMap((change) => swapCategory(change, from, to))
    await raiseVersion(tx, shop)
    if (next.length === 0) {
      await closeProposals(tx, call, [{ id: shop, name }], CLOSED.category)
      continue
    }
    await tx
      .update(proposals)
      .set({ changes: next, revision: sql`${proposals.revision} + 1` })
      .where(eq(proposals.id, id))
  }
}

function swapCategory(change: StoredChange, from: number, to: number | undefined): StoredChange[] {
  if (change.field !== 'category') return [change]
  const replaced = (ids: number[]) => [
    ...new Set(ids.flatMap((id) => (id === from ? (to ?? []) : id))),
  ]
  const next = { ...change, from: replaced(change.from), to: replaced(change.to) }
  const isNothing = next.to.length === 0 || isSameValue('category', next.from, next.to)
  return isNothing ? [] : [next]
}
