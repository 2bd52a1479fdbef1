import { DAY_MINUTES } from './clock-time.ts'
import type { Span } from './day-parts.ts'
import type { Clause, ClauseDays, Said } from './sign-clauses.ts'
import type { SignFault } from './sign-item.ts'
import type { Place } from './sign-token.ts'
import type { DayPart, SignDay } from './sign-words.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './weekdays.ts'

/** A clause without a fault, its parts by what they say. */
export type Entry = Place & {
  days: ClauseDays[]
  /** Of 'todos los días menos domingo'. */
  excluded: ClauseDays[]
  spans: Span[]
  /** 'Excepto domingos…': of the days of the entry before. */
  isException: boolean
  has: (kind: Said['kind']) => boolean
  /** Without days, as in 'tardes cerrado'. */
  part: DayPart | undefined
}

const EXCEPT_WHAT = 'Di primero qué días abres, y luego cuáles no: L-S 9-14 menos jueves.'
const NOTHING_LEFT = 'Ya has dicho todos los días: no queda ninguno para «el resto».'

/** The clauses of a sign; 'el resto' is the days that none of them names. */
export function entriesOf(clauses: Clause[]): { entries: Entry[]; faults: SignFault[] } {
  const all = clauses.flatMap(({ said }) => said.filter((one) => one.kind === 'days'))
  const named = all.flatMap(({ days }) => days)
  const rest = WEEKDAYS.filter((day) => !named.includes(day))
  const nobody = rest.length === 0 ? all.find(({ isRest }) => isRest) : undefined
  if (nobody) {
    const { at, end } = nobody
    return { entries: [], faults: [{ at, end, error: NOTHING_LEFT, suggestions: [] }] }
  }
  const entries = clauses.map((clause) => entryOf(clause, rest))
  const wrong = entries.find(
    ({ isException }, at) => isException && (at === 0 || entries[at - 1]!.has('closed')),
  )
  const faults = wrong
    ? [{ at: wrong.at, end: wrong.end, error: EXCEPT_WHAT, suggestions: [] }]
    : []
  return { entries: entries.map((entry, at) => withoutExceptions(entry, entries[at + 1])), faults }
}

/** What the next one takes from its days, 'excepto domingos', is not theirs. */
function withoutExceptions(entry: Entry, next: Entry | undefined): Entry {
  if (!next?.isException) return entry
  return { ...entry, excluded: [...entry.excluded, ...next.days] }
}

function entryOf({ said, at, end }: Clause, rest: Weekday[]): Entry {
  const except = said.findIndex(({ kind }) => kind === 'except')
  const isException = except === 0
  const all = said.map((one, place) => ({ one, isExcluded: except > 0 && place > except }))
  const daysOf = (excluded: boolean) =>
    all.flatMap(({ one, isExcluded }) =>
      one.kind === 'days' && isExcluded === excluded ? [resolved(one, rest)] : [],
    )
  const has = (kind: Said['kind']) => said.some((one) => one.kind === kind)
  const isAllDay = !has('shift') && !has('closed') && (has('all_day') || has('whole_day'))
  const days = isAllDay && !has('days') ? [everyDay({ at, end })] : withSecondM(daysOf(false))
  const shifts = said.flatMap((one) => (one.kind === 'shift' ? [one] : []))
  return {
    at,
    end,
    days,
    excluded: daysOf(true),
    spans: isAllDay ? [{ opens: 0, closes: DAY_MINUTES }] : shifts,
    isException,
    has,
    part: said.find((one) => one.kind === 'part')?.part,
  }
}

/** Of 'abierto 24 horas'. */
const everyDay = (place: Place): ClauseDays => ({
  kind: 'days',
  days: [...WEEKDAYS],
  isRest: false,
  isLiteral: false,
  ...place,
})

const resolved = (days: ClauseDays, rest: Weekday[]): ClauseDays =>
  days.isRest ? { ...days, days: [...days.days, ...rest] } : days

/** In 'L, M, M' the second is Wednesday. */
function withSecondM(list: ClauseDays[]): ClauseDays[] {
  return list.map((one, at) => {
    const isSecondM = isTuesday(one) && list[at - 1]?.days.at(-1) === 'tue'
    return isSecondM ? { ...one, days: ['wed'] } : one
  })
}

const isTuesday = ({ days }: ClauseDays) => days.length === 1 && days[0] === 'tue'

/** The days of an entry that are meant whole: also of 'tardes de lunes a jueves 17-20', which says so of its hours. */
export function wholeDays({ days, excluded, spans }: Entry): SignDay[] {
  const without = excluded.filter(({ part }) => part === undefined).flatMap(({ days }) => days)
  const whole = days.filter(({ part, isLed }) => part === undefined || (isLed && spans.length > 0))
  return [...new Set(whole.flatMap((one) => one.days))].filter((day) => !without.includes(day))
}

const list = new Intl.ListFormat('es')
export const dayNames = (days: readonly SignDay[]) => list.format(days.map(dayName))
export const dayName = (day: SignDay) => (day === 'holiday' ? 'festivos' : WEEKDAY_NAMES[day])
/** 'El viernes', 'Los festivos'. */
export const theDay = (day: SignDay) => (day === 'holiday' ? 'los festivos' : `el ${dayName(day)}`)
