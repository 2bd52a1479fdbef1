import { eq } from 'drizzle-orm'
import { record } from '../activity/record.ts'
import { oldestInBin } from '../bin/kept.ts'
import { commerces } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import type { Services } from '../services.ts'
import { type CommerceRow, findCommerce, lockRestorable } from './store.ts'

/**
 * Takes a shop out of the bin as it was. One whose owner's account is gone belongs to the
 * administrator who brings it back. One that is there already stays as it is.
 */
export async function restoreCommerce(
  services: Services,
  viewer: Viewer,
  id: number,
): Promise<CommerceRow> {
  const { db, clock, totals } = services
  const restored = await db.transaction(async (tx) => {
    const found = await lockRestorable(tx, viewer, id, oldestInBin(services))
    if (found === undefined) throw notFound()
    if (found.deleted_at === null) return found
    const heir = found.owner.deleted_at === null ? undefined : viewer
    await tx
      .update(commerces)
      .set({ deleted_at: null, owner_id: heir?.id })
      .where(eq(commerces.id, id))
    await record(tx, {
      actor: viewer,
      verb: 'restore',
      type: 'commerce',
      id,
      name: found.name,
      after: heir && { owner: heir.username },
      at: clock.now(),
    })
    return (await findCommerce(tx, viewer, id))!
  })
  totals.forget()
  return restored
}
