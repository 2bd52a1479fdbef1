/** A day of 24 hours, without changes of daylight saving time. */
export const DAY_MINUTES = 1440

/** 'HH:MM', from 00:00 to 23:59, and 24:00 for the end of a day. */
export const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Returns the clock time of minutes since midnight, modulo a day: 570 and 2010 are '09:30'. */
export function clockTime(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/** Returns '9:30' for '09:30'. */
export function signTime(time: string): string {
  return time.replace(/^0(?=\d)/, '')
}
