import type { Commerce } from '#contract/commerces.ts'
import { type PhotoFocus, photoSrcset } from '#contract/photos.ts'
import { isFacade } from '#contract/site-paths.ts'
import type { Notice } from '#drawing/shutter.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { Facade } from '#web/ui/drawing.tsx'
import { Photo } from '#web/ui/photo.tsx'

type CommercePhotoProps = {
  commerce: Pick<Commerce, 'photo' | 'photo_placeholder' | keyof PhotoFocus>
  shop: FacadeShop
  sizes: string
  alt: string
  isEager?: boolean | undefined
  /** URL of the drawn façade, for static pages. */
  facade?: string
  notice?: Notice | undefined
  isShut?: boolean | undefined
}

/** The photo of a shop, or its drawn façade if it has no photo or the photo does not load. */
export function CommercePhoto({ commerce, shop, notice, isShut, ...photo }: CommercePhotoProps) {
  const fallback = (
    <Facade shop={shop} notice={notice} closed={isShut || undefined} label={photo.alt !== ''} />
  )
  if (isFacade(commerce.photo)) return fallback
  return (
    <Photo
      {...photo}
      src={commerce.photo}
      srcSet={photoSrcset(commerce.photo)}
      width={1600}
      height={1100}
      placeholder={commerce.photo_placeholder}
      focus={commerce}
      fallback={fallback}
    />
  )
}
