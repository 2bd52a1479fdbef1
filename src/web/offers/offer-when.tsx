import type { Weekday } from '#contract/hours/weekdays.ts'
import type { OfferPeriod } from '#contract/offer-dates.ts'
import { useToday } from '#web/commerces/use-town.ts'
import { IconCalendar } from '#web/ui/icons.ts'
import { whenInWords } from './date-words.ts'
import styles from './ticket.module.css'

type OfferWhenProps = {
  offer: OfferPeriod & { weekdays: readonly Weekday[] }
  /** Shown for an offer without dates. */
  undated?: string | undefined
  /** For lists: fewer words and no icon. */
  isShort?: boolean
}

/** Says when an offer is valid. */
export function OfferWhen({ offer, undated, isShort }: OfferWhenProps) {
  const words = whenInWords(offer, useToday(), isShort) ?? undated
  if (words === undefined) return null
  return (
    <p className={`flex gap-8 small strong loose align-start mb-14 ${styles.dates}`}>
      {!isShort && <IconCalendar size={20} className="mt-2" aria-hidden />}
      {words}
    </p>
  )
}
