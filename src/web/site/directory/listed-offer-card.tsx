import type { Category } from '#contract/categories.ts'
import type { ListedOffer } from '#contract/directory.ts'
import { facadePath, offerPath } from '#contract/site-paths.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { keepUnits } from '#web/format/units.ts'
import { OfferPicture } from '#web/offers/offer-picture.tsx'
import { OfferPrice } from '#web/offers/offer-price.tsx'
import { OfferWhen } from '#web/offers/offer-when.tsx'
import { Ticket } from '#web/offers/ticket.tsx'
import { CardLink } from '#web/ui/card.tsx'

type ListedPictureProps = {
  offer: ListedOffer
  /** The name of its first category. */
  category: string | undefined
  isEager?: boolean
}

type Shown = {
  isEager?: boolean
  /** On the page of its shop, which need not be named. */
  isHere?: boolean
}

type ListedOfferCardProps = Shown & { offer: ListedOffer; categories: readonly Category[] }

/** A public offer; the whole card is a link. */
export function ListedOfferCard({ offer, categories, ...shown }: ListedOfferCardProps) {
  const [category] = categoryNames(offer.category, categories)
  return <OfferCard {...shown} offer={offer} category={category} />
}

function OfferCard({ isHere, ...picture }: Shown & ListedPictureProps) {
  const { offer } = picture
  return (
    <Ticket
      offer={offer}
      isListed
      when={<OfferWhen offer={offer} />}
      picture={<ListedOfferPicture {...picture} />}
      heading={
        <>
          <h3>
            <CardLink href={offerPath(offer)}>{keepUnits(offer.title)}</CardLink>
          </h3>
          <OfferPrice offer={offer} />
          {!isHere && (
            <p className="mt-6 small loose">
              {offer.commerce.name} · {offer.commerce.direction}
            </p>
          )}
        </>
      }
    />
  )
}

export function ListedOfferPicture({ offer, ...picture }: ListedPictureProps) {
  return <OfferPicture offer={offer} facade={facadePath(offer.commerce)} {...picture} />
}
