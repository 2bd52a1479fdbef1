import type { PlainDate } from './dates.ts'
import type { Hours } from './hours.ts'
import { shiftsOn } from './shifts-on.ts'

/** A holiday of the town's calendar. `opening`: shops are authorised to open. */
export type CalendarDay = { name: string; opening: boolean }

/** The town's holidays, by date. */
export type Calendar = ReadonlyMap<PlainDate, CalendarDay>

/**
 * Whether a shop has not answered yet if it opens on a holiday: then its usual hours are shown as subject to change.
 * A shop that is closed on that weekday anyway counts as answered, unless it is an authorised opening day.
 */
export function mayChange(hours: Hours, calendar: Calendar, date: PlainDate): boolean {
  const day = calendar.get(date)
  if (day === undefined) return false
  const { shifts, special, closure } = shiftsOn(hours, date)
  return !special && !closure && (shifts.length > 0 || day.opening)
}
