import { clockTime } from './clock-time.ts'
import { type Closure, isClosedOn } from './closure.ts'
import { addDays, isSeasonOn, type PlainDate } from './dates.ts'
import type { Hours, SpecialDays } from './hours.ts'
import { shiftsOn } from './shifts-on.ts'
import { areSameShifts, EMPTY_WEEK, lastsPastMidnight, type Shift, type Week } from './week.ts'
import { WEEKDAYS } from './weekdays.ts'

/** Days from today for which exceptions are computed. */
const DAYS = 366
const MIDNIGHT = clockTime(0)

export function hasNights({ regular, seasons, special }: Hours, today: PlainDate): boolean {
  const weeks = [regular, ...seasons.map(({ week }) => week)]
  const shifts = [
    ...weeks.flatMap((week) => Object.values(week)),
    ...special.filter(({ to }) => addDays(to, 1) >= today).map(({ shifts }) => shifts),
  ]
  return shifts.flat().some((shift) => lastsPastMidnight(shift))
}

/** Splits shifts at midnight: in OpenStreetMap a rule for a day also replaces the end of the night before. */
export function splitNights(hours: Hours, today: PlainDate): Hours {
  const seasons = hours.seasons.map((season) => ({ ...season, week: splitWeek(season.week) }))
  const withoutExceptions = {
    ...hours,
    regular: splitWeek(hours.regular),
    seasons,
    special: [],
    closure: splitClosure(hours),
  }
  const special: SpecialDays[] = []
  // From yesterday on, whose nights end today.
  const days = Array.from({ length: DAYS + 1 }, (_, index) => addDays(today, index - 1))
  for (const [index, date] of days.slice(1).entries()) {
    const before = days[index]!
    if (!mayDiffer(hours, before, date)) continue
    const shifts = joinedShifts(shiftsOn(hours, before).shifts, shiftsOn(hours, date).shifts)
    if (areSameShifts(shifts, shiftsOn(withoutExceptions, date).shifts)) continue
    const last = special.at(-1)
    const continuesLast = last && addDays(last.to, 1) === date && areSameShifts(last.shifts, shifts)
    if (continuesLast) last.to = date
    else special.push({ from: date, to: date, shifts, note: '' })
  }
  return { ...withoutExceptions, special }
}

function mayDiffer({ seasons, special, closure }: Hours, before: PlainDate, date: PlainDate) {
  return (
    special.some(({ from, to }) => from <= date && before <= to) ||
    seasons.some((days) => isSeasonOn(days, before) !== isSeasonOn(days, date)) ||
    (closure !== null && isClosedOn(closure, before) !== isClosedOn(closure, date))
  )
}

/** Begins the closure a day later if a shift of the day before ends on its first day. */
function splitClosure(hours: Hours): Closure | null {
  const { closure } = hours
  if (!closure || !shiftsOn(hours, addDays(closure.from, -1)).shifts.some(lastsPastMidnight))
    return closure
  const from = addDays(closure.from, 1)
  return closure.to !== null && closure.to < from ? null : { ...closure, from }
}

function splitWeek(week: Week): Week {
  const split = WEEKDAYS.map((day, index) => [
    day,
    joinedShifts(week[WEEKDAYS.at(index - 1)!], week[day]),
  ])
  return { ...EMPTY_WEEK, ...Object.fromEntries(split) }
}

function joinedShifts(before: readonly Shift[], ofDay: readonly Shift[]): Shift[] {
  return [
    ...before.filter(lastsPastMidnight).map(([, end]): Shift => [MIDNIGHT, end]),
    ...ofDay.map((shift): Shift => (lastsPastMidnight(shift) ? [shift[0], MIDNIGHT] : shift)),
  ]
}
