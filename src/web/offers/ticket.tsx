import type { ReactNode } from 'react'
import type { Weekday } from '#contract/hours/weekdays.ts'
import type { OfferPeriod } from '#contract/offer-dates.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { keepUnits } from '#web/format/units.ts'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconCalendar, IconTag } from '#web/ui/icons.ts'
import { whenInWords } from './date-words.ts'
import styles from './ticket.module.css'

type TicketProps = {
  offer: { type: string; description: string }
  picture: ReactNode
  /** Shown above the description; begins with the title. */
  heading: ReactNode
  when?: ReactNode
  status?: ReactNode
  isOver?: boolean
  children?: ReactNode
}

/** An offer that looks like a raffle ticket, torn off below its picture. */
export function Ticket(props: TicketProps) {
  const { offer, picture, heading, when, status, isOver, children } = props
  return (
    <Card
      as="article"
      className={`flex column min-w-0 ${styles.ticket} ${isOver ? styles.over : ''}`}
    >
      <div className={`relative ${styles.picture}`}>
        {picture}
        {status && <div className={`absolute z-1 flex ${styles.status}`}>{status}</div>}
        {offer.type && (
          <p className={`inline-row gap-8 small strong loose rounded-chip ${styles.type}`}>
            <IconTag size={20} aria-hidden />
            {keepUnits(offer.type)}
          </p>
        )}
      </div>
      <CardBody className={`flex column grow ${styles.body}`}>
        {heading}
        <p className={`note mt-6 mb-14 overflow-hidden ${styles.description}`}>
          {keepUnits(offer.description)}
        </p>
        {when}
        {children}
      </CardBody>
    </Card>
  )
}

type OfferWhenProps = {
  offer: OfferPeriod & { weekdays: readonly Weekday[] }
  /** Shown for an offer without dates. */
  undated?: string | undefined
  /** For lists: fewer words and no icon. */
  isShort?: boolean
}

export function OfferWhen({ offer, undated, isShort }: OfferWhenProps) {
  const words = whenInWords(offer, dateToday(), isShort) ?? undated
  if (words === undefined) return null
  return (
    <p className={`flex gap-8 small strong loose align-start mb-14 ${styles.dates}`}>
      {!isShort && <IconCalendar size={20} className="mt-2" aria-hidden />}
      {words}
    </p>
  )
}
