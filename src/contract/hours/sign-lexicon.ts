import { faultAt, type Marker, type Place, type Separator, type Token } from './sign-token.ts'
import {
  DAY_WORDS,
  HOUR_WORDS,
  NO_TIME,
  OSM_DAYS,
  PART_PREPOSITION,
  PART_WORDS,
  type SignDay,
  TWELVE_AM,
  UNREADABLE_WORDS,
  WEEK_LETTERS,
  WORDS,
} from './sign-words.ts'
import { WEEKDAYS } from './weekdays.ts'

type Reader = (match: RegExpExecArray, before: Token | undefined) => Token[] | undefined

const place = (match: RegExpExecArray): Place => ({
  at: match.index,
  end: match.index + match[0].trimEnd().length,
})

const marker =
  (kind: Marker | 'between'): Reader =>
  (match) => [{ kind, ...place(match) }]

const separator =
  (is: Separator): Reader =>
  (match) => [{ kind: 'separator', is, ...place(match) }]

const range: Reader = (match) => [{ kind: 'range', word: match[0], ...place(match) }]

const skip: Reader = () => []

const unknown = (match: RegExpExecArray, error: string, suggestions?: string[]): Token => ({
  kind: 'unknown',
  ...faultAt(place(match), error, suggestions),
})

/** Matches a whole word: no letter may follow, and after a digit no digit. */
const word = (pattern: string) => new RegExp(`(?:${pattern})(?!\\p{L}|(?<=\\d)\\d)`, 'uy')

const HOURS_BY_NAME = Object.keys(HOUR_WORDS).join('|')
const FRACTIONS: Record<string, number> = { media: 30, cuarto: 15 }
const APOSTROPHES = "['’‘´`′ʼ]"

const TIME = new RegExp(
  `(?:(\\d{1,2})(?: ?(?:[:.h]|${APOSTROPHES}{1,2}) ?|,(?=30|00|45))([0-5]\\d)(?::00)?(?!\\d)|(\\d{3,4})(?!\\d)|(\\d{1,2})(?!\\d)|(${HOURS_BY_NAME})(?!\\p{L}))` +
    `(?: ?(?:hor[ae]s?|hrs?|hs?)(?!\\p{L})\\.?)?(?:-?(?:eta|e)?(tik|ra)(?!\\p{L}))?` +
    `(?: (y media|y cuarto|menos cuarto)(?!\\p{L}))?(?: ?([ap])\\.? ?m(?!\\p{L})\\.?)?`,
  'uy',
)

