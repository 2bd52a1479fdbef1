import { fault, isSlash, type ReadItems, type TokenOf } from './sign-item.ts'
import type { Token } from './sign-token.ts'
import type { SignDay } from './sign-words.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

const UNTIL_WHEN = '¿Hasta qué día? Escribe, por ejemplo, L-V, y lo demás aparte.'
const TWO_OR_ALL = '¿De un día a otro, o solo esos dos? Escribe L-V, o L y V.'

/** Reads 'L-V' as a range, also across Sunday ('V-L'). Three or more days joined by dashes are a list: 'L-X-V'. */
export function readDays(tokens: Token[], at: number): ReadItems {
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

function areNeighbours(one: TokenOf<'days'>, other: TokenOf<'days'>): boolean {
  const [last, first] = [one.days.at(-1), other.days[0]]
  return first === 'holiday' || last === 'holiday' || daysFrom(one, other)?.length === 2
}

/** Returns the days of a range. 'D-festivos' is both; any other range with holidays is undefined. */
function daysFrom(one: TokenOf<'days'>, other: TokenOf<'days'>): SignDay[] | undefined {
  const [first, last] = [one.days[0], other.days.at(-1)]
  if (first === undefined || last === undefined || first === 'holiday') return undefined
  if (last === 'holiday') return first === 'sun' ? ['sun', 'holiday'] : undefined
  const from = WEEKDAYS.indexOf(first)
  const count = (WEEKDAYS.indexOf(last) - from + 7) % 7
  return Array.from({ length: count + 1 }, (_, day): Weekday => WEEKDAYS[(from + day) % 7]!)
}

/** Returns the days of a list. In 'L-M-M-J' the second M is Wednesday. */
function daysOf(chain: TokenOf<'days'>[]): SignDay[] {
  return chain.flatMap(({ days, word }, at) =>
    word === 'm' && chain[at - 1]?.word === 'm' ? ['wed' as const] : days,
  )
}
