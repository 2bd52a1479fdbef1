import { eq } from 'drizzle-orm'
import type { CommerceForm } from '#contract/commerces.ts'
import { commerces } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import { type KeptPhoto, savePhoto } from '../photos/keep-photo.ts'
import type { Services } from '../services.ts'
import { refuseUnknownCategories } from './create-commerce.ts'
import { type CommerceRow, findCommerce } from './store.ts'

/** Saves what is given of a shop; without a photo it keeps the one it has. Errors: 400 by field. */
export async function updateCommerce(
  { db, clock, photos: store }: Services,
  viewer: Viewer,
  id: number,
  changes: Partial<CommerceForm>,
  photo: KeptPhoto | undefined,
): Promise<CommerceRow> {
  return await db.transaction(async (tx) => {
    if (changes.category) await refuseUnknownCategories(tx, changes.category, ['category'])
    if (photo) await savePhoto(tx, store, photo)
    await tx
      .update(commerces)
      .set({ ...changes, photo: photo?.hash, updated_at: clock.now().toISOString() })
      .where(eq(commerces.id, id))
    return (await findCommerce(tx, viewer, id))!
  })
}
