import type { Holiday } from '#contract/holidays.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import {
  type HolidayAnswer,
  type HolidayHours,
  usualShifts,
} from '#contract/hours/holiday-answers.ts'
import { mayChange } from '#contract/hours/may-change.ts'
import { sayDate } from '#contract/hours/read-date.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import {
  dateOf,
  type HoursValues,
  hoursOf,
  type SpecialValues,
  shiftTexts,
} from './hours-values.ts'

/** Number of days ahead within which owners are asked about holidays. */
const DAYS_AHEAD = 90

export type Answer = HolidayAnswer | 'other'

/** A holiday in the form. `index`: position of the special day that answers it, if any. */
export type HolidayRow = {
  holiday: Holiday
  index: number | undefined
  answer: Answer | undefined
  /** The shifts that the answer `open` would write. */
  usual: string[]
}

/** Returns the holidays on which the shop would usually open, shops may open, or the shop has answered. */
export function holidayRows(
  values: HoursValues,
  holidays: readonly Holiday[],
  today: PlainDate,
): HolidayRow[] {
  const hours = hoursOf(values, today)
  if (hours === null) return []
  return holidays
    .map((holiday) => {
      const index = values.special.findIndex((special) => isOnlyDay(special, holiday.date, today))
      const usual = shiftTexts(usualShifts(hours, holiday.date))
      const special = values.special[index]
      if (special === undefined) return { holiday, index: undefined, answer: undefined, usual }
      return { holiday, index, answer: answerOf(special, usual), usual }
    })
    .filter(({ holiday, index }) => {
      const isNear = holiday.date <= addDays(today, DAYS_AHEAD)
      const calendar = new Map([[holiday.date, holiday]])
      return index !== undefined || (isNear && mayChange(hours, calendar, holiday.date))
    })
}

/** Adds a special day for each holiday without one, as the sign says. Authorised Sundays are no holidays. */
export function specialWithHolidays(
  values: HoursValues,
  signHours: HolidayHours,
  holidays: readonly Holiday[],
  today: PlainDate,
): SpecialValues[] {
  const hours = hoursOf(values, today)
  if (hours === null) return values.special
  const firstKey = nextKey(values.special)
  const answers = holidays.flatMap((holiday, index) => {
    const { special, closure } = shiftsOn(hours, holiday.date)
    const isAuthorisedSunday = holiday.opening && weekdayOf(holiday.date) === 'sun'
    const usual = shiftTexts(usualShifts(hours, holiday.date))
    const isAnswer = typeof signHours === 'string'
    if (special || closure || isAuthorisedSunday || (isAnswer && usual.length === 0)) return []
    const answer = specialFor(
      { holiday, usual },
      isAnswer ? signHours : 'other',
      firstKey + index,
      today,
    )
    return [isAnswer ? answer : { ...answer, shifts: shiftTexts(signHours) }]
  })
  return [...values.special, ...answers]
}

export function specialFor(
  { holiday, usual }: Pick<HolidayRow, 'holiday' | 'usual'>,
  answer: Answer,
  key: number,
  today: PlainDate,
): SpecialValues {
  return {
    key,
    from: sayDate(holiday.date, today),
    to: '',
    isClosed: answer === 'closed',
    shifts: answer === 'open' ? usual : [''],
    note: holiday.name,
  }
}

export const nextKey = (special: readonly SpecialValues[]) =>
  Math.max(-1, ...special.map(({ key }) => key)) + 1

function answerOf({ isClosed, shifts }: SpecialValues, usual: string[]): Answer {
  if (isClosed) return 'closed'
  return shifts.length > 0 && shifts.join() === usual.join() ? 'open' : 'other'
}

function isOnlyDay({ from, to }: SpecialValues, date: PlainDate, today: PlainDate): boolean {
  return dateOf(from, today) === date && (to.trim() === '' || dateOf(to, today) === date)
}
