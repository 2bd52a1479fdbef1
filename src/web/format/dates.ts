import { formatCount } from '#contract/numbers.ts'

/** Until `showDatesIn` names another. */
let zone = 'Europe/Madrid'
let formats = formatsIn(zone)

/** From now on dates are those of this time zone. A server, and a page, show one town: the root says which. */
export function showDatesIn(timeZone: string): void {
  if (timeZone === zone) return
  formats = formatsIn(timeZone)
  zone = timeZone
}

/** The time zone of dates, for those that are asked for before anything is rendered. */
export function shownTimeZone(): string {
  return zone
}

/**
 * The day of an instant (ISO 8601) within a sentence: 'hoy', 'ayer', 'hace 3 días', 'el 3 de marzo', 'el 3
 * de marzo de 2024'.
 */
export function formatDay(instant: string, now: Date = new Date()): string {
  const date = new Date(instant)
  const days = dayNumber(now) - dayNumber(date)
  if (days === 0) return 'hoy'
  if (days === 1) return 'ayer'
  if (days > 1 && days < 7) return `hace ${formatCount(days, 'día', 'días')}`
  return `el ${(yearOf(date) === yearOf(now) ? formats.thisYear : formats.anyYear).format(date)}`
}

/** The day of an instant as a number, for grouping. */
export function dayNumber(date: Date): number {
  return Date.parse(formats.day.format(date)) / 86_400_000
}

/**
 * The day of an instant as a heading: 'Hoy', 'Ayer', 'Martes, 3 de marzo', with the year if it is not this
 * one.
 */
export function formatDayHeading(instant: string, now: Date = new Date()): string {
  const date = new Date(instant)
  const days = dayNumber(now) - dayNumber(date)
  if (days === 0) return 'Hoy'
  if (days === 1) return 'Ayer'
  const words = (
    yearOf(date) === yearOf(now) ? formats.headingThisYear : formats.headingAnyYear
  ).format(date)
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}

/** The day of an instant with its year, for what is kept: '3 de marzo de 2026'. */
export function formatLongDay(instant: string): string {
  return formats.anyYear.format(new Date(instant))
}

/** The month of an instant: 'noviembre de 2026'. */
export function formatMonth(instant: string): string {
  return formats.month.format(new Date(instant))
}

/** The time of an instant: '9:05'. */
export function formatTime(instant: string): string {
  return formats.time.format(new Date(instant))
}

/** 'hoy, 9:40', and of other days the day alone. */
export function formatMoment(instant: string, now?: Date): string {
  const day = formatDay(instant, now)
  return day === 'hoy' ? `hoy, ${formatTime(instant)}` : day
}

/** When a turn begins or ends, in the sentence of a page: 'martes 8 de diciembre a las 9:30'. */
export function formatTurn(instant: string): string {
  const day = formats.headingThisYear.format(new Date(instant)).replace(',', '')
  const time = formatTime(instant)
  return `${day} a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

function yearOf(date: Date): string {
  return formats.day.format(date).slice(0, 4)
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
