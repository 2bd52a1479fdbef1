import { eq } from 'drizzle-orm'
import { GALLERY_ERRORS } from '#contract/gallery.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { commercePhotos } from '../database/schema.ts'
import { invalid, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { changeGallery, refuseFullGallery } from './change-gallery.ts'
import { findDeleted, type PhotoRef } from './queries.ts'

/** The photo can be restored for a day. Throws 400 with `{photo}` if an owner deletes the only one, 404 and 409. */
export async function deletePhoto(call: SignedCall, { id, commerce }: PhotoRef): Promise<void> {
  const deleted_at = call.clock.now().toISOString()
  await changeGallery(call, commerce, async (tx, photos) => {
    const index = photos.findIndex((photo) => photo.id === id)
    // Another request has already deleted the photo.
    if (index === -1) throw notFound()
    if (photos.length === 1 && call.viewer.role !== ADMINISTRATOR) {
      throw invalid({ photo: [GALLERY_ERRORS.last] })
    }
    // Replaces the row of the photo by a deleted one. A cover had no row.
    await tx.delete(commercePhotos).where(eq(commercePhotos.id, id))
    await tx
      .insert(commercePhotos)
      .values({ ...photos[index]!, commerce, position: index + 1, deleted_at })
    return photos.filter((photo) => photo.id !== id)
  })
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the instant up to which deleted photos can no longer be restored. */
export function deletedPhotosCutoff({ clock }: Pick<SignedCall, 'clock'>): string {
  return new Date(clock.now().getTime() - DAY_MS).toISOString()
}

/** Restores a photo to its former position. Throws 400 with `{photo}`, 404 and 409. */
export async function restorePhoto(call: SignedCall, { id, commerce }: PhotoRef) {
  return await changeGallery(call, commerce, async (tx, photos) => {
    const found = await findDeleted(tx, id)
    // Another request has already restored the photo.
    if (found === undefined) return photos
    const { position, ...photo } = found
    refuseFullGallery(photos.length)
    if (photos.some((other) => other.photo === photo.photo)) {
      throw invalid({ photo: [GALLERY_ERRORS.twice] })
    }
    await tx.delete(commercePhotos).where(eq(commercePhotos.id, id))
    return photos.toSpliced(position - 1, 0, photo)
  })
}
