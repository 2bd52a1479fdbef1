import { eq } from 'drizzle-orm'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { offers } from '../database/schema.ts'
import { hiddenByOffice, notFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import { liftHold } from '../moderation/holds.ts'
import type { Services } from '../services.ts'
import { findRecoverableOffer, lockOffer, type OfferRow } from './queries.ts'

/** Moves an offer into the bin. Of two concurrent calls the second gets 404. */
export async function deleteOffer(services: Services, viewer: Viewer, id: number): Promise<void> {
  const { db, clock } = services
  const at = clock.now()
  await db.transaction(async (tx) => {
    const offer = await lockOffer(tx, viewer, id)
    if (offer === undefined || offer.deleted_at !== null) throw notFound()
    await deleteLocked(tx, viewer, offer, at)
  })
}

/** The same, of an offer whose shop is locked. */
export async function deleteLocked(
  tx: Db,
  viewer: Viewer,
  { id, title: name }: { id: number; title: string },
  at: Date,
): Promise<void> {
  await tx.update(offers).set({ deleted_at: at.toISOString() }).where(eq(offers.id, id))
  await record(tx, { actor: viewer, verb: 'delete', type: 'offer', id, name, at })
}

/** Restores an offer from the bin; one that is not deleted stays as it is. */
export async function restoreOffer(
  services: Services,
  viewer: Viewer,
  id: number,
): Promise<OfferRow> {
  const { db, clock } = services
  const at = clock.now()
  const restored = await db.transaction(async (tx) => {
    const offer = await lockOffer(tx, viewer, id)
    if (offer !== undefined && offer.deleted_at !== null) {
      if (!(await liftHold(tx, { ...services, viewer }, { offer: id }))) throw hiddenByOffice()
      await tx.update(offers).set({ deleted_at: null }).where(eq(offers.id, id))
      const name = offer.title
      await record(tx, { actor: viewer, verb: 'restore', type: 'offer', id, name, at })
    }
    return await findRecoverableOffer(tx, services, viewer, id)
  })
  if (restored === undefined) throw notFound()
  return restored
}
