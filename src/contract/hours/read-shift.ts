import { DAY_MINUTES } from './clock-time.ts'
import type { WrittenTime } from './sign-token.ts'
import type { DayPart } from './sign-words.ts'
import { END_OF_NIGHT, isNight } from './week.ts'

const NOON = 720
/** A second shift 'de 5 a 8' begins in the afternoon; one at ten would be a mistake. */
const LATEST_EVENING = 540
/** 'De 11 a 1' is the afternoon of a shop, and the night of a bar. */
const LATE_MORNING = 660
const LATEST_NIGHT = 240

/** What the sign says elsewhere. */
export type ShiftContext = {
  /** Whether it names a late hour, so that 'de 8 a 1' may end in the night. */
  isLate: boolean
  /** When the shift before on the same days ends: 'de 5 a 8' after 'de 9 a 2' is in the afternoon. */
  end?: number
  /** The part of the day of 'tardes de lunes a jueves'. */
  part?: DayPart
}

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
  { part, end: before, isLate }: ShiftContext,
): ReadShift {
  // 'De 5 a 8 de la tarde' says it of both; 'de 10 a 2 de la tarde' of the second alone.
  const later = close.part !== 'morning' && isBefore(open, close) ? close.part : undefined
  const isInPart = (open.part ?? part ?? close.part) !== undefined
  const opens = placed(open, open.part ?? part ?? later)
  const closes = placed(close, close.part ?? part)
  if (opens === undefined || closes === undefined) return contradiction(open, close)
  const isUntilNight = close.part === 'night' || close.part === 'dawn'
  if (isUntilNight && !opens.isSure && opens.at < NOON && closes.at < END_OF_NIGHT) {
    return eveningOrMorning(opens.at, closes.at)
  }
  const followsBefore =
    before !== undefined && before >= NOON && !opens.isSure && opens.at < LATEST_EVENING
  if (followsBefore) opens.at += NOON
  const isHalfDay = followsBefore || (opens.isSure && !open.is24)
  const { at: start } = opens
  const { at: end } = closes
  const overnight = () =>
    isNight(start, end)
      ? { start, end: end + DAY_MINUTES }
      : isInPart
        ? contradiction(open, close)
        : reversed(start, end)
  if (end > start) {
    const isUnsure = !opens.isSure && !followsBefore && !closes.isSure
    const mayBeAfternoon = isUnsure && couldBeAfternoon(start, end)
    return mayBeAfternoon ? ask(open, start, end) : { start, end }
  }
  if (start === 0 && end === 0 && closes.isSure) return { start, end: DAY_MINUTES }
  if (start === end && (closes.isSure || start >= NOON)) return sameTime(start)
  if (closes.isSure) return overnight()
  const evening = end + NOON
  const mayBeBar = isLate || start >= LATE_MORNING
  if (start < NOON && mayBeBar && !isInPart && end < LATEST_NIGHT) return eveningOrNight(start, end)
  if (start < NOON || isHalfDay) {
    return evening > start ? { start, end: evening } : overnight()
  }
  if (evening <= start) return overnight()
  if (end > END_OF_NIGHT) return reversed(start, end)
  if (start < NOON + 60 && end >= 120) return { start, end: evening }
  return eveningOrNight(start, end)
}

/** Whether 'de 5 a 8', without more, could be said of morning and afternoon alike. */
export function couldBeAfternoon(start: number, end: number): boolean {
  return start >= 60 && ((start < 360 && end <= NOON) || (start < 420 && end <= 600))
}

function isBefore(open: WrittenTime, close: WrittenTime): boolean {
  return !open.is24 && open.minutes % NOON < close.minutes % NOON
}

/** From when on, and until when, what is written belongs to a part of the day; midnight is 24:00. */
const WRITTEN: Record<DayPart, [from: number, to: number]> = {
  dawn: [0, NOON],
  morning: [0, 900],
  noon: [NOON, 1020],
  afternoon: [NOON, DAY_MINUTES],
  night: [1080, DAY_MINUTES],
}

/** The minutes of a time within a part of the day; undefined when it is not in that part. */
function placed(
  { minutes, is24 }: WrittenTime,
  part: DayPart | undefined,
): { at: number; isSure: boolean } | undefined {
  if (part === undefined) return { at: minutes, isSure: is24 }
  const at = is24 ? minutes : onTheClock(minutes, part)
  const [from, to] = WRITTEN[part]
  const isWithin =
    (from <= at && at <= to) || (part === 'night' && at % DAY_MINUTES <= END_OF_NIGHT)
  if (!isWithin) return undefined
  return { at, isSure: is24 || part !== 'morning' || minutes >= END_OF_NIGHT }
}

/** Hours of a clock of twelve. Twelve at night is midnight, three is after it. */
function onTheClock(minutes: number, part: DayPart): number {
  if (part === 'morning') return minutes
  if (part === 'dawn') return minutes % NOON
  if (part === 'night') {
    if (minutes >= NOON) return DAY_MINUTES + minutes - NOON
    return minutes <= END_OF_NIGHT ? minutes : minutes + NOON
  }
  return minutes < NOON ? minutes + NOON : minutes
}

function contradiction(open: WrittenTime, close: WrittenTime): ReadShift {
  const hours = `${said(open.minutes)}-${said(close.minutes)}`
  return {
    error: 'No sabemos de qué parte del día son esas horas. Escribe solo las horas.',
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

/** 'De 13 a 4'. */
function eveningOrNight(start: number, end: number): ReadShift {
  return {
    error: `¿Cierras a las ${said(end + NOON)}, o a las ${said(end)} de la noche?`,
    suggestions: [`${said(start)}-${said(end + NOON)}`, `${said(start)}-${sure(end)}`],
  }
}

function reversed(start: number, end: number): ReadShift {
  return {
    error: 'Así cierras antes de abrir. ¿Es al revés?',
    suggestions: [`${said(end)}-${said(start)}`],
  }
}

/** 'De 12 a 12' is until midnight; of other hours nobody can say what was meant. */
function sameTime(start: number): ReadShift {
  return {
    error: 'Abres y cierras a la misma hora. Escribe a qué hora cierras.',
    suggestions: start === NOON ? [`${said(start)}-24:00`] : [],
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
export function said(minutes: number): string {
  const minute = String(minutes % 60).padStart(2, '0')
  return `${Math.floor(minutes / 60)}:${minute}`
}

/** With its leading zero, which a clock of twelve never has. */
const sure = (minutes: number) => said(minutes).padStart(5, '0')
