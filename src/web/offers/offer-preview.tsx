import { useDeferredValue } from 'react'
import { offerState } from '#contract/offer-dates.ts'
import type { Offer } from '#contract/offers.ts'
import { focusOf } from '#contract/photos.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { usePicture } from '#web/forms/photo-field.tsx'
import { objectPosition } from '#web/ui/photo.tsx'
import { readDates } from './date-texts.ts'
import { OfferStatus } from './offer-cards.tsx'
import { OfferPicture } from './offer-picture.tsx'
import { PriceTag } from './price-tag.tsx'
import { readPrices, usualType } from './price-texts.ts'
import { OfferWhen, Ticket } from './ticket.tsx'
import type { OfferValues } from './use-offer-form.ts'

type OfferPreviewProps = {
  values: OfferValues
  photo: File | undefined
  /** The offer that is edited or repeated: shows the saved photo until a new photo is chosen. */
  savedOffer: Offer | undefined
  category: string | undefined
}

export function OfferPreview({ values, photo, savedOffer, category }: OfferPreviewProps) {
  const { url, fail } = usePicture(photo)
  const today = dateToday()
  const { title, description, keepsPhoto, ...rest } = useDeferredValue(values)
  const type = rest.type.trim() || usualType(rest.price, rest.previous_price)
  const dates = readDates(rest, today)
  const prices = readPrices(rest.price, rest.previous_price)
  const state = offerState(dates, today)
  const picturedOffer = {
    id: savedOffer?.id ?? 0,
    photo: keepsPhoto && savedOffer ? savedOffer.photo : null,
    photo_placeholder: savedOffer?.photo_placeholder ?? null,
    ...focusOf(values),
  }
  return (
    <figure>
      <Ticket
        offer={{ type, description }}
        when={<OfferWhen offer={{ ...dates, weekdays: rest.weekdays }} />}
        status={state !== 'running' && <OfferStatus state={state} />}
        isOver={state === 'ended'}
        picture={
          url ? (
            <img
              src={url}
              alt="Tu foto, como se verá"
              className="full-width photo-edge"
              style={objectPosition(values)}
              onError={fail}
            />
          ) : (
            <OfferPicture offer={picturedOffer} category={category} alt="La foto de ahora" />
          )
        }
        heading={
          <>
            <p>{title.trim() || 'Tu oferta'}</p>
            {prices.price !== null && (
              <PriceTag offer={{ title, type, ...prices }} className="mt-8" />
            )}
          </>
        }
      />
      <figcaption className="mt-12 note">{captionFor(photo, url, picturedOffer.photo)}</figcaption>
    </figure>
  )
}

function captionFor(photo: File | undefined, url: string | undefined, savedPhoto: string | null) {
  if (photo === undefined && savedPhoto === null) return 'Así se verá, con un dibujo como este.'
  if (photo === undefined || url !== undefined) return 'Así se verá.'
  return 'Este navegador no puede enseñarte la foto, pero se enviará bien.'
}
