import { eq } from 'drizzle-orm'
import { GALLERY_ERRORS } from '#contract/gallery.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { commercePhotos } from '../database/schema.ts'
import { invalid, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import type { GalleryPhoto } from '../photos/gallery-rows.ts'
import { changeGallery } from './change-gallery.ts'
import type { PhotoPlace } from './queries.ts'

/**
 * Deletes a photo of a shop; after the cover the next one is it. It can be restored for a day. Errors: 400 `{photo}` for
 * the only one, but where the office deletes it; 404, 409.
 */
export async function deletePhoto(call: SignedCall, { id, commerce }: PhotoPlace): Promise<void> {
  const deleted_at = call.clock.now().toISOString()
  const change = async (tx: Db, photos: GalleryPhoto[]) => {
    const at = photos.findIndex((photo) => photo.id === id)
    // Somebody else was quicker.
    if (at === -1) throw notFound()
    if (photos.length === 1 && call.viewer.role !== ADMINISTRATOR) {
      throw invalid({ photo: [GALLERY_ERRORS.last] })
    }
    // Its row goes, and comes again as a deleted one: that of a cover, which has none, comes alike.
    await tx.delete(commercePhotos).where(eq(commercePhotos.id, id))
    await tx
      .insert(commercePhotos)
      .values({ ...photos[at]!, commerce, position: at + 1, deleted_at })
    return photos.filter((photo) => photo.id !== id)
  }
  await changeGallery(call, commerce, change)
}
