import { z } from 'zod'
import type { FieldTable } from './field-table.ts'
import { asList, MAX_ITEMS } from './fields.ts'
import { type PlainDate, weekdayOf } from './hours/dates.ts'
import { WEEKDAYS, type Weekday } from './hours/weekdays.ts'
import { isRunning, type OfferPeriod, offerState } from './offer-dates.ts'

const WRONG_DAY = 'Elige días de la semana: mon, tue, wed, thu, fri, sat, sun'

/** Weekdays in order. An empty list means every day; all seven are stored as an empty list. */
const weekdays = z
  .preprocess(
    asList,
    z
      .array(z.enum(WEEKDAYS, WRONG_DAY), WRONG_DAY)
      .max(MAX_ITEMS, WRONG_DAY)
      .transform((days) => WEEKDAYS.filter((day) => days.includes(day)))
      .transform((days) => (days.length === WEEKDAYS.length ? [] : days)),
  )
  .optional()

export const OFFER_RHYTHM_FIELDS = {
  weekdays: {
    input: weekdays,
    output: z.array(z.enum(WEEKDAYS)),
    label: 'Días de la semana',
    phrase: 'los días de la semana',
    isPublic: true,
    isSortable: false,
  },
} as const satisfies FieldTable

/** Whether an offer can be used on a day: it is running, and the day is one of its weekdays. */
export function holdsOn(offer: OfferPeriod & { weekdays: Weekday[] }, today: PlainDate): boolean {
  const isIts = offer.weekdays.length === 0 || offer.weekdays.includes(weekdayOf(today))
  return isIts && isRunning(offerState(offer, today))
}
