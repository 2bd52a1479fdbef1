import { readShift } from './read-shift.ts'
import type { Place, Token } from './sign-tokens.ts'
import type { DayPart } from './sign-words.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** Something in a sign that cannot be read, and what to do. */
export type SignFault = Place & { error: string; suggestions: string[] }

export type Item = Place &
  (
    | { kind: 'days'; days: Weekday[] }
    /** Minutes since midnight; `closes` may lie beyond the next one. */
    | { kind: 'shift'; opens: number; closes: number }
    | { kind: 'part'; part: DayPart }
    | { kind: 'closed' | 'except' | 'all_day' | 'appointment' }
    | { kind: 'separator'; is: 'strong' | 'comma' | 'and' | 'slash' }
    | { kind: 'fault'; error: string; suggestions: string[] }
  )

type Of<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>
type Read = { items: Item[]; next: number }

/** Joins words: 'L', '-' and 'V' to five days, '9', '-' and '14' to a shift. */
export function signItems(tokens: Token[]): Item[] {
  const items: Item[] = []
  // 'De 5 a 8' after 'de 9 a 2' is in the afternoon.
  let before: { end: number } | undefined
  for (let at = 0; at < tokens.length; ) {
    const { items: read, next } = readItem(tokens, at, before)
    items.push(...read)
    const last = read.at(-1)
    if (last?.kind === 'shift') before = { end: last.closes }
    else if (last?.kind === 'days') before = undefined
    at = next
  }
  return items
}

function readItem(tokens: Token[], at: number, before: { end: number } | undefined): Read {
  const token = tokens[at]!
  const one = (item: Item): Read => ({ items: [item], next: at + 1 })
  if (token.kind === 'days') return readDays(tokens, at)
  if (token.kind === 'time') return readTimes(tokens, at, token, undefined, before)
  if (token.kind === 'between') return readBetween(tokens, at, before)
  if (token.kind === 'part') {
    const first = tokens[at + 1]
    if (first?.kind === 'time') return readTimes(tokens, at + 1, first, token.part, before)
    if (first?.kind === 'between') return readBetween(tokens, at + 1, before, token.part)
    return one({ kind: 'part', part: token.part, at: token.at, end: token.end })
  }
  if (token.kind === 'range') {
    const time = tokens[at + 1]
    // 'Abrimos a las 9 y cerramos a las 14'.
    const opens = time?.kind === 'time' && tokens[at + 2]?.kind === 'range'
    if (opens && !token.isWord) return one(fault(token, DASH))
    if (opens) return readTimes(tokens, at + 1, time, undefined, before)
    if (time?.kind === 'unknown') return { items: [], next: at + 1 }
    if (time?.kind !== 'time') return one(fault(token, DASH))
    return { items: [fault({ at: token.at, end: time.end }, NO_OPENING)], next: at + 2 }
  }
  if (token.kind === 'unknown') return one(fault(token, token.error))
  return one(token)
}

const DASH = 'Falta algo a un lado del guion. Escribe, por ejemplo, L-V 9:30-14.'
const NO_OPENING = '¿Desde qué hora? Escribe, por ejemplo, 9 a 14.'
const NO_CLOSING = '¿Hasta qué hora? Escribe, por ejemplo, 9 a 14.'
const THREE_TIMES = 'Son demasiadas horas seguidas. Separa los turnos: 9:30-14 y 17-20:30.'
const SLASH = '¿De un día a otro, o solo esos dos? Escribe L-V, o L y V.'

const fault = ({ at, end }: Place, error: string, suggestions: string[] = []): Item => ({
  kind: 'fault',
  at,
  end,
  error,
  suggestions,
})

