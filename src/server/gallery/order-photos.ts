import { GALLERY_ERRORS, type GalleryChanges } from '#contract/gallery.ts'
import type { CommerceRow } from '../commerces/queries.ts'
import { invalid } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import type { GalleryPhoto } from '../photos/gallery-rows.ts'
import { changeGallery } from './change-gallery.ts'

/** Changes the order and the alternative texts of a shop's photos. Throws 400 with `{photos}`, 404 and 409. */
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
