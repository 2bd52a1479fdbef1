import type { ReactNode } from 'react'
import type { Offer } from '#contract/offers.ts'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconTag } from '#web/ui/icons.ts'
import styles from './offer-card.module.css'

type OfferCardProps = {
  offer: Pick<Offer, 'title' | 'type' | 'description'>
  /** An OfferPicture, or a photo that is only chosen yet. */
  picture: ReactNode
  heading: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** An offer as a raffle ticket. */
export function OfferCard({ offer, picture, heading, children }: OfferCardProps) {
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.picture}>
        {picture}
        {offer.type && (
          <p className={styles.type}>
            <IconTag size={20} aria-hidden />
            {offer.type}
          </p>
        )}
      </div>
      <CardBody className={styles.body}>
        {heading}
        <p className={styles.description}>{offer.description}</p>
        {children}
      </CardBody>
    </Card>
  )
}
