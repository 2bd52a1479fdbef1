import { addDays, type PlainDate } from '#contract/hours/dates.ts'

/** All in milliseconds. */
const HOUR = 3_600_000
const DAY = 24 * HOUR
const MINUTE = 60_000

/** Converts between instants (ms since 1970) and the local time of a zone. */
export type TimeZone = {
  dateOf(instant: number): PlainDate
  /** `minutes` are after midnight. A skipped time is moved later, a repeated one is the first (RFC 5545, 3.3.5). */
  instantOf(date: PlainDate, minutes: number): number
}

const zones = new Map<string, TimeZone>()

/** `name` is an IANA name. Throws RangeError for an unknown one. */
export function timeZone(name: string): TimeZone {
  const cached = zones.get(name)
  if (cached) return cached
  const zone = openTimeZone(name)
  zones.set(name, zone)
  return zone
}

/** Returns the next midnight in a time zone, in ms since 1970. */
export function nextMidnight(now: Date, zoneName: string): number {
  const zone = timeZone(zoneName)
  return zone.instantOf(addDays(zone.dateOf(now.getTime()), 1), 0)
}

function openTimeZone(name: string): TimeZone {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
  // Offsets are cached by hour, because clocks change at full hours of UTC and Intl is slow.
  const offsets = new Map<number, number>()

  function offsetAt(instant: number): number {
    const hour = Math.floor(instant / HOUR)
    const cached = offsets.get(hour)
    if (cached !== undefined) return cached
    if (offsets.size > MAX_OFFSETS) offsets.clear()
    const offset = offsetOf(format.format(hour * HOUR))
    offsets.set(hour, offset)
    return offset
  }

  return {
    dateOf: (instant) => new Date(instant + offsetAt(instant)).toISOString().slice(0, 10),
    instantOf(date, minutes) {
      const local = Date.parse(date) + minutes * MINUTE
      // Within two days the clock changes at most once, so one of these offsets holds at `local`.
      const before = offsetAt(local - DAY)
      const after = offsetAt(local + DAY)
      const found = [local - before, local - after].filter(
        (instant) => instant + offsetAt(instant) === local,
      )
      return found.length > 0 ? Math.min(...found) : local - before
    },
  }
}

/** Hours in the cache of a zone: more than five years. */
const MAX_OFFSETS = 50_000

/** Reads the offset in '11/22/2026, GMT+01:00' in ms; 'GMT' alone is 0. */
function offsetOf(text: string): number {
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text)!
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}
