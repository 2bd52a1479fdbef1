import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Offer } from '#contract/offers.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { OfferHeading } from './offer-actions.tsx'
import styles from './offer-list.module.css'
import { OfferPicture } from './offer-picture.tsx'
import { Ticket } from './ticket.tsx'

type OfferCardsProps = {
  offers: Offer[]
  categories: Category[]
  /** What stands below the description of an offer. */
  children: (offer: Offer) => ReactNode
}

export function OfferCards({ offers, categories, children }: OfferCardsProps) {
  return (
    <ul className={styles.cards}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <Ticket
            offer={offer}
            picture={
              <OfferPicture offer={offer} category={categoryNames(offer.category, categories)[0]} />
            }
            heading={<OfferHeading offer={offer} />}
          >
            {children(offer)}
          </Ticket>
        </li>
      ))}
    </ul>
  )
}
