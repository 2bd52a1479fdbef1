import { GALLERY_ERRORS, type GalleryChanges } from '#contract/gallery.ts'
import type { CommerceRow } from '../commerces/queries.ts'
import { invalid } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import type { GalleryPhoto } from '../photos/gallery-rows.ts'
import { changeGallery } from './change-gallery.ts'

/** Puts the photos of a shop in another order and describes them. Errors: 400 `{photos}`, 404, 409. */
export async function orderPhotos(
  call: SignedCall,
  commerce: number,
  { photos: wanted }: GalleryChanges,
): Promise<CommerceRow> {
  return await changeGallery(call, commerce, async (_tx, photos) => {
    const named = wanted.map(({ id, alt }): GalleryPhoto => {
      const photo = photos.find((one) => one.id === id)
      if (photo === undefined) throw invalid({ photos: [GALLERY_ERRORS.unknown] })
      return { ...photo, alt: alt ?? photo.alt }
    })
    const others = photos.filter(({ id }) => !wanted.some((one) => one.id === id))
    return [...named, ...others]
  })
}
