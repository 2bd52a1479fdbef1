import { asc, eq, inArray, or } from 'drizzle-orm'
import { record } from '../activity/record.ts'
import { binCutoff } from '../bin/retention.ts'
import type { Db } from '../database/open.ts'
import { commerces, users } from '../database/schema.ts'
import { hiddenByOffice, notFound } from '../errors.ts'
import { writeOpenings } from '../hours/write-openings.ts'
import type { Viewer } from '../http/access.ts'
import type { SignedCall } from '../http/route.ts'
import { endRestrictions, unrestrict } from '../moderation/end-restrictions.ts'
import { requireReason } from '../moderation/require-reason.ts'
import { restrictAndMail } from '../moderation/restrict.ts'
import { CLOSED, closeProposals } from '../review/save-proposal.ts'
import { type CommerceRow, findCommerce, lockCommerce, lockRestorable } from './queries.ts'

/** Puts a shop into the bin. If the office deletes an owner's shop, the owner cannot restore it. Throws 400 and 404. */
export async function deleteCommerce(call: SignedCall, id: number, reason?: string): Promise<void> {
  const { db, clock, viewer } = call
  const now = clock.now()
  await db.transaction(async (tx) => {
    const shop = await lockCommerce(tx, viewer, id)
    if (shop === undefined) throw notFound()
    const owner = shop.owner?.deleted_at === null ? shop.owner : undefined
    requireReason(viewer, owner, reason)
    await tx.update(commerces).set({ deleted_at: now.toISOString() }).where(eq(commerces.id, id))
    await closeProposals(tx, call, [shop], CLOSED.deleted)
    await endRestrictions(tx, call, 'proposal_rejected', { commerce: id }, 'withdrawn')
    const { name } = shop
    const isExplained = owner?.id !== viewer.id && reason !== undefined
    const event = { verb: 'delete', type: 'commerce', id, name } as const
    await record(tx, call, { ...event, ...(isExplained && { after: { reason } }) })
    await restrictAndMail(tx, call, {
      kind: 'commerce_deleted',
      objectKey: { commerce: id },
      object: name,
      owner,
      reason: reason ?? null,
    })
  })
}

/** The caller becomes owner if the former account is deleted. Throws 409 to an owner if the office deleted the shop. */
export function restoreCommerce(call: SignedCall, id: number): Promise<CommerceRow> {
  const { db, viewer } = call
  return db.transaction(async (tx) => {
    await lockOwnerAndViewer(tx, viewer, id)
    const found = await lockRestorable(tx, viewer, id, binCutoff(call))
    if (found === undefined) throw notFound()
    if (found.deleted_at === null) return found
    if (!(await unrestrict(tx, call, 'commerce_deleted', { commerce: id }))) throw hiddenByOffice()
    const newOwner = found.owner !== null && found.owner.deleted_at !== null ? viewer : undefined
    await tx
      .update(commerces)
      .set({ deleted_at: null, owner_id: newOwner?.id })
      .where(eq(commerces.id, id))
    await writeOpenings(tx, call, [id])
    await record(tx, call, {
      verb: 'restore',
      type: 'commerce',
      id,
      name: found.name,
      after: newOwner && { owner: newOwner.username },
    })
    return (await findCommerce(tx, viewer, id))!
  })
}

/** Locks the owner and the viewer, who may become owner, so that neither account is deleted meanwhile. */
export async function lockOwnerAndViewer(tx: Db, viewer: Viewer, id: number): Promise<void> {
  const owner = tx.select({ id: commerces.owner_id }).from(commerces).where(eq(commerces.id, id))
  await tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, viewer.id), inArray(users.id, owner)))
    .orderBy(asc(users.id))
    .for('share')
}