/** At each index the first pattern is used that matches and whose reader returns tokens. */
export const LEXICON: [RegExp, Reader][] = [
  [/ *[\n;][\n; ]*/y, separator('line')],
  [/\s+/y, skip],
  [
    word('medianoche|mitjanit'),
    (match) => [{ kind: 'time', minutes: 1440, is24: true, ...place(match) }],
  ],
  // Catalan 'd’' and 'l’' are short for 'de' and 'el'.
  [/[dl]['’‘´`](?=[\p{L}\d])/uy, skip],
  ...UNREADABLE_WORDS.map(([pattern, error, suggestions]): [RegExp, Reader] => [
    word(pattern),
    (match) => [unknown(match, error, suggestions)],
  ]),
  // '24 h' after a dash is a closing time.
  [
    word(WORDS.all_day),
    (match, before) => (before?.kind === 'range' ? undefined : marker('all_day')(match, before)),
  ],
  [word(WORDS.whole_day), marker('whole_day')],
  [word(WORDS.appointment), marker('appointment')],
  [word(WORDS.rest), readRest],
  [word(WORDS.fillerPhrases), skip],
  ...PART_WORDS.map(([pattern, part]): [RegExp, Reader] => [
    word(`(${PART_PREPOSITION} )?(?:(?:la|las|les|el) )?(?:${pattern})`),
    (match, before) =>
      part === 'noon' && before?.kind === 'range'
        ? [unknown(match, NO_TIME)]
        : [{ kind: 'part', part, isSuffix: match[1] !== undefined, ...place(match) }],
  ]),
  // Days come before the range words, because 'a diario' (every day) begins with one.
  ...OSM_DAYS.map(([osm, day]): [RegExp, Reader] => [
    word(`${osm}(?= ?[-,:\\d]| off)`),
    (match) => [{ kind: 'days', days: [day], word: osm, isLiteral: true, ...place(match) }],
  ]),
  ...DAY_WORDS.map(([pattern, days]): [RegExp, Reader] => [
    word(pattern),
    (match) => readDays(match, days),
  ]),
  [word(WORDS.range), range],
  [word(WORDS.closed), marker('closed')],
  [word('[❌⛔🚫✖✘]'), marker('closed')],
  [word(WORDS.open), marker('open')],
  [word(WORDS.except), marker('except')],
  [word(`[${WEEK_LETTERS}]{2,7}`), readLetters],
  [TIME, readTime],
  [word('entre'), marker('between')],
  [word(WORDS.filler), skip],
  [word(WORDS.and), separator('and')],
  [/(?:[\p{Pd}−~∼➖]+>?|=?>|[→➔➜➝➞➡⇒⟶↔])/uy, readDash],
  [/[.…]+/y, separator('stop')],
  [/[,+&|·•]/y, separator('comma')],
  [/\/+/y, separator('slash')],
  [/[:()[\]{}"«»“”¡!*_#='’‘´`]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\p{So}/uy, skip],
]

/** Reads a dash as a range; at the beginning of a line it is a list bullet. */
function readDash(match: RegExpExecArray, before: Token | undefined): Token[] | undefined {
  const beginsLine = before === undefined || (before.kind === 'separator' && before.is === 'line')
  return beginsLine ? [] : range(match, before)
}

function readDays(match: RegExpExecArray, days: SignDay[]): Token[] {
  const token = { kind: 'days', days, word: match[0], ...place(match) } as const
  if (!match[0].endsWith('tik')) return [token]
  return [token, rangeAfter(token)]
}

function readRest(match: RegExpExecArray): Token[] {
  return [{ kind: 'days', days: [], word: match[0], isRest: true, ...place(match) }]
}

/** Reads 'LMXJV' as a list of days. 'LV' is a fault: it may be a list or a range. */
function readLetters(match: RegExpExecArray): Token[] | undefined {
  const letters = match[0]
  const order = [...letters].map((letter) => WEEK_LETTERS.indexOf(letter))
  if (order.some((day, index) => index > 0 && day <= order[index - 1]!)) return undefined
  if (order.length === 2 && order[1]! - order[0]! > 1) {
    const [first, last] = [...letters.toUpperCase()]
    const error = `¿«$» es ${first}-${last}, o solo ${first} y ${last}? Escríbelo así.`
    return [unknown(match, error, [`${first}-${last}`, `${first} y ${last}`])]
  }
  const days = order.map((day) => WEEKDAYS[day]!)
  return [{ kind: 'days', days, word: letters, ...place(match) }]
}

const fractionMinutes = (text: string) => {
  const [sign, fraction] = text.split(' ') as [string, string]
  return sign === 'menos' ? -15 : FRACTIONS[fraction]!
}

function readTime(match: RegExpExecArray): Token[] {
  const [, hours, minutes, digits, hourAlone, hourName, basqueEnding, fraction, halfDay] = match
  const written = hours ?? digits?.slice(0, -2) ?? hourAlone
  const hour = written === undefined ? HOUR_WORDS[hourName!]! : Number(written)
  const past =
    Number(minutes ?? digits?.slice(-2) ?? 0) + (fraction ? fractionMinutes(fraction) : 0)
  const total = hour * 60 + past
  const isTime = past < 60 && total >= 0 && total <= 1440 && !(halfDay && hour > 12)
  if (!isTime) return [unknown(match, 'No conocemos la hora «$». Escribe, por ejemplo, 9 a 14.')]
  if (halfDay === 'a' && hour === 12) return [unknown(match, TWELVE_AM, ['24:00', '12:00'])]
  const is24 = hour > 12 || hour === 0 || (written?.startsWith('0') ?? false)
  const part = halfDay === 'a' ? 'morning' : halfDay === 'p' ? 'afternoon' : undefined
  const time: Token = { kind: 'time', minutes: total, is24, ...(part && { part }), ...place(match) }
  return basqueEnding === 'tik' ? [time, rangeAfter(time)] : [time]
}

/** A range after a Basque word with the suffix '-tik' ('from'). */
const rangeAfter = ({ end }: Place): Token => ({ kind: 'range', word: 'tik', at: end - 1, end })
