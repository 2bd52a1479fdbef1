import { addDays, nextWeekday, type PlainDate, weekdayOf } from './hours/dates.ts'
import type { Weekday } from './hours/weekdays.ts'
import { isRunning, type OfferPeriod, offerState } from './offer-dates.ts'
import { holdsOn } from './offer-rhythm.ts'

/** Filters of running offers, by the town's date. */
export const OFFER_TIMES = ['today', 'ending', 'weekend'] as const
export type OfferTime = (typeof OFFER_TIMES)[number]

/** An offer ends soon from this many days before its last day. */
const ENDING_DAYS = 3

type Timed = OfferPeriod & { weekdays: Weekday[] }

/**
 * Whether a running offer can be used `today`; on the Saturday or Sunday of this week, as far as they are not over
 * (`weekend`); or on a day within the next three, and it ends soon (`ending`). Its weekdays count.
 */
export function isOfferedAt(offer: Timed, time: OfferTime, today: PlainDate): boolean {
  if (!isRunning(offerState(offer, today))) return false
  if (time === 'ending' && !endsSoon(offer, today)) return false
  return daysOf(time, today).some((day) => holdsOn(offer, day))
}

/** Whether its last day is today or one of the next three days. */
export function endsSoon({ ends_on }: OfferPeriod, today: PlainDate): boolean {
  return ends_on !== null && today <= ends_on && ends_on <= addDays(today, ENDING_DAYS)
}

function daysOf(time: OfferTime, today: PlainDate): PlainDate[] {
  if (time === 'today') return [today]
  if (time === 'ending') {
    return Array.from({ length: ENDING_DAYS + 1 }, (_, days) => addDays(today, days))
  }
  const sunday = nextWeekday(today, 'sun')
  return weekdayOf(today) === 'sun' ? [sunday] : [addDays(sunday, -1), sunday]
}
