import { formatCount } from '#contract/numbers.ts'
import { capitalize } from '#contract/spanish.ts'

/** The default, until `showDatesIn` is called. */
let zone = 'Europe/Madrid'
let formats = formatsIn(zone)

/** Sets the time zone of all dates. A process and a page show one town only; the root calls this. */
export function showDatesIn(timeZone: string): void {
  if (timeZone === zone) return
  formats = formatsIn(timeZone)
  zone = timeZone
}

/** Returns the time zone of dates. Before the first rendering it is the default. */
export function shownTimeZone(): string {
  return zone
}

/**
 * Formats the day of an ISO 8601 instant within a sentence: 'hoy', 'ayer', 'hace 3 días', 'el 3 de marzo', 'el 3 de
 * marzo de 2024'.
 */
export function formatDay(instant: string, now: Date = new Date()): string {
  const date = new Date(instant)
  const days = dayNumber(now) - dayNumber(date)
  if (days === 0) return 'hoy'
  if (days === 1) return 'ayer'
  if (days > 1 && days < 7) return `hace ${formatCount(days, 'día', 'días')}`
  return `el ${(yearOf(date) === yearOf(now) ? formats.thisYear : formats.anyYear).format(date)}`
}

/** Returns the date of an instant: '2026-03-12'. */
export function formatPlainDay(date: Date): string {
  return formats.day.format(date)
}

/** Returns the day of an instant as a number, for grouping and differences. */
export function dayNumber(date: Date): number {
  return Date.parse(formatPlainDay(date)) / 86_400_000
}

/**
 * Formats the day of an instant as a heading: 'Hoy', 'Ayer', 'Martes, 3 de marzo', and the year if it is not this one.
 */
export function formatDayHeading(instant: string, now: Date = new Date()): string {
  const date = new Date(instant)
  const days = dayNumber(now) - dayNumber(date)
  if (days === 0) return 'Hoy'
  if (days === 1) return 'Ayer'
  const words = (
    yearOf(date) === yearOf(now) ? formats.headingThisYear : formats.headingAnyYear
  ).format(date)
  return capitalize(words)
}

/** Formats the day of an instant with its year, for what stays readable for years: '3 de marzo de 2026'. */
export function formatLongDay(instant: string): string {
  return formats.anyYear.format(new Date(instant))
}

/** Formats the month of an instant: 'noviembre de 2026'. */
export function formatMonth(instant: string): string {
  return formats.month.format(new Date(instant))
}

/** Formats the time of an instant: '9:05'. */
export function formatTime(instant: string): string {
  return formats.time.format(new Date(instant))
}

/** Returns 'hoy, 9:40' for today, and for other days only the day. */
export function formatMoment(instant: string, now?: Date): string {
  const day = formatDay(instant, now)
  return day === 'hoy' ? `hoy, ${formatTime(instant)}` : day
}

/** Formats when a pharmacy's duty begins or ends: 'martes 8 de diciembre a las 9:30'. */
export function formatTurn(instant: string): string {
  const day = formats.headingThisYear.format(new Date(instant)).replace(',', '')
  const time = formatTime(instant)
  return `${day} a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

function yearOf(date: Date): string {
  return formatPlainDay(date).slice(0, 4)
}

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
