import { type Closure, isClosedOn } from './closure.ts'
import { isSeasonOn, type PlainDate, weekdayOf } from './dates.ts'
import type { Hours, SpecialDays } from './hours.ts'
import type { Shift } from './week.ts'

const ALL_DAY: Shift[] = [['00:00', '00:00']]

type DayHours = {
  shifts: Shift[]
  closure?: Closure
  special?: SpecialDays
}

/** Returns the shifts that begin on a day, by closure, else special day, else `always_open`, else season, else week. */
export function shiftsOn(hours: Hours, date: PlainDate): DayHours {
  const { closure } = hours
  if (closure && isClosedOn(closure, date)) return { shifts: [], closure }
  const special = hours.special.find((days) => isWithin(days, date))
  if (special) return { shifts: special.shifts, special }
  if (hours.always_open) return { shifts: ALL_DAY }
  const season = hours.seasons.find((days) => isSeasonOn(days, date))
  return { shifts: (season?.week ?? hours.regular)[weekdayOf(date)] }
}

const isWithin = ({ from, to }: { from: PlainDate; to: PlainDate }, date: PlainDate) =>
  from <= date && date <= to
