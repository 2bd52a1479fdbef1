import { addDays, type PlainDate } from './dates.ts'
import { type Hours, MAX_SPECIAL } from './hours.ts'
import { shiftsOn } from './shifts-on.ts'
import { areSameShifts, type Shift } from './week.ts'

/** `open`: at the usual hours. Other hours on a holiday are entered as a special day. */
export const HOLIDAY_ANSWERS = ['closed', 'open'] as const
export type HolidayAnswer = (typeof HOLIDAY_ANSWERS)[number]

export const possibleAnswers = ({ opens_usually }: { opens_usually: boolean }) =>
  HOLIDAY_ANSWERS.filter((answer) => answer === 'closed' || opens_usually)

/** An answer, or the shifts of a holiday. */
export type HolidayHours = HolidayAnswer | Shift[]

type Day = { date: PlainDate; name: string }

export function usualShifts(hours: Hours, date: PlainDate): Shift[] {
  const special = hours.special.filter((days) => !isSingleDay(days, date))
  return shiftsOn({ ...hours, special, closure: null }, date).shifts
}

/** Returns `other` if the special day has other hours than usual; undefined: no answer yet. */
export function answerOf(hours: Hours, date: PlainDate): HolidayAnswer | 'other' | undefined {
  const { special } = shiftsOn({ ...hours, closure: null }, date)
  if (special === undefined) return undefined
  if (special.shifts.length === 0) return 'closed'
  return areSameShifts(special.shifts, usualShifts(hours, date)) ? 'open' : 'other'
}

/** Stores an answer as a special day; null removes it. A full list loses special days older than a year. */
export function withAnswer(hours: Hours, { date, name }: Day, answer: HolidayHours | null): Hours {
  const others = hours.special.filter((days) => !isSingleDay(days, date))
  if (answer === null) return { ...hours, special: others }
  const shifts = answer === 'closed' ? [] : answer === 'open' ? usualShifts(hours, date) : answer
  const isFull = others.length >= MAX_SPECIAL
  const yearBefore = addDays(date, -365)
  const retained = isFull ? others.filter(({ to }) => to >= yearBefore) : others
  return { ...hours, special: [{ from: date, to: date, shifts, note: name }, ...retained] }
}

const isSingleDay = ({ from, to }: { from: PlainDate; to: PlainDate }, date: PlainDate) =>
  from === date && to === date
