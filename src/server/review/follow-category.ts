import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { commerces, proposals } from '../database/schema.ts'
import type { StoredChange } from '../database/stored-change.ts'
import type { SignedCall } from '../http/route.ts'
import { isSameValue } from './risky-values.ts'
import { CLOSED, closeProposals, raiseVersion } from './save-proposal.ts'

const namesCategory = (category: number) =>
  and(
    eq(proposals.state, 'open'),
    sql`exists (select from jsonb_array_elements(${proposals.changes}) change
      where change ->> 'field' = 'category'
        and (change -> 'to' @> to_jsonb(${category}::int) or change -> 'from' @> to_jsonb(${category}::int)))`,
  )

export function shopsWithCategoryProposals(db: Db, category: number) {
  return db.select({ id: proposals.commerce }).from(proposals).where(namesCategory(category))
}

/** Replaces a deleted category by `to` in open proposals, or removes it. The shops must be locked. */
export async function followCategory(tx: Db, call: SignedCall, from: number, to?: number) {
  const proposalsOfCategory = await tx
    .select({
      id: proposals.id,
      changes: proposals.changes,
      shop: commerces.id,
      name: commerces.name,
    })
    .from(proposals)
    .innerJoin(commerces, eq(commerces.id, proposals.commerce))
    .where(namesCategory(from))
  for (const { id, changes, shop, name } of proposalsOfCategory) {
    const next = changes.flatMap((change) => swapCategory(change, from, to))
    await raiseVersion(tx, shop)
    if (next.length === 0) {
      await closeProposals(tx, call, [{ id: shop, name }], CLOSED.category)
      continue
    }
    const revision = sql`${proposals.revision} + 1`
    await tx.update(proposals).set({ changes: next, revision }).where(eq(proposals.id, id))
  }
}

function swapCategory(change: StoredChange, from: number, to: number | undefined): StoredChange[] {
  if (change.field !== 'category') return [change]
  const replaced = (ids: number[]) => [
    ...new Set(ids.flatMap((id) => (id === from ? (to ?? []) : id))),
  ]
  const next = { ...change, from: replaced(change.from), to: replaced(change.to) }
  const isEmpty = next.to.length === 0 || isSameValue('category', next.from, next.to)
  return isEmpty ? [] : [next]
}
