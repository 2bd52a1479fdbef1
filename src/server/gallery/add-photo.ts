import { GALLERY_ERRORS, MAX_SHOP_PHOTOS } from '#contract/gallery.ts'
import { CENTERED } from '#contract/photos.ts'
import type { CommerceRow } from '../commerces/queries.ts'
import { invalid } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { nextPhotoId } from '../photos/gallery-rows.ts'
import { type StoredPhoto, savePhotoRow } from '../photos/store-photo.ts'
import { changeGallery } from './change-gallery.ts'

/** Adds a photo at the end of a shop's gallery. Throws 400 with `{photo}`, 404 and 409. */
export async function addPhoto(
  call: SignedCall,
  commerce: number,
  photo: StoredPhoto,
  alt: string,
): Promise<CommerceRow> {
  return await changeGallery(call, commerce, async (tx, photos) => {
    refuseFullGallery(photos.length)
    if (photos.some((one) => one.photo === photo.hash)) {
      throw invalid({ photo: [GALLERY_ERRORS.twice] })
    }
    await savePhotoRow(tx, call.photos, photo)
    return [...photos, { id: await nextPhotoId(tx), photo: photo.hash, alt, ...CENTERED }]
  })
}

/** Throws 400 if the gallery is full. */
export function refuseFullGallery(photos: number): void {
  if (photos >= MAX_SHOP_PHOTOS) throw invalid({ photo: [GALLERY_ERRORS.full] })
}
