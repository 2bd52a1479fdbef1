import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { RiskyField } from '#contract/proposals.ts'
import { record } from '../activity/record.ts'
import { findCommerce } from '../commerces/queries.ts'
import type { Db } from '../database/open.ts'
import { categories, photos, proposals } from '../database/schema.ts'
import type { StoredChange } from '../database/stored-change.ts'
import type { SignedCall } from '../http/route.ts'
import { isSameValue, riskyOf } from '../review/risky-values.ts'
import { reviseWhereTouched } from '../review/save-proposal.ts'
import { applyChanges } from './apply-changes.ts'
import type { ProposalRow } from './queries.ts'

/** Accepts the rejected fields after an appeal. A field changed since then stays rejected. Lock the shop first. */
export async function applyRejected(
  tx: Db,
  call: SignedCall,
  { id, changes, rejected, accepted, shop: { id: shopId } }: ProposalRow,
): Promise<void> {
  const { viewer, clock } = call
  const now = clock.now()
  const shop = (await findCommerce(tx, viewer, shopId))!
  const published = riskyOf(shop)
  const unchanged: StoredChange[] = []
  const stillRejected: RiskyField[] = []
  for (const change of changes.filter(({ field }) => rejected.includes(field))) {
    const { field, from, to } = change
    const isPublished = (value: StoredChange['to']) =>
      isSameValue(field, value as never, published[field] as never)
    if (isPublished(to)) continue
    if (isPublished(from) && (await stillExists(tx, change))) unchanged.push(change)
    else stillRejected.push(field)
  }
  const applied = await applyChanges(tx, shop, unchanged, now.toISOString())
  await reviseWhereTouched(tx, shop, (await findCommerce(tx, viewer, shopId))!)
  const proposed = changes.map(({ field }) => field)
  const nowAccepted = proposed.filter((field) => !stillRejected.includes(field))
  // Keeps the file only of a photo that stays rejected.
  const photo = stillRejected.includes('photo') ? undefined : null
  const decided = { accepted: nowAccepted, rejected: stillRejected, photo }
  await tx.update(proposals).set(decided).where(eq(proposals.id, id))
  if (nowAccepted.length > accepted.length) {
    const event = { verb: 'accept', type: 'proposal', id, name: shop.name } as const
    await record(tx, call, { ...event, ...applied })
  }
}

async function stillExists(tx: Db, change: StoredChange): Promise<boolean> {
  if (change.field === 'photo') {
    return (await tx.$count(photos, eq(photos.hash, change.to.photo))) === 1
  }
  if (change.field !== 'category') return true
  const existing = and(inArray(categories.id, change.to), isNull(categories.deleted_at))
  return (await tx.$count(categories, existing)) === change.to.length
}
