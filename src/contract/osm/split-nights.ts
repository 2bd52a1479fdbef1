import { clockTime, DAY_MINUTES } from '../hours/clock-time.ts'
import { addDays, type PlainDate } from '../hours/dates.ts'
import type { Hours, SpecialDays } from '../hours/hours.ts'
import { shiftsOn } from '../hours/shifts-on.ts'
import { EMPTY_WEEK, minutesOfShift, type Shift, type Week } from '../hours/week.ts'
import { WEEKDAYS } from '../hours/weekdays.ts'

/** Exceptions are told for so many days. */
const DAYS = 366
const MIDNIGHT = clockTime(0)

/** Whether some shift lasts past midnight. */
export function hasNights({ regular, seasons, special }: Hours): boolean {
  const weeks = [regular, ...seasons.map(({ week }) => week)]
  const shifts = [
    ...weeks.flatMap((week) => Object.values(week)),
    ...special.map((one) => one.shifts),
  ]
  return shifts.flat().some((shift) => isNight(shift))
}

/**
 * The same hours with each night's shift split at midnight: in OpenStreetMap the rule of a day replaces all that is said
 * of it, the end of the night before included. Days that are then otherwise than their week stand by their dates.
 */
export function splitNights(hours: Hours, today: PlainDate): Hours {
  const seasons = hours.seasons.map((season) => ({ ...season, week: splitWeek(season.week) }))
  const usual = {
    ...hours,
    regular: splitWeek(hours.regular),
    seasons,
    special: [],
    closure: null,
  }
  const special: SpecialDays[] = []
  for (let day = 0; day < DAYS; day++) {
    const date = addDays(today, day)
    const shifts = joinedShifts(
      shiftsOn(hours, addDays(date, -1)).shifts,
      shiftsOn(hours, date).shifts,
    )
    if (`${shifts}` === `${shiftsOn(usual, date).shifts}`) continue
    const last = special.at(-1)
    const isNext = last && addDays(last.to, 1) === date && `${last.shifts}` === `${shifts}`
    if (isNext) last.to = date
    else special.push({ from: date, to: date, shifts, note: '' })
  }
  return { ...usual, special }
}

function splitWeek(week: Week): Week {
  const split = WEEKDAYS.map((day, at) => [
    day,
    joinedShifts(week[WEEKDAYS.at(at - 1)!], week[day]),
  ])
  return { ...EMPTY_WEEK, ...Object.fromEntries(split) }
}

/** What is left of the night before, and the day's own shifts until midnight. */
function joinedShifts(before: readonly Shift[], own: readonly Shift[]): Shift[] {
  return [
    ...before.filter(isNight).map(([, end]): Shift => [MIDNIGHT, end]),
    ...own.map((shift): Shift => (isNight(shift) ? [shift[0], MIDNIGHT] : shift)),
  ]
}

const isNight = (shift: Shift) => minutesOfShift(shift).end > DAY_MINUTES
