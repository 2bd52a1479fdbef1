import {
  ALL_DAY_WORDS,
  APPOINTMENT_WORDS,
  CLOSED_WORDS,
  DAY_WORDS,
  type DayPart,
  EXCEPT_WORDS,
  FILLER,
  HOUR_WORDS,
  PART_WORDS,
  RANGE_WORDS,
  UNREADABLE_WORDS,
  WEEK_LETTERS,
} from './sign-words.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** Where something stands in the text: from `at` to before `end`. */
export type Place = { at: number; end: number }

export type WrittenTime = {
  /** Minutes since midnight, as written; 24:00 is 1440. */
  minutes: number
  /** Whether it can only be of a clock of 24 hours: 17, 09:00, 0:00. */
  is24: boolean
  part?: DayPart
}

export type Token = Place &
  (
    | { kind: 'days'; days: Weekday[]; word: string }
    | ({ kind: 'time' } & WrittenTime)
    | { kind: 'part'; part: DayPart; isSuffix: boolean }
    | { kind: 'closed' | 'except' | 'all_day' | 'appointment' }
    | { kind: 'between' }
    | { kind: 'range'; isWord: boolean }
    | { kind: 'separator'; is: 'strong' | 'comma' | 'and' | 'slash' }
    | { kind: 'unknown'; error: string }
  )

/** Lower case and without accents, each character in its place. */
export function plainSign(text: string): string {
  return Array.from({ length: text.length }, (_, at) => plainUnit(text[at]!)).join('')
}

function plainUnit(unit: string): string {
  const lower = unit.normalize('NFD')[0]!.toLowerCase()
  return lower.length === 1 ? lower : unit
}

type Reader = (match: RegExpExecArray, before: Token | undefined) => Token[] | undefined

const DONT_KNOW = 'No entendemos «$». Escríbelo de otra manera, por ejemplo L-V 9:30-14.'

/** Reads the words of a sign, in order. Fillers leave nothing. Places are those in the text as given. */
export function signTokens(text: string): Token[] {
  const plain = plainSign(text)
  const tokens: Token[] = []
  let at = 0
  while (at < plain.length) {
    const [read, end] = readAt(plain, at, tokens.at(-1))
    for (const token of read) {
      const last = tokens.at(-1)
      // What is unknown is marked whole, not letter by letter.
      if (token.kind === 'unknown' && last?.kind === 'unknown' && last.end === token.at) {
        tokens[tokens.length - 1] = { ...last, end: token.end }
      } else tokens.push(token)
    }
    at = end
  }
  return tokens.map((token) =>
    token.kind === 'unknown'
      ? { ...token, error: token.error.replace('$', () => text.slice(token.at, token.end)) }
      : token,
  )
}

function readAt(plain: string, at: number, before: Token | undefined): [Token[], number] {
  for (const [pattern, read] of LEXICON) {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    const tokens = match && read(match, before)
    if (tokens) return [tokens, pattern.lastIndex || at + match[0].length]
  }
  const word = /[\p{L}\p{N}]+|./suy
  word.lastIndex = at
  const unknown = word.exec(plain)?.[0] ?? plain[at]!
  const end = at + unknown.length
  return [[{ kind: 'unknown', at, end, error: DONT_KNOW }], end]
}

const place = (match: RegExpExecArray): Place => ({
  at: match.index,
  end: match.index + match[0].trimEnd().length,
})

const just =
  (kind: 'closed' | 'except' | 'all_day' | 'appointment' | 'between'): Reader =>
  (match) => [{ kind, ...place(match) }]

const separator =
  (is: 'strong' | 'comma' | 'and' | 'slash'): Reader =>
  (match) => [{ kind: 'separator', is, ...place(match) }]

const range =
  (isWord: boolean): Reader =>
  (match) => [{ kind: 'range', isWord, ...place(match) }]

/** A whole word, with its full stop if it is short for another. */
const word = (pattern: string) => new RegExp(`${pattern}(?![\\p{L}\\p{N}])\\.?`, 'uy')

const HOURS_BY_NAME = Object.keys(HOUR_WORDS).join('|')
const FRACTIONS: Record<string, number> = { media: 30, cuarto: 15 }

