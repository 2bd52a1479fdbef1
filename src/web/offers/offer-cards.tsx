import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Offer } from '#contract/offers.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { OfferHeading } from './offer-actions.tsx'
import { OfferPicture } from './offer-picture.tsx'
import { OfferStatus } from './offer-status.tsx'
import { OfferWhen } from './offer-when.tsx'
import { PriceTag } from './price-tag.tsx'
import { Ticket } from './ticket.tsx'

type OfferCardsProps = {
  offers: Offer[]
  categories: Category[]
  /** Replaces the status of an offer that no longer exists. */
  goneOf?: (offer: Offer) => ReactNode
  /** Shown below the description of an offer. */
  children: (offer: Offer) => ReactNode
}

export function OfferCards({ offers, categories, goneOf, children }: OfferCardsProps) {
  return (
    <ul className="cards gap-24">
      {offers.map((offer) => (
        <li key={offer.id}>
          <Ticket
            offer={offer}
            picture={
              <OfferPicture offer={offer} category={categoryNames(offer.category, categories)[0]} />
            }
            heading={
              <>
                <OfferHeading offer={offer} />
                {offer.price !== null && <PriceTag offer={offer} className="mt-8" />}
              </>
            }
            when={<OfferWhen offer={offer} undated={goneOf ? undefined : standing(offer)} />}
            status={goneOf?.(offer) ?? <OfferStatus state={offer.state} />}
            isOver={offer.state === 'ended'}
          >
            {children(offer)}
          </Ticket>
        </li>
      ))}
    </ul>
  )
}

const MONTH = 30 * 86_400_000

/** Asks about an offer without dates that has not been edited for three months: it is probably over. */
function standing({ updated_at }: Offer): string | undefined {
  const months = (Date.now() - Date.parse(updated_at)) / MONTH
  if (months < 3) return undefined
  return `Lleva más de ${months > 12 ? 'un año' : 'tres meses'} igual. ¿Sigue en marcha?`
}
