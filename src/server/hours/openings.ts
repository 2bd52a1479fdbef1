import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { minutesOfShift } from '#contract/hours/week.ts'
import type { TimeZone } from '../time/time-zone.ts'

/** In ms since 1970; open from the first on, and no longer at the second. */
export type Opening = { opens: number; closes: number }

/** The shifts that begin on a day, as instants. One that a clock change swallows is left out. */
export function openingsOn(hours: Hours, zone: TimeZone, date: PlainDate): Opening[] {
  return shiftsOn(hours, date)
    .shifts.map((shift) => {
      const { start, end } = minutesOfShift(shift)
      return { opens: zone.instantOf(date, start), closes: zone.instantOf(date, end) }
    })
    .filter(({ opens, closes }) => opens < closes)
}

/** The shifts that begin on the first day or on one of those that follow it. */
export function openingsFrom(
  hours: Hours,
  zone: TimeZone,
  first: PlainDate,
  days: number,
): Opening[] {
  return Array.from({ length: days }, (_, day) =>
    openingsOn(hours, zone, addDays(first, day)),
  ).flat()
}
