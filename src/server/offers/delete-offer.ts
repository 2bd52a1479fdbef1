import { eq } from 'drizzle-orm'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { offers } from '../database/schema.ts'
import { hiddenByOffice, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { unrestrict } from '../moderation/end-restrictions.ts'
import { requireReason } from '../moderation/require-reason.ts'
import { findOwnerOf, restrictAndMail } from '../moderation/restrict.ts'
import { findRecoverableOffer, lockOffer, type OfferRow } from './queries.ts'

/** `reason` is null if it was left blank, and undefined from clients of the first version, which cannot send one. */
export async function deleteOffer(call: SignedCall, id: number, reason?: string | null) {
  const { viewer } = call
  await call.db.transaction(async (tx) => {
    const offer = await lockOffer(tx, viewer, id)
    if (offer === undefined || offer.deleted_at !== null) throw notFound()
    const owner = await findOwnerOf(tx, offer.commerce)
    if (reason !== undefined) requireReason(viewer, owner, reason)
    const loggedReason = owner?.id === viewer.id ? null : reason
    await deleteLocked(tx, call, offer, loggedReason)
    await restrictAndMail(tx, call, {
      kind: 'offer_deleted',
      objectKey: { offer: id },
      object: offer.title,
      owner,
      reason: reason ?? null,
    })
  })
}

/** The shop of the offer must be locked. */
export async function deleteLocked(
  tx: Db,
  call: SignedCall,
  { id, title: name }: { id: number; title: string },
  loggedReason?: string | null,
): Promise<void> {
  const deleted_at = call.clock.now().toISOString()
  await tx.update(offers).set({ deleted_at }).where(eq(offers.id, id))
  const event = { verb: 'delete', type: 'offer', id, name } as const
  await record(tx, call, { ...event, ...(loggedReason && { after: { reason: loggedReason } }) })
}

export async function restoreOffer(call: SignedCall, id: number): Promise<OfferRow> {
  const { db, viewer } = call
  const restored = await db.transaction(async (tx) => {
    const offer = await lockOffer(tx, viewer, id)
    if (offer !== undefined && offer.deleted_at !== null) {
      if (!(await unrestrict(tx, call, 'offer_deleted', { offer: id }))) throw hiddenByOffice()
      await tx.update(offers).set({ deleted_at: null }).where(eq(offers.id, id))
      await record(tx, call, { verb: 'restore', type: 'offer', id, name: offer.title })
    }
    return await findRecoverableOffer(tx, call, id)
  })
  if (restored === undefined) throw notFound()
  return restored
}
