import { eq } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/inbox.ts'
import { record } from '../activity/record.ts'
import { commerces } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { endRestrictions } from '../moderation/end-restrictions.ts'
import { requireReason } from '../moderation/require-reason.ts'
import { restrict } from '../moderation/restrict.ts'
import { tellTakenAway } from '../moderation/tell-taken-away.ts'
import { CLOSED, closeProposals } from '../review/save-proposal.ts'
import { lockCommerce } from './queries.ts'

/**
 * Puts a shop into the bin, with its offers and its application. If the office deletes an owner's shop, the owner is
 * mailed the reason and cannot restore it. Throws 400 without that reason, and 404.
 */
export async function deleteCommerce(call: SignedCall, id: number, reason?: string): Promise<void> {
  const { db, clock, viewer } = call
  const now = clock.now()
  await db.transaction(async (tx) => {
    const present = await lockCommerce(tx, viewer, id)
    if (present === undefined) throw notFound()
    const owner = present.owner?.deleted_at === null ? present.owner : undefined
    requireReason(viewer, owner, reason)
    await tx.update(commerces).set({ deleted_at: now.toISOString() }).where(eq(commerces.id, id))
    await closeProposals(tx, call, [present], CLOSED.deleted)
    await endRestrictions(tx, call, 'proposal_rejected', { commerce: id }, 'withdrawn')
    const { name } = present
    const isOwn = owner?.id === viewer.id
    const why = isOwn || reason === undefined ? undefined : { reason }
    const event = { verb: 'delete', type: 'commerce', id, name } as const
    await record(tx, call, { ...event, ...(why && { after: why }) })
    const decision = {
      kind: 'commerce_deleted',
      taken: { commerce: id },
      object: name,
      owner,
      reason: reason ?? null,
    } as const
    await restrict(tx, call, decision, tellTakenAway(call, decision), UNDO_SECONDS)
  })
}
