import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { minutesOfShift } from '#contract/hours/week.ts'
import type { TimeZone } from '../time/time-zone.ts'

/** One shift as instants, in ms since 1970. `opens` is included, `closes` is not. */
export type Opening = { opens: number; closes: number }

/** Leaves out shifts that a clock change removes. */
export function openingsOn(hours: Hours, zone: TimeZone, date: PlainDate): Opening[] {
  return shiftsOn(hours, date)
    .shifts.map((shift) => {
      const { start, end } = minutesOfShift(shift)
      return { opens: zone.instantOf(date, start), closes: zone.instantOf(date, end) }
    })
    .filter(({ opens, closes }) => opens < closes)
}

export function openingsFrom(hours: Hours, zone: TimeZone, first: PlainDate, days: number) {
  return Array.from({ length: days }, (_, day) =>
    openingsOn(hours, zone, addDays(first, day)),
  ).flat()
}