const TIME = new RegExp(
  `(?:(\\d{1,2})(?: ?[:.'’h] ?|,(?=30|00|45))([0-5]\\d)(?!\\d)|(\\d{3,4})(?!\\d)|(\\d{1,2})(?!\\d)|(${HOURS_BY_NAME})(?!\\p{L}))` +
    `(?: ?(?:horas?|hrs?|hs?)(?!\\p{L})\\.?)?(?: (y media|y cuarto|menos cuarto)(?!\\p{L}))?` +
    `(?: ?([ap])\\.? ?m(?!\\p{L})\\.?)?`,
  'uy',
)

const LEXICON: [RegExp, Reader][] = [
  [/[^\S\n]*[\n;]\s*/y, separator('strong')],
  [/\s+/y, () => []],
  [word('medianoche'), (match) => [{ kind: 'time', minutes: 1440, is24: true, ...place(match) }]],
  ...UNREADABLE_WORDS.map(([pattern, error]): [RegExp, Reader] => [
    word(pattern),
    (match) => [{ kind: 'unknown', error, ...place(match) }],
  ]),
  // '24 h' after a dash is when it closes.
  [
    word(ALL_DAY_WORDS),
    (match, before) => (before?.kind === 'range' ? undefined : just('all_day')(match, before)),
  ],
  [word(APPOINTMENT_WORDS), just('appointment')],
  // Before the words that join days and times: 'a diario' is all days.
  ...DAY_WORDS.map(([pattern, days]): [RegExp, Reader] => [
    word(pattern),
    (match) => [{ kind: 'days', days, word: match[0].replace('.', ''), ...place(match) }],
  ]),
  [word(RANGE_WORDS), range(true)],
  [word(CLOSED_WORDS), just('closed')],
  [word(EXCEPT_WORDS), just('except')],
  ...PART_WORDS.map(([pattern, part]): [RegExp, Reader] => [
    word(`((?:de|por|en) las? )?(?:la )?${pattern}`),
    (match) => [{ kind: 'part', part, isSuffix: match[1] !== undefined, ...place(match) }],
  ]),
  [word(`[${WEEK_LETTERS}]{2,7}`), readLetters],
  [TIME, readTime],
  [word('entre'), just('between')],
  [word(FILLER), () => []],
  [word('[ye]'), separator('and')],
  [/[-–—−~]+>?/y, range(false)],
  [/[,.+&|·•]/y, separator('comma')],
  [/\//y, separator('slash')],
  [/[:()[\]]/y, () => []],
]

/** 'LMXJV' is a list. Two letters could be a list or a range, which are the same only for neighbours. */
function readLetters(match: RegExpExecArray): Token[] | undefined {
  const letters = match[0].replace('.', '')
  const order = [...letters].map((letter) => WEEK_LETTERS.indexOf(letter))
  if (order.some((day, at) => at > 0 && day <= order[at - 1]!)) return undefined
  if (order.length === 2 && order[1]! - order[0]! > 1) {
    const [first, last] = [...letters.toUpperCase()]
    const error = `¿«$» es ${first}-${last}, o solo ${first} y ${last}? Escríbelo así.`
    return [{ kind: 'unknown', error, ...place(match) }]
  }
  const days = order.map((day) => WEEKDAYS[day]!)
  return [{ kind: 'days', days, word: letters, ...place(match) }]
}

const MINUTES_OF_FRACTION = (said: string) => {
  const [sign, fraction] = said.split(' ') as [string, string]
  return sign === 'menos' ? -15 : FRACTIONS[fraction]!
}

function readTime(match: RegExpExecArray): Token[] {
  const [, hours, minutes, joined, alone, named, fraction, halfDay] = match
  const written = hours ?? joined?.slice(0, -2) ?? alone
  const hour = written === undefined ? HOUR_WORDS[named!]! : Number(written)
  const past =
    Number(minutes ?? joined?.slice(-2) ?? 0) + (fraction ? MINUTES_OF_FRACTION(fraction) : 0)
  const total = hour * 60 + past
  const isTime = past < 60 && total >= 0 && total <= 1440 && !(halfDay && hour > 12)
  if (!isTime) {
    const error = 'No conocemos la hora «$». Escribe, por ejemplo, 9 a 14.'
    return [{ kind: 'unknown', error, ...place(match) }]
  }
  const is24 = hour > 12 || hour === 0 || (written?.startsWith('0') ?? false)
  const part = halfDay === 'a' ? 'morning' : halfDay === 'p' ? 'afternoon' : undefined
  return [{ kind: 'time', minutes: total, is24, ...(part && { part }), ...place(match) }]
}
