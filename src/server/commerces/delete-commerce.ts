import { eq } from 'drizzle-orm'
import { record } from '../activity/record.ts'
import { commerces } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import type { Services } from '../services.ts'
import { lockCommerce } from './queries.ts'

/** Puts a shop into the bin, with its offers and its application. */
export async function deleteCommerce(
  { db, clock }: Services,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const present = await lockCommerce(tx, viewer, id)
    if (present === undefined) throw notFound()
    await tx.update(commerces).set({ deleted_at: now.toISOString() }).where(eq(commerces.id, id))
    await record(tx, {
      actor: viewer,
      verb: 'delete',
      type: 'commerce',
      id,
      name: present.name,
      at: now,
    })
  })
}
