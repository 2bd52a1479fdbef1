import { z } from 'zod'
import type { FieldTable } from './field-table.ts'
import { orNull, someOf } from './fields.ts'
import { addDays, isDate, nextWeekday, type PlainDate, weekdayOf } from './hours/dates.ts'
import { date } from './hours/hours.ts'
import { WEEKDAYS, type Weekday } from './hours/weekdays.ts'

/** States depend only on the town's date: an offer ends at midnight, not when the shop closes. */
export const OFFER_STATES = ['scheduled', 'running', 'ends_today', 'ended'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** First and last day of an offer; null: no limit. */
export type OfferDates = { starts_on: PlainDate | null; ends_on: PlainDate | null }

/** `ended`: the owner ended the offer on the day `ends_on`, before midnight. */
export type OfferPeriod = OfferDates & { ended?: boolean | undefined }

export const WRONG_YEAR = 'Escribe un año entre 2000 y 2099'
export const NOT_BEGUN = 'Esta oferta aún no ha empezado: cambia sus fechas o elimínala'
export const END_BEFORE_START = 'El último día es anterior al primero. Cámbialos.'

export const day = date
  .refine((value) => !isDate(value) || value.startsWith('20'), WRONG_YEAR)
  .meta({ format: 'date' })

const PUBLIC_DAY = {
  input: orNull(day).optional(),
  output: z.iso.date().nullable(),
  isSortable: true,
} as const

export const OFFER_DATE_FIELDS = {
  starts_on: { ...PUBLIC_DAY, label: 'Desde', phrase: 'el primer día' },
  ends_on: { ...PUBLIC_DAY, label: 'Hasta', phrase: 'el último día' },
} as const satisfies FieldTable

export function areInOrder({
  starts_on,
  ends_on,
}: { [Name in keyof OfferDates]?: OfferDates[Name] | undefined }): boolean {
  return !starts_on || !ends_on || starts_on <= ends_on
}

export function offerState(
  { starts_on, ends_on, ended = false }: OfferPeriod,
  today: PlainDate,
): OfferState {
  if (starts_on !== null && today < starts_on) return 'scheduled'
  if (ended) return 'ended'
  if (ends_on === null || today < ends_on) return 'running'
  return today === ends_on ? 'ends_today' : 'ended'
}

export const isRunning = (state: OfferState) => state === 'running' || state === 'ends_today'

export const OFFER_TIMES = ['today', 'ending', 'weekend'] as const
export type OfferTime = (typeof OFFER_TIMES)[number]

/** Days before the last day of an offer from which it ends soon. */
const ENDING_DAYS = 3

type OfferSchedule = OfferPeriod & { weekdays: Weekday[] }

/** `weekend`: valid on a day of this weekend that is not over. `ending`: valid on one of the next days, and ends soon. */
export function isOfferedAt(offer: OfferSchedule, time: OfferTime, today: PlainDate): boolean {
  if (!isRunning(offerState(offer, today))) return false
  if (time === 'ending' && !endsSoon(offer, today)) return false
  return daysOf(time, today).some((day) => holdsOn(offer, day))
}

/** Whether the last day is today or one of the next three days. */
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

const weekdays = someOf(WEEKDAYS, 'Elige días de la semana: mon, tue, wed, thu, fri, sat, sun')
  .transform((days) => (days.length === WEEKDAYS.length ? [] : days))
  .optional()

export const OFFER_RHYTHM_FIELDS = {
  weekdays: {
    input: weekdays,
    output: z.array(z.enum(WEEKDAYS)),
    label: 'Días de la semana',
    phrase: 'los días de la semana',
  },
} as const satisfies FieldTable

export function holdsOn(offer: OfferSchedule, date: PlainDate): boolean {
  const isOnWeekday = offer.weekdays.length === 0 || offer.weekdays.includes(weekdayOf(date))
  return isOnWeekday && isRunning(offerState(offer, date))
}
