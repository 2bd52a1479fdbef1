import { type ClosureReason, isOver, reasonOf } from '#contract/hours/closure.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { readDate, readSeasonDay, sayDate, saySeasonDay } from '#contract/hours/read-date.ts'
import { shiftsOfDay } from '#contract/hours/read-day.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { EMPTY_WEEK, type Shift, type Week } from '#contract/hours/week.ts'
import { WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'

/** The texts in the fields of each day, one shift in each. No field: closed. */
export type WeekTexts = Record<Weekday, string[]>

export type SeasonValues = { name: string; from: string; to: string; week: WeekTexts }

/** `to` is '' for a single day. */
export type SpecialValues = {
  key: number
  from: string
  to: string
  isClosed: boolean
  shifts: string[]
  note: string
}

/** `to` is '' while the last day is unknown. */
export type ClosureValues = {
  isClosed: boolean
  reason: ClosureReason
  from: string
  to: string
  note: string
}

/** The values of the form. Days and times are text as typed. */
export type HoursValues = {
  /** Opening hours: by weekday, round the clock, or not shown. Stored drafts contain these names, so keep them. */
  told: 'week' | 'always' | 'untold'
  by_appointment: boolean
  /** The week in one line, as on a sign. A line that is not empty replaces `regular`. */
  line: string
  regular: WeekTexts
  seasons: SeasonValues[]
  special: SpecialValues[]
  closure: ClosureValues
}

/** Returns the form's values for saved hours, without special days and closures that are over. */
export function valuesOf(hours: Hours | null, today: string): HoursValues {
  const textOf = (date: string) => sayDate(date, today)
  const { seasons = [], special = [] } = hours ?? {}
  const closure = hours?.closure && !isOver(hours.closure, today) ? hours.closure : null
  return {
    told: hours?.always_open ? 'always' : 'week',
    by_appointment: hours?.by_appointment ?? false,
    line: '',
    regular: textsOf(hours?.regular ?? EMPTY_WEEK),
    seasons: seasons.map(({ name, from, to, week }) => ({
      name,
      from: saySeasonDay(from),
      to: saySeasonDay(to),
      week: textsOf(week),
    })),
    special: special
      .filter(({ to }) => to >= today)
      .map(({ from, to, shifts, note }, key) => ({
        key,
        from: textOf(from),
        to: to === from ? '' : textOf(to),
        isClosed: shifts.length === 0,
        shifts: shiftTexts(shifts),
        note,
      })),
    closure: {
      isClosed: closure !== null,
      reason: closure ? reasonOf(closure) : 'vacation',
      from: closure ? textOf(closure.from) : '',
      to: closure?.to ? textOf(closure.to) : '',
      note: closure?.note ?? '',
    },
  }
}

/** Returns the hours of the form. A text that cannot be read counts as closed or missing. */
export function hoursOf(values: HoursValues, today: string): Hours | null {
  const { told, by_appointment, line, regular, seasons, special, closure } = values
  if (told === 'untold') return null
  const date = (text: string) => dateOf(text, today) ?? ''
  const fromLine = line.trim() === '' ? undefined : readHours(line).hours
  return {
    regular: fromLine?.regular ?? weekOf(regular),
    // Hours round the clock have no seasons.
    seasons: (told === 'always' ? [] : seasons).map(({ name, from, to, week }) => ({
      name: name.trim(),
      from: seasonDayOf(from) ?? '',
      to: seasonDayOf(to) ?? '',
      week: weekOf(week),
    })),
    special: special.map(({ from, to, isClosed, shifts, note }) => ({
      from: date(from),
      to: date(to.trim() === '' ? from : to),
      shifts: isClosed ? [] : (shiftsOfDay(shifts) ?? []),
      note: note.trim(),
    })),
    closure: closure.isClosed
      ? {
          from: date(closure.from),
          to: closure.to.trim() === '' ? null : date(closure.to),
          note: closure.note.trim(),
          reason: closure.reason,
        }
      : null,
    by_appointment: by_appointment || fromLine?.by_appointment === true,
    always_open: told === 'always' || fromLine?.always_open === true,
  }
}

export function dateOf(text: string, today: string): string | undefined {
  const read = readDate(text, today)
  return 'date' in read ? read.date : undefined
}

function seasonDayOf(text: string): string | undefined {
  const read = readSeasonDay(text)
  return 'day' in read ? read.day : undefined
}

export const weekOf = (texts: WeekTexts): Week => eachDay((day) => shiftsOfDay(texts[day]) ?? [])

export const textsOf = (week: Week): WeekTexts => eachDay((day) => shiftTexts(week[day]))

export const shiftTexts = (shifts: readonly Shift[]) => shifts.map((shift) => sayShifts([shift]))

/** Rewrites the texts of a day in the standard form: '930 a 14' becomes '9:30–14:00'. Ambiguous texts stay. */
export function standardTexts(texts: readonly string[]): string[] {
  const shifts = shiftsOfDay(texts)
  if (shifts === undefined) {
    return texts.map((text) => {
      const only = shiftsOfDay([text])
      return only?.length === 1 ? sayShifts(only) : text
    })
  }
  const emptiedFields = texts.slice(shifts.length).map(() => '')
  return [...shiftTexts(shifts), ...emptiedFields]
}

const eachDay = <Value>(read: (day: Weekday) => Value) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, read(day)])) as Record<Weekday, Value>
