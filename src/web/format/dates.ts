import { formatCount } from '#contract/numbers.ts'
import { capitalize } from '#contract/spanish.ts'

let zone = 'Europe/Madrid'
let formats = formatsIn(zone)

/** Sets the time zone of all dates: an installation shows only one town. */
export function showDatesIn(timeZone: string): void {
  if (timeZone === zone) return
  formats = formatsIn(timeZone)
  zone = timeZone
}

/** Returns 'hoy', 'ayer', 'hace 3 días', 'el 3 de marzo' or, in another year, 'el 3 de marzo de 2024'. */
export function formatDay(instant: string, now: Date = new Date()): string {
  const date = new Date(instant)
  const days = dayNumber(now) - dayNumber(date)
  if (days === 0) return 'hoy'
  if (days === 1) return 'ayer'
  if (days > 1 && days < 7) return `hace ${formatCount(days, 'día', 'días')}`
  return `el ${(yearOf(date) === yearOf(now) ? formats.thisYear : formats.anyYear).format(date)}`
}

/** Returns '2026-03-12'. */
export const toPlainDate = (date: Date): string => formats.day.format(date)

/** Returns the day as a number, for grouping and differences. */
export const dayNumber = (date: Date): number => Date.parse(toPlainDate(date)) / 86_400_000

/** Returns 'Hoy', 'Ayer', 'Martes, 3 de marzo' or, in another year, 'Martes, 3 de marzo de 2024'. */
export function formatDayHeading(instant: string, now: Date = new Date()): string {
  const date = new Date(instant)
  const days = dayNumber(now) - dayNumber(date)
  if (days === 0) return 'Hoy'
  if (days === 1) return 'Ayer'
  const { headingThisYear, headingAnyYear } = formats
  return capitalize((yearOf(date) === yearOf(now) ? headingThisYear : headingAnyYear).format(date))
}

/** Returns '3 de marzo de 2026'. */
export const formatLongDay = (instant: string): string => formats.anyYear.format(new Date(instant))

/** Returns 'noviembre de 2026'. */
export const formatMonth = (instant: string): string => formats.month.format(new Date(instant))

/** Returns '9:05'. */
export const formatTime = (instant: string): string => formats.time.format(new Date(instant))

/** Returns 'hoy, 9:40' for today, and only the day otherwise. */
export function formatMoment(instant: string, now?: Date): string {
  const day = formatDay(instant, now)
  return day === 'hoy' ? `hoy, ${formatTime(instant)}` : day
}

/** Returns 'martes 8 de diciembre a las 9:30'. */
export function formatDayTime(instant: string): string {
  const day = formats.headingThisYear.format(new Date(instant)).replace(',', '')
  const time = formatTime(instant)
  return `${day} a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

const yearOf = (date: Date): string => toPlainDate(date).slice(0, 4)

function formatsIn(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions, locale = 'es-ES') =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  return {
    day: format({}, 'en-CA'),
    thisYear: format({ day: 'numeric', month: 'long' }),
    anyYear: format({ dateStyle: 'long' }),
    headingThisYear: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    headingAnyYear: format({ dateStyle: 'full' }),
    time: format({ timeStyle: 'short' }),
    month: format({ month: 'long', year: 'numeric' }),
  }
}
