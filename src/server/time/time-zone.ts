import type { PlainDate } from '#contract/hours/dates.ts'

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
  const known = zones.get(name)
  if (known) return known
  const zone = openTimeZone(name)
  zones.set(name, zone)
  return zone
}

function openTimeZone(name: string): TimeZone {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
  // Offsets are cached by hour, because clocks change at full hours of UTC and Intl is slow.
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

/** Reads the offset in '11/22/2026, GMT+01:00' in ms; 'GMT' alone is 0. */
function offsetOf(text: string): number {
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text)!
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}
