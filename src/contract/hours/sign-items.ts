import type { ShiftContext } from './read-shift.ts'
import { readBetween, readTimes, withPart } from './sign-times.ts'
import {
  fault,
  type Item,
  isSlash,
  type ReadItems,
  type Separator,
  type Token,
  type TokenOf,
} from './sign-token.ts'
import type { DayPart, SignDay } from './sign-words.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

const DASH = 'Falta algo a un lado del guion. Escribe, por ejemplo, L-V 9:30-14.'
const WORD = 'Falta algo: ¿de qué a qué? Escribe, por ejemplo, de 9:30 a 14.'
const NO_OPENING = '¿Desde qué hora? Escribe, por ejemplo, 9 a 14.'

/** `leadingPart`: the part of the day directly before the next item; it counts for days that follow. */
type Context = ShiftContext & { leadingPart?: DayPart }

/** Joins tokens to items: 'L', '-' and 'V' to five days, '9', '-' and '14' to a shift. */
export function signItems(tokens: Token[]): Item[] {
  const items: Item[] = []
  const isLate = tokens.some((token) => token.kind === 'time' && token.minutes >= LATE)
  let context: Context = { isLate }
  for (let at = 0; at < tokens.length; ) {
    const { items: read, next } = readItem(tokens, at, context)
    items.push(...read)
    context = contextAfter(read.at(-1), context)
    at = next
  }
  return items
}

function contextAfter(last: Item | undefined, context: Context): Context {
  const { isLate, part, leadingPart, end } = context
  if (last?.kind === 'shift') return { isLate, end: last.closes }
  if (last?.kind === 'part') return { isLate, leadingPart: last.part }
  const belongsToList = last?.kind === 'days' || (last?.kind === 'separator' && isWeak(last.is))
  const nextPart = last?.kind === 'days' ? (leadingPart ?? part) : part
  const previousEnd = last?.kind !== 'days' && end !== undefined && { end }
  return { isLate, ...(belongsToList && nextPart && { part: nextPart }), ...previousEnd }
}

const isWeak = (separator: Separator) => separator === 'and' || separator === 'comma'

/** Minutes since midnight. A sign with a time from 23:00 on is that of a bar, where 'de 8 a 1' may end in the night. */
const LATE = 1380

function readItem(tokens: Token[], at: number, context: Context): ReadItems {
  const token = tokens[at]!
  const single = (item: Item): ReadItems => ({ items: [item], next: at + 1 })
  if (token.kind === 'days') return readDays(tokens, at)
  if (token.kind === 'time') return readTimes(tokens, at, token, undefined, context)
  if (token.kind === 'between') return readBetween(tokens, at, context)
  if (token.kind === 'part') {
    const comma = tokens[at + 1]
    const next = comma?.kind === 'separator' && comma.is === 'comma' ? at + 2 : at + 1
    const first = tokens[next]
    if (first?.kind === 'time') return readTimes(tokens, next, first, token, context)
    if (first?.kind === 'between') return readBetween(tokens, next, context, token)
    return single({ kind: 'part', part: token.part, at: token.at, end: token.end })
  }
  if (token.kind === 'range') {
    const time = tokens[at + 1]
    // As in 'Abrimos a las 9 y cerramos a las 14'.
    const isShift =
      time?.kind === 'time' && tokens[withPart(tokens, at + 1, time).next]?.kind === 'range'
    const previous = tokens[at - 1]
    // The dash of 'Lunes a viernes - 9:30 a 14:00' only divides days and hours.
    const isDivider = previous?.kind === 'days' && previous.end < token.at
    if (isShift && !isRangeWord(token) && !isDivider) return single(fault(token, DASH))
    if (isShift) return readTimes(tokens, at + 1, time, undefined, context)
    if (time?.kind === 'unknown') return { items: [], next: at + 1 }
    // The dashes of 'L-V 9-13 -- S 9-12' divide two groups.
    const dividesGroups = time?.kind === 'days' && previous?.kind !== 'days' && !isRangeWord(token)
    if (dividesGroups)
      return single({ kind: 'separator', is: 'comma', at: token.at, end: token.end })
    if (time?.kind !== 'time') return single(fault(token, isRangeWord(token) ? WORD : DASH))
    return { items: [fault({ at: token.at, end: time.end }, NO_OPENING)], next: at + 2 }
  }
  if (token.kind === 'unknown') return single(fault(token, token.error, token.suggestions))
  return single(token)
}

const isRangeWord = ({ word }: TokenOf<'range'>) => /^\p{L}/u.test(word)

const UNTIL_WHEN = '¿Hasta qué día? Escribe, por ejemplo, L-V, y lo demás aparte.'
const TWO_OR_ALL = '¿De un día a otro, o solo esos dos? Escribe L-V, o L y V.'

/** Reads 'L-V' as a range, also across Sunday ('V-L'). Three or more days joined by dashes are a list: 'L-X-V'. */
function readDays(tokens: Token[], at: number): ReadItems {
  const chain = [tokens[at] as TokenOf<'days'>]
  let next = at + 1
  while (tokens[next]?.kind === 'range') {
    const day = tokens[next + 1]
    if (day?.kind !== 'days') break
    chain.push(day)
    next += 2
  }
  const place = { at: chain[0]!.at, end: chain.at(-1)!.end }
  const slash = tokens[next]
  const other = tokens[next + 1]
  const isPair =
    isSlash(slash) && other?.kind === 'days' && chain.length === 1 && !isSlash(tokens[next + 2])
  if (isPair && !isSlash(tokens[at - 1]) && !areNeighbours(chain[0]!, other)) {
    const pair = [chain[0]!, other].map(({ word }) => word)
    const suggestions = [pair.join(' a '), pair.join(' y ')]
    return { items: [fault({ ...place, end: other.end }, TWO_OR_ALL, suggestions)], next: next + 2 }
  }
  const days = chain.length === 2 ? daysFrom(chain[0]!, chain[1]!) : daysOf(chain)
  if (days === undefined) return { items: [fault(place, UNTIL_WHEN)], next }
  const isRest = chain.some((day) => day.isRest)
  const isLiteral = chain.every((day) => day.isLiteral)
  return { items: [{ kind: 'days', days, isRest, isLiteral, ...place }], next }
}

function areNeighbours(before: TokenOf<'days'>, after: TokenOf<'days'>): boolean {
  const [last, first] = [before.days.at(-1), after.days[0]]
  return first === 'holiday' || last === 'holiday' || daysFrom(before, after)?.length === 2
}

/** 'D-festivos' means Sunday and holidays; other ranges with holidays are undefined. */
function daysFrom(start: TokenOf<'days'>, end: TokenOf<'days'>): SignDay[] | undefined {
  const [first, last] = [start.days[0], end.days.at(-1)]
  if (first === undefined || last === undefined || first === 'holiday') return undefined
  if (last === 'holiday') return first === 'sun' ? ['sun', 'holiday'] : undefined
  const from = WEEKDAYS.indexOf(first)
  const count = (WEEKDAYS.indexOf(last) - from + 7) % 7
  return Array.from({ length: count + 1 }, (_, day): Weekday => WEEKDAYS[(from + day) % 7]!)
}

/** In 'L-M-M-J' the second M is Wednesday. */
function daysOf(chain: TokenOf<'days'>[]): SignDay[] {
  return chain.flatMap(({ days, word }, index) =>
    word === 'm' && chain[index - 1]?.word === 'm' ? ['wed' as const] : days,
  )
}
