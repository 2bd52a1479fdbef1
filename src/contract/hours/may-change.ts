import type { PlainDate } from './dates.ts'
import type { Hours } from './hours.ts'
import { shiftsOn } from './shifts-on.ts'

/** What counts of a day of the town's calendar here. */
export type CalendarDay = { name: string; opening: boolean }

/** The town's calendar, by date. */
export type Calendar = ReadonlyMap<PlainDate, CalendarDay>

/**
 * Whether a shop has not said yet what it does on a day of the calendar: then it counts as a normal one, and may
 * change. A shop that closes on that weekday is closed, unless it is an authorised opening day.
 */
export function mayChange(hours: Hours, calendar: Calendar, date: PlainDate): boolean {
  const day = calendar.get(date)
  if (day === undefined) return false
  const { shifts, special, closure } = shiftsOn(hours, date)
  return !special && !closure && (shifts.length > 0 || day.opening)
}
