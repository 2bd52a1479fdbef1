import { eq } from 'drizzle-orm'
import { GALLERY_ERRORS } from '#contract/gallery.ts'
import type { CommerceRow } from '../commerces/queries.ts'
import { commercePhotos } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { refuseFullGallery } from './add-photo.ts'
import { changeGallery } from './change-gallery.ts'
import { findDeleted, type PhotoPlace } from './queries.ts'

const DAY = 24 * 60 * 60 * 1000

/** Returns the instant up to which deleted photos can no longer be restored. */
export function deletedPhotosCutoff({ clock }: Pick<SignedCall, 'clock'>): string {
  return new Date(clock.now().getTime() - DAY).toISOString()
}

/**
 * Restores a photo to its former position. Does nothing if it is not deleted. Throws 400 with `{photo}` if the gallery
 * is full, 404 and 409.
 */
export async function restorePhoto(
  call: SignedCall,
  { id, commerce }: PhotoPlace,
): Promise<CommerceRow> {
  return await changeGallery(call, commerce, async (tx, photos) => {
    const found = await findDeleted(tx, id)
    if (found === undefined) return photos
    const { position, ...photo } = found
    refuseFullGallery(photos.length)
    if (photos.some((one) => one.photo === photo.photo)) {
      throw invalid({ photo: [GALLERY_ERRORS.twice] })
    }
    await tx.delete(commercePhotos).where(eq(commercePhotos.id, id))
    return photos.toSpliced(position - 1, 0, photo)
  })
}
