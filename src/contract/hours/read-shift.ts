import { DAY_MINUTES } from './clock-time.ts'
import type { WrittenTime } from './sign-tokens.ts'
import type { DayPart } from './sign-words.ts'
import { END_OF_NIGHT, isNight } from './week.ts'

const NOON = 720
/** A second shift 'de 5 a 8' begins in the afternoon; one at ten would be a mistake. */
const LATEST_EVENING = 540

export type ReadShift =
  | { start: number; end: number }
  /** `suggestions` are ways to write what may have been meant. */
  | { error: string; suggestions: string[] }

/**
 * Two written times as minutes since midnight, the end beyond the next one if it closes then. Hours of a
 * clock of twelve ('de 9 a 2') are read when only one reading makes sense; otherwise it asks.
 */
export function readShift(
  open: WrittenTime,
  close: WrittenTime,
  part: DayPart | undefined,
  before: { end: number } | undefined,
): ReadShift {
  // 'De 5 a 8 de la tarde' says it of both; 'de 10 a 2 de la tarde' of the second alone.
  const later = close.part !== 'morning' && isBefore(open, close) ? close.part : undefined
  const opens = placed(open, open.part ?? part ?? later)
  const closes = placed(close, close.part ?? part)
  if (opens === undefined || closes === undefined) return contradiction(open, close)
  if (close.part === 'night' && !opens.isSure && opens.at < NOON && closes.at < END_OF_NIGHT) {
    return eveningOrMorning(opens.at, closes.at)
  }
  const followsBefore =
    before !== undefined && before.end >= NOON && !opens.isSure && opens.at < LATEST_EVENING
  if (followsBefore) opens.at += NOON
  const isHalfDay = followsBefore || (opens.isSure && !open.is24)
  const { at: start } = opens
  const { at: end } = closes
  if (end > start) {
    const isUnsure = !opens.isSure && !followsBefore && !closes.isSure
    const mayBeAfternoon = isUnsure && couldBeAfternoon(start, end)
    return mayBeAfternoon ? ask(open, start, end) : { start, end }
  }
  if (closes.isSure) {
    if (start === 0 && end === 0) return { start, end: DAY_MINUTES }
    return overnight(start, end)
  }
  const evening = end + NOON
  if (start < NOON || isHalfDay) {
    return evening > start ? { start, end: evening } : overnight(start, end)
  }
  if (evening <= start) return overnight(start, end)
  if (end > END_OF_NIGHT) return reversed(start, end)
  if (start < NOON + 60 && end >= 120) return { start, end: evening }
  return {
    error: `¿Cierras a las ${said(evening)}, o a las ${said(end)} de la noche?`,
    suggestions: [`${said(start)}-${said(evening)}`, `${said(start)}-${sure(end)}`],
  }
}

/** Whether 'de 5 a 8', without more, could be said of morning and afternoon alike. */
export function couldBeAfternoon(start: number, end: number): boolean {
  return start >= 60 && ((start < 360 && end <= NOON) || (start < 420 && end <= 600))
}

function overnight(start: number, end: number): ReadShift {
  return isNight(start, end) ? { start, end: end + DAY_MINUTES } : reversed(start, end)
}

function isBefore(open: WrittenTime, close: WrittenTime): boolean {
  return !open.is24 && open.minutes % NOON < close.minutes % NOON
}

/** The minutes of a time within a part of the day; undefined when it is not in that part. */
function placed(
  { minutes, is24 }: WrittenTime,
  part: DayPart | undefined,
): { at: number; isSure: boolean } | undefined {
  if (is24) return part === 'morning' && minutes >= 900 ? undefined : { at: minutes, isSure: true }
  if (part === undefined) return { at: minutes, isSure: false }
  if (part === 'morning') return { at: minutes, isSure: minutes >= END_OF_NIGHT }
  if (part === 'afternoon')
    return { at: minutes < NOON ? minutes + NOON : minutes, isSure: minutes < NOON }
  // Twelve at night is midnight, three is after it.
  if (minutes >= NOON) return { at: DAY_MINUTES + minutes - NOON, isSure: true }
  return { at: minutes < END_OF_NIGHT ? minutes : minutes + NOON, isSure: true }
}

function contradiction(open: WrittenTime, close: WrittenTime): ReadShift {
  const hours = `${said(open.minutes)}-${said(close.minutes)}`
  return {
    error: 'Esas horas no son de esa parte del día. Escribe solo las horas.',
    suggestions: [hours],
  }
}

/** 'De 8 a 1 de la noche'. */
function eveningOrMorning(start: number, end: number): ReadShift {
  return {
    error: `¿Abres a las ${said(start)}, o a las ${said(start + NOON)}?`,
    suggestions: [`${said(start + NOON)}-${sure(end)}`, `${sure(start)}-${sure(end)}`],
  }
}

function reversed(start: number, end: number): ReadShift {
  return {
    error: 'Así cierras antes de abrir. ¿Es al revés?',
    suggestions: [`${said(end)}-${said(start)}`],
  }
}

function ask(open: WrittenTime, start: number, end: number): ReadShift {
  const written = `${said(open.minutes)} a ${said(end)}`
  return {
    error: `¿De ${written} de la mañana, o de la tarde?`,
    suggestions: [`${said(start + NOON)}-${said(end + NOON)}`, `${sure(start)}-${sure(end)}`],
  }
}

/** '9:30', '14:00'. */
function said(minutes: number): string {
  const minute = String(minutes % 60).padStart(2, '0')
  return `${Math.floor(minutes / 60)}:${minute}`
}

/** With its leading zero, which a clock of twelve never has. */
const sure = (minutes: number) => said(minutes).padStart(5, '0')
