const zone = 'Europe/Madrid'
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
const thisYear = new Intl.DateTimeFormat('es-ES', { timeZone: zone, day: 'numeric', month: 'long' })
const dateThisYear = new Intl.DateTimeFormat('es-ES', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const dateAnyYear = new Intl.DateTimeFormat('es-ES', { timeZone: zone, dateStyle: 'full' })
const timeFormat = new Intl.DateTimeFormat('es-ES', { timeZone: zone, timeStyle: 'short' })
const monthFormat = new Intl.DateTimeFormat('es-ES', {
  timeZone: zone,
  month: 'long',
  year: 'numeric',
})
const anyYear = new Intl.DateTimeFormat('es-ES', { timeZone: zone, dateStyle: 'long' })

/**
 * The day of an instant (ISO 8601) within a sentence: 'hoy', 'ayer', 'hace 3 días', 'el 3 de marzo', 'el 3
 * de marzo de 2024'. In Europe/Madrid.
 */
export function formatDay(instant: string, now: Date = new Date()): string {
  const date = new Date(instant)
  const days = dayNumber(now) - dayNumber(date)
  if (days === 0) return 'hoy'
  if (days === 1) return 'ayer'
  if (days > 1 && days < 7) return `hace ${days} días`
  return `el ${(yearOf(date) === yearOf(now) ? thisYear : anyYear).format(date)}`
}

/** The day of an instant as a number, for grouping. */
export function dayNumber(date: Date): number {
  return Date.parse(dayFormat.format(date)) / 86_400_000
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
  const words = (yearOf(date) === yearOf(now) ? dateThisYear : dateAnyYear).format(date)
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}

/** The month of an instant: 'noviembre de 2026'. */
export function formatMonth(instant: string): string {
  return monthFormat.format(new Date(instant))
}

/** The time of an instant: '9:05'. */
export function formatTime(instant: string): string {
  return timeFormat.format(new Date(instant))
}

/** 'hoy, 9:40', and of other days the day alone. */
export function formatMoment(instant: string, now?: Date): string {
  const day = formatDay(instant, now)
  return day === 'hoy' ? `hoy, ${formatTime(instant)}` : day
}

function yearOf(date: Date): string {
  return dayFormat.format(date).slice(0, 4)
}
