import {
  addDays,
  isDate,
  isYearlyDay,
  LEAP_DAY,
  NOT_EVERY_YEAR,
  type PlainDate,
  weekdayOf,
} from './dates.ts'
import { plainText } from './sign-tokens.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from './weekdays.ts'

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )

/** Maximum of days that a date without a year may be in the past: a closure may have begun already. */
const DAYS_AGO = 31
/** Maximum of years between two leap years (1896 and 1904). */
const MAX_GAP = 8

type ReadDate = { date: PlainDate } | { error: string }

const NOT_A_DAY = 'No entendemos el día. Escribe, por ejemplo, 10 de agosto.'

/** Reads '10 de agosto', 'lunes 10 ago', '10/8', '10-8-27'. Without a year it is the next such day. */
export function readDate(text: string, today: PlainDate): ReadDate {
  const plain = plainText(text).plain.trim()
  if (isDate(plain)) return { date: plain }
  const days = { hoy: 0, manana: 1 }[plain]
  if (days !== undefined) return { date: addDays(today, days) }
  const written = dayIn(plain)
  if (written === undefined) return { error: NOT_A_DAY }
  const { day, year, weekday } = written
  const date = year === undefined ? nextOf(day, today) : `${year}-${day}`
  if (date === undefined || !isDate(date)) {
    const ofYear = year === undefined ? '' : ` de ${year}`
    return { error: `No hay un ${saySeasonDay(day)}${ofYear}.` }
  }
  const real = WEEKDAY_NAMES[weekdayOf(date)]
  if (weekday !== undefined && !plainText(real).plain.startsWith(weekday)) {
    return { error: `El ${saySeasonDay(day)} es ${real}.` }
  }
  return { date }
}

type ReadSeasonDay = { day: string } | { error: string }

/** Reads a day of every year, so not 29 February. */
export function readSeasonDay(text: string): ReadSeasonDay {
  const written = dayIn(plainText(text).plain.trim())
  if (written === undefined)
    return { error: 'No entendemos el día. Escribe, por ejemplo, 15 de junio.' }
  if (written.day === LEAP_DAY) return { error: NOT_EVERY_YEAR }
  if (!isYearlyDay(written.day)) return { error: `No hay un ${saySeasonDay(written.day)}.` }
  return { day: written.day }
}

/** Adds the year only if `readDate` would choose another one. */
export function sayDate(date: PlainDate, today: PlainDate): string {
  const day = date.slice(5)
  const text = `${WEEKDAY_NAMES[weekdayOf(date)]} ${saySeasonDay(day)}`
  return nextOf(day, today) === date ? text : `${text} de ${date.slice(0, 4)}`
}

export function saySeasonDay(day: string): string {
  return `${Number(day.slice(3))} de ${MONTHS[Number(day.slice(0, 2)) - 1]}`
}

const WORDS =
  /^(?:(?:el )?(?!dia )([a-z]+),? )?(?:el )?(?:dia )?(\d{1,2})(?:[ºo]\.?)?(?: de)? ([a-z]{3,10})\.?(?:,? (?:del? )?(\d{4}|\d{2}))?$/
const NUMBERS = /^(\d{1,2}) ?[/.-] ?(\d{1,2})(?: ?[/.-] ?(\d{4}|\d{2}))?$/

/** `day` is 'MM-DD'. */
function dayIn(plain: string): { day: string; year?: string; weekday?: string } | undefined {
  const words = WORDS.exec(plain)
  if (words) {
    const [, weekday, number, name, year] = words
    const month = MONTHS.findIndex((month) => month.startsWith(name!.replace(/^setiem/, 'septiem')))
    const isWeekday =
      weekday === undefined ||
      (weekday.length >= 2 &&
        WEEKDAYS.some((day) => plainText(WEEKDAY_NAMES[day]).plain.startsWith(weekday)))
    if (month < 0 || !isWeekday) return undefined
    return writtenDay(Number(number), month + 1, year, weekday)
  }
  const numbers = NUMBERS.exec(plain)
  if (numbers === null || Number(numbers[2]) > 12) return undefined
  return writtenDay(Number(numbers[1]), Number(numbers[2]), numbers[3])
}

function writtenDay(day: number, month: number, year?: string, weekday?: string) {
  if (day < 1 || day > 31 || month < 1) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    day: `${two(month)}-${two(day)}`,
    ...(year !== undefined && { year: year.length === 2 ? `20${year}` : year }),
    ...(weekday !== undefined && { weekday }),
  }
}

/** Returns the first such date from `DAYS_AGO` before today on; undefined for a day that no year has. */
function nextOf(day: string, today: PlainDate): PlainDate | undefined {
  const first = addDays(today, -DAYS_AGO)
  const years = Array.from({ length: MAX_GAP + 1 }, (_, more) => Number(first.slice(0, 4)) + more)
  return years.map((year) => `${year}-${day}`).find((date) => isDate(date) && date >= first)
}
