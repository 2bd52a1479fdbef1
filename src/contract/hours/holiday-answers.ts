import { addDays, type PlainDate } from './dates.ts'
import { type Hours, MAX_SPECIAL } from './hours.ts'
import { shiftsOn } from './shifts-on.ts'
import type { Shift } from './week.ts'

/** What a shop says of a holiday with one press. Other hours are written as a special day. */
export const HOLIDAY_ANSWERS = ['closed', 'open'] as const
export type HolidayAnswer = (typeof HOLIDAY_ANSWERS)[number]

/** What a sign says of all holidays: an answer, or their shifts. */
export type SaidOfHolidays = HolidayAnswer | Shift[]

type Day = { date: PlainDate; name: string }

/** The shifts of a day as if it were an ordinary one. */
export function usualShifts(hours: Hours, date: PlainDate): Shift[] {
  const special = hours.special.filter((one) => !isOnly(one, date))
  return shiftsOn({ ...hours, special, closure: null }, date).shifts
}

/** What a shop has said of a day: `other` hours than usual, too; undefined: nothing. */
export function answerOf(hours: Hours, date: PlainDate): HolidayAnswer | 'other' | undefined {
  const { special } = shiftsOn({ ...hours, closure: null }, date)
  if (special === undefined) return undefined
  if (special.shifts.length === 0) return 'closed'
  return isSame(special.shifts, usualShifts(hours, date)) ? 'open' : 'other'
}

/**
 * The hours with what a shop says of a holiday, as a special day of its own; null takes it back. Days that are long
 * past make room. `open` writes down the shifts of that weekday as they are now.
 */
export function withAnswer(
  hours: Hours,
  { date, name }: Day,
  answer: HolidayAnswer | Shift[] | null,
): Hours {
  const others = hours.special.filter((one) => !isOnly(one, date))
  if (answer === null) return { ...hours, special: others }
  const shifts = answer === 'closed' ? [] : answer === 'open' ? usualShifts(hours, date) : answer
  const isFull = others.length >= MAX_SPECIAL
  const yearBefore = addDays(date, -365)
  const kept = isFull ? others.filter(({ to }) => to >= yearBefore) : others
  return { ...hours, special: [{ from: date, to: date, shifts, note: name }, ...kept] }
}

const isOnly = ({ from, to }: { from: PlainDate; to: PlainDate }, date: PlainDate) =>
  from === date && to === date

const isSame = (one: readonly Shift[], other: readonly Shift[]) =>
  one.length === other.length && one.every((shift, at) => `${shift}` === `${other[at]}`)
