import type { PlainDate } from './dates.ts'
import type { Hours } from './hours.ts'
import { shiftsOn } from './shifts-on.ts'

/** A holiday of the town's calendar. `opening`: shops are authorised to open. */
export type CalendarDay = { name: string; opening: boolean }

export type Calendar = ReadonlyMap<PlainDate, CalendarDay>

/** Whether a shop that usually opens on this weekday has not answered if it opens on the holiday. */
export function mayChange(hours: Hours, calendar: Calendar, date: PlainDate): boolean {
  const day = calendar.get(date)
  if (day === undefined) return false
  const { shifts, special, closure } = shiftsOn(hours, date)
  // If opening is authorised, usually closed shops must answer, too.
  return !special && !closure && (shifts.length > 0 || day.opening)
}