/** 'L-V' is a range, past Sunday too; three and more joined by dashes are a list: 'L-X-V'. */
function readDays(tokens: Token[], at: number): Read {
  const chain = [tokens[at] as Of<'days'>]
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
  const isSlashed = slash?.kind === 'separator' && slash.is === 'slash' && other?.kind === 'days'
  if (isSlashed && chain.length === 1 && !areNeighbours(chain[0]!, other)) {
    return { items: [fault({ ...place, end: other.end }, SLASH)], next: next + 2 }
  }
  const days =
    chain.length === 2 ? daysFrom(chain[0]!.days[0]!, chain[1]!.days.at(-1)!) : daysOf(chain)
  return { items: [{ kind: 'days', days, ...place }], next }
}

function areNeighbours(one: Of<'days'>, other: Of<'days'>): boolean {
  return daysFrom(one.days.at(-1)!, other.days[0]!).length === 2
}

function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const from = WEEKDAYS.indexOf(first)
  const count = (WEEKDAYS.indexOf(last) - from + 7) % 7
  return Array.from({ length: count + 1 }, (_, day) => WEEKDAYS[(from + day) % 7]!)
}

/** In 'L-M-M-J' the second M is Wednesday. */
function daysOf(chain: Of<'days'>[]): Weekday[] {
  return chain.flatMap(({ days, word }, at) =>
    word === 'm' && chain[at - 1]?.word === 'm' ? ['wed' as const] : days,
  )
}

/** 'Entre las 9 y las 14'. */
function readBetween(
  tokens: Token[],
  at: number,
  before: { end: number } | undefined,
  part?: DayPart,
): Read {
  const [word, open, and, close] = tokens.slice(at, at + 4)
  const isWhole =
    open?.kind === 'time' && and?.kind === 'separator' && and.is === 'and' && close?.kind === 'time'
  if (!isWhole) return { items: [fault(word!, NO_CLOSING)], next: at + 1 }
  return { items: [shiftOf(open, close, part, before)], next: at + 4 }
}

/** A time, perhaps with its part of the day, until another one. */
function readTimes(
  tokens: Token[],
  at: number,
  first: Of<'time'>,
  part: DayPart | undefined,
  before: { end: number } | undefined,
): Read {
  const open = withPart(tokens, at, first)
  const range = tokens[open.next]
  const second = tokens[open.next + 1]
  // What is no time is told by itself.
  if (range?.kind === 'range' && second?.kind === 'unknown') return { items: [], next: open.next }
  if (range?.kind !== 'range' || second?.kind !== 'time') {
    if (range?.kind === 'unknown') return { items: [], next: open.next }
    return { items: [fault(open.time, NO_CLOSING)], next: open.next }
  }
  const close = withPart(tokens, open.next + 1, second)
  const third = tokens[close.next + 1]
  if (tokens[close.next]?.kind === 'range' && third?.kind === 'time') {
    let next = close.next + 2
    while (tokens[next]?.kind === 'range' && tokens[next + 1]?.kind === 'time') next += 2
    const place = { at: open.time.at, end: tokens[next - 1]!.end }
    return { items: [fault(place, THREE_TIMES)], next }
  }
  return { items: [shiftOf(open.time, close.time, part, before)], next: close.next }
}

/** '9 de la mañana'; bare 'tardes' after a time begins the next hours, if there are any. */
function withPart(
  tokens: Token[],
  at: number,
  time: Of<'time'>,
): { time: Of<'time'>; next: number } {
  const suffix = tokens[at + 1]
  const next = tokens[at + 2]
  const isItsOwn =
    suffix?.kind === 'part' &&
    (suffix.isSuffix || (next?.kind !== 'time' && next?.kind !== 'between')) &&
    time.part === undefined
  if (!isItsOwn) return { time, next: at + 1 }
  return { time: { ...time, part: suffix.part, end: suffix.end }, next: at + 2 }
}

function shiftOf(
  open: Of<'time'>,
  close: Of<'time'>,
  part: DayPart | undefined,
  before: { end: number } | undefined,
): Item {
  const place = { at: open.at, end: close.end }
  const read = readShift(open, close, part, before)
  if ('error' in read) return fault(place, read.error, read.suggestions)
  return { kind: 'shift', opens: read.start, closes: read.end, ...place }
}
