import type { PlainDate } from '#contract/hours/dates.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MINUTE = 60_000

/** Instants are in ms since 1970. */
export type TimeZone = {
  dateOf(instant: number): PlainDate
  /**
   * When a clock shows so many minutes after the midnight of a day. A time that the clock skips is as much
   * later, and of one that it shows twice the first counts (RFC 5545, section 3.3.5).
   */
  instantOf(date: PlainDate, minutes: number): number
}

const zones = new Map<string, TimeZone>()

/** The time zone with a name of the IANA database. Throws RangeError when there is none. */
export function timeZone(name: string): TimeZone {
  const known = zones.get(name)
  if (known) return known
  const zone = openTimeZone(name)
  zones.set(name, zone)
  return zone
}

function openTimeZone(name: string): TimeZone {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
  // Clocks change at full hours of UTC; asking Intl each time costs more than everything else here.
  const offsets = new Map<number, number>()

  function offsetAt(instant: number): number {
    const hour = Math.floor(instant / HOUR)
    const known = offsets.get(hour)
    if (known !== undefined) return known
    if (offsets.size > MAX_OFFSETS) offsets.clear()
    const offset = offsetOf(format.format(hour * HOUR))
    offsets.set(hour, offset)
    return offset
  }

  return {
    dateOf: (instant) => new Date(instant + offsetAt(instant)).toISOString().slice(0, 10),
    instantOf(date, minutes) {
      const shown = Date.parse(date) + minutes * MINUTE
      const before = offsetAt(shown - DAY)
      const after = offsetAt(shown + DAY)
      const found = [shown - before, shown - after].filter(
        (instant) => instant + offsetAt(instant) === shown,
      )
      return found.length > 0 ? Math.min(...found) : shown - before
    },
  }
}

const MAX_OFFSETS = 50_000

/** '11/22/2026, GMT+01:00' in ms; 'GMT' alone is none. */
function offsetOf(text: string): number {
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text)!
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}
