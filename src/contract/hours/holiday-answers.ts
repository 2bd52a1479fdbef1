import { addDays, type PlainDate } from './dates.ts'
import { type Hours, MAX_SPECIAL } from './hours.ts'
import { shiftsOn } from './shifts-on.ts'
import { areSameShifts, type Shift } from './week.ts'

/** Answers of a shop to 'Do you open on this holiday?'. Other hours are entered as a special day. */
export const HOLIDAY_ANSWERS = ['closed', 'open'] as const
export type HolidayAnswer = (typeof HOLIDAY_ANSWERS)[number]

/** Returns the answers that a shop may give: one that does not open on that weekday can only close. */
export const answersOf = ({ opens_usually }: { opens_usually: boolean }) =>
  HOLIDAY_ANSWERS.filter((answer) => answer === 'closed' || opens_usually)

/** Hours of all holidays, as written on a sign: an answer, or their shifts. */
export type HolidayHours = HolidayAnswer | Shift[]

type Day = { date: PlainDate; name: string }

/** Returns the shifts of a day without a closure and without a special day of that single date. */
export function usualShifts(hours: Hours, date: PlainDate): Shift[] {
  const special = hours.special.filter((one) => !isSingleDay(one, date))
  return shiftsOn({ ...hours, special, closure: null }, date).shifts
}

/** Returns the answer of a shop for a day, `other` if its special day has other hours; undefined: no answer yet. */
export function answerOf(hours: Hours, date: PlainDate): HolidayAnswer | 'other' | undefined {
  const { special } = shiftsOn({ ...hours, closure: null }, date)
  if (special === undefined) return undefined
  if (special.shifts.length === 0) return 'closed'
  return areSameShifts(special.shifts, usualShifts(hours, date)) ? 'open' : 'other'
}

/**
 * Returns the hours with a special day that stores the answer to a holiday; null removes it. `open` copies the usual
 * shifts of that weekday. If the list is full, special days that ended a year before are dropped.
 */
export function withAnswer(
  hours: Hours,
  { date, name }: Day,
  answer: HolidayAnswer | Shift[] | null,
): Hours {
  const others = hours.special.filter((one) => !isSingleDay(one, date))
  if (answer === null) return { ...hours, special: others }
  const shifts = answer === 'closed' ? [] : answer === 'open' ? usualShifts(hours, date) : answer
  const isFull = others.length >= MAX_SPECIAL
  const yearBefore = addDays(date, -365)
  const retained = isFull ? others.filter(({ to }) => to >= yearBefore) : others
  return { ...hours, special: [{ from: date, to: date, shifts, note: name }, ...retained] }
}

const isSingleDay = ({ from, to }: { from: PlainDate; to: PlainDate }, date: PlainDate) =>
  from === date && to === date
