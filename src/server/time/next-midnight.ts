import { addDays } from '#contract/hours/dates.ts'
import { timeZone } from './time-zone.ts'

/** Returns the next midnight in a time zone, in ms since 1970. */
export function nextMidnight(now: Date, zoneName: string): number {
  const zone = timeZone(zoneName)
  return zone.instantOf(addDays(zone.dateOf(now.getTime()), 1), 0)
}
