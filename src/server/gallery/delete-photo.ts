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
 * Deletes a photo of a shop. The next photo becomes the cover if necessary. The photo can be restored for a day. Throws
 * 400 with `{photo}` if an owner deletes the only one, 404 and 409.
 */
export async function deletePhoto(call: SignedCall, { id, commerce }: PhotoPlace): Promise<void> {
  const deleted_at = call.clock.now().toISOString()
  const change = async (tx: Db, photos: GalleryPhoto[]) => {
    const at = photos.findIndex((photo) => photo.id === id)
    // Another request has deleted it first.
    if (at === -1) throw notFound()
    if (photos.length === 1 && call.viewer.role !== ADMINISTRATOR) {
      throw invalid({ photo: [GALLERY_ERRORS.last] })
    }
    // Replaces the row by a deleted one. A cover has no row yet.
    await tx.delete(commercePhotos).where(eq(commercePhotos.id, id))
    await tx
      .insert(commercePhotos)
      .values({ ...photos[at]!, commerce, position: at + 1, deleted_at })
    return photos.filter((photo) => photo.id !== id)
  }
  await changeGallery(call, commerce, change)
}
