import type { Offer } from '#contract/offers.ts'
import { type PhotoFocus, photoSrcset } from '#contract/photos.ts'
import { OfferDrawing } from '#web/ui/drawing.tsx'
import { Photo } from '#web/ui/photo.tsx'

type OfferPictureProps = {
  offer: Pick<Offer, 'id' | 'photo' | 'photo_placeholder' | keyof PhotoFocus>
  /** Name of the offer's first category. */
  category: string | undefined
  alt?: string
  isEager?: boolean
  facade?: string
}

export function OfferPicture({ offer, category, alt = '', ...image }: OfferPictureProps) {
  const { id, photo, photo_placeholder } = offer
  return (
    <Photo
      {...image}
      src={photo ?? ''}
      srcSet={photo ? photoSrcset(photo) : undefined}
      sizes="(max-width: 48em) 80vw, 400px"
      width={1600}
      height={1100}
      placeholder={photo_placeholder ?? undefined}
      focus={offer}
      alt={alt}
      fallback={<OfferDrawing offer={{ id, category }} />}
    />
  )
}
