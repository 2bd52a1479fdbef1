import { joinWords } from '#contract/spanish.ts'
import { DAY_MINUTES } from './clock-time.ts'
import type { Span } from './day-parts.ts'
import type { Clause, ClauseDays, ClauseItem } from './sign-clauses.ts'
import { faultAt, type Place, type SignFault } from './sign-token.ts'
import type { DayPart, SignDay } from './sign-words.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './weekdays.ts'

export type Entry = Place & {
  days: ClauseDays[]
  excluded: ClauseDays[]
  spans: Span[]
  isException: boolean
  has: (kind: ClauseItem['kind']) => boolean
  /** A part of the day that belongs to no days item: 'tardes cerrado'. */
  part: DayPart | undefined
}

const NOTHING_TO_EXCEPT = 'Di primero qué días abres, y luego cuáles no: L-S 9-14 menos jueves.'
const NOTHING_LEFT = 'Ya has dicho todos los días: no queda ninguno para «el resto».'

export function entriesOf(clauses: Clause[]): { entries: Entry[]; faults: SignFault[] } {
  const dayItems = clauses.flatMap(({ items }) => items.filter((item) => item.kind === 'days'))
  const named = dayItems.flatMap(({ days }) => days)
  const rest = WEEKDAYS.filter((day) => !named.includes(day))
  const emptyRest = rest.length === 0 ? dayItems.find(({ isRest }) => isRest) : undefined
  if (emptyRest) {
    return { entries: [], faults: [faultAt(emptyRest, NOTHING_LEFT)] }
  }
  const entries = clauses.map((clause) => entryOf(clause, rest))
  const misplaced = entries.find(
    ({ isException }, i) => isException && (i === 0 || entries[i - 1]!.has('closed')),
  )
  const faults = misplaced ? [faultAt(misplaced, NOTHING_TO_EXCEPT)] : []
  return { entries: entries.map((entry, i) => withoutExceptions(entry, entries[i + 1])), faults }
}

/** Excludes the days of the next entry if the next entry is an exception ('excepto domingos'). */
function withoutExceptions(entry: Entry, next: Entry | undefined): Entry {
  if (!next?.isException) return entry
  return { ...entry, excluded: [...entry.excluded, ...next.days] }
}

function entryOf({ items, at, end }: Clause, rest: Weekday[]): Entry {
  const except = items.findIndex(({ kind }) => kind === 'except')
  const isException = except === 0
  const daysIn = (part: ClauseItem[]) =>
    part.flatMap((item) => (item.kind === 'days' ? [withRest(item, rest)] : []))
  const [named, excluded] = except > 0 ? [items.slice(0, except), items.slice(except)] : [items, []]
  const has = (kind: ClauseItem['kind']) => items.some((item) => item.kind === kind)
  const isAllDay = !has('shift') && !has('closed') && (has('all_day') || has('whole_day'))
  const everyDay: ClauseDays = { kind: 'days', days: [...WEEKDAYS], at, end }
  const days = isAllDay && !has('days') ? [everyDay] : withSecondM(daysIn(named))
  const shifts = items.flatMap((item) => (item.kind === 'shift' ? [item] : []))
  return {
    at,
    end,
    days,
    excluded: daysIn(excluded),
    spans: isAllDay ? [{ opens: 0, closes: DAY_MINUTES }] : shifts,
    isException,
    has,
    part: items.find((item) => item.kind === 'part')?.part,
  }
}

const withRest = (days: ClauseDays, rest: Weekday[]): ClauseDays =>
  days.isRest ? { ...days, days: [...days.days, ...rest] } : days

/** Reads the second M of 'L, M, M' as Wednesday. */
function withSecondM(list: ClauseDays[]): ClauseDays[] {
  return list.map((item, index) => {
    const isSecondM = isTuesday(item) && list[index - 1]?.days.at(-1) === 'tue'
    return isSecondM ? { ...item, days: ['wed'] } : item
  })
}

const isTuesday = ({ days }: ClauseDays) => days.length === 1 && days[0] === 'tue'

/** Returns the days to which all hours of an entry apply: not 'sábados tarde', but 'tardes de lunes a jueves 17-20'. */
export function wholeDays({ days, excluded, spans }: Entry): SignDay[] {
  const without = excluded.filter(({ part }) => part === undefined).flatMap(({ days }) => days)
  const whole = days.filter(
    ({ part, isPartFirst }) => part === undefined || (isPartFirst && spans.length > 0),
  )
  return [...new Set(whole.flatMap(({ days }) => days))].filter((day) => !without.includes(day))
}

export const dayNames = (days: readonly SignDay[]) => joinWords(days.map(dayName))
export const dayName = (day: SignDay) => (day === 'holiday' ? 'festivos' : WEEKDAY_NAMES[day])
export const theDay = (day: SignDay) => (day === 'holiday' ? 'los festivos' : `el ${dayName(day)}`)
