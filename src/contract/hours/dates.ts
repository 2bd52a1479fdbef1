import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** A calendar date without time zone, 'YYYY-MM-DD'. */
export type PlainDate = string

const DAY_MS = 86_400_000

export function isDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const parsed = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed) && toDate(parsed) === value
}

export const LEAP_DAY = '02-29'
export const NOT_EVERY_YEAR =
  'El 29 de febrero no llega todos los años. Elige el 28 de febrero o el 1 de marzo.'

/** Returns whether every year has this day, 'MM-DD'. */
export const isYearlyDay = (day: string) => /^\d\d-\d\d$/.test(day) && isDate(`2026-${day}`)

export function addDays(date: PlainDate, days: number): PlainDate {
  return toDate(Date.parse(date) + days * DAY_MS)
}

export function weekdayOf(date: PlainDate): Weekday {
  // 1970-01-01 was a Thursday.
  return WEEKDAYS[(((Date.parse(date) / DAY_MS + 3) % 7) + 7) % 7]!
}

export function nextWeekday(from: PlainDate, weekday: Weekday): PlainDate {
  const days = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(from))
  return addDays(from, (days + 7) % 7)
}

type YearDays = { from: string; to: string }

/** Whether a date is from one 'MM-DD' to another, both included. `from` after `to`: across the end of the year. */
export function isSeasonOn({ from, to }: YearDays, date: PlainDate): boolean {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

export function overlappingSeasons(seasons: YearDays[]): boolean {
  return seasons.some((season, index) =>
    seasons.slice(index + 1).some((other) => begins(season, other) || begins(other, season)),
  )
}

// `isSeasonOn` ignores the year.
const begins = (season: YearDays, within: YearDays) => isSeasonOn(within, `2026-${season.from}`)

const toDate = (ms: number) => new Date(ms).toISOString().slice(0, 10)
