import type { ReactNode } from 'react'
import { Card, CardBody } from '../ui/card.tsx'
import { IconTag } from '../ui/icons.ts'
import styles from './ticket.module.css'

type TicketProps = {
  offer: { type: string; description: string }
  /** An OfferPicture, or a photo that is only chosen yet. */
  picture: ReactNode
  /** What stands above the description: its title first. */
  heading: ReactNode
  /** For neighbours: three lines at most, and on paper the words alone. */
  isListed?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** An offer as a raffle ticket, torn off below its picture. */
export function Ticket({ offer, picture, heading, isListed, children }: TicketProps) {
  return (
    <Card as="article" className={`${styles.ticket} ${isListed ? styles.listed : ''}`}>
      <div className={styles.picture}>
        {picture}
        {offer.type && <OfferType type={offer.type} />}
      </div>
      <CardBody className={styles.body}>
        {heading}
        <p className={styles.description}>{offer.description}</p>
        {children}
      </CardBody>
    </Card>
  )
}

export function OfferType({ type }: { type: string }) {
  return (
    <p className={styles.type}>
      <IconTag size={20} aria-hidden />
      {type}
    </p>
  )
}
