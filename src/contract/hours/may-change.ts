import type { PlainDate } from './dates.ts'
import type { Hours } from './hours.ts'
import { shiftsOn } from './shifts-on.ts'

/** A holiday of the town's calendar. `opening`: shops are authorised to open. */
export type CalendarDay = { name: string; opening: boolean }

export type Calendar = ReadonlyMap<PlainDate, CalendarDay>

/** Whether a shop must still answer if it opens on a holiday. No answer is needed if it is closed on this weekday. */
export function mayChange(hours: Hours, calendar: Calendar, date: PlainDate): boolean {
  const day = calendar.get(date)
  if (day === undefined) return false
  const { shifts, special, closure } = shiftsOn(hours, date)
  // An authorised day (`opening`) needs an answer in any case.
  return !special && !closure && (shifts.length > 0 || day.opening)
}
