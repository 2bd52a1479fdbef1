import { DAY_MINUTES } from './clock-time.ts'
import type { WrittenTime } from './sign-token.ts'
import type { DayPart } from './sign-words.ts'
import { END_OF_NIGHT, isNight } from './week.ts'

// Times are minutes since midnight.
const NOON = 720
/** After a shift that ends in the afternoon, an opening time before 9:00 is p.m.: 'de 5 a 8'. */
const MORNING_OPENING = 540
/** A shift from 11 until 1 or 3 may be that of a shop or of a bar. */
const LATE_MORNING = 660
/** A bar closes before 4:00. */
const LATEST_NIGHT = 240

export type ShiftContext = {
  /** The sign has a time from 23:00 on, so 'de 8 a 1' may end in the night. */
  isLate: boolean
  /** Closing time of the previous shift: after 'de 9 a 2', 'de 5 a 8' is in the afternoon. */
  end?: number
  /** Part of the day that was written before the days: 'tardes de lunes a jueves'. */
  part?: DayPart
}

type ReadShift =
  | { start: number; end: number }
  /** `suggestions`: texts that may replace the shift. */
  | { error: string; suggestions: string[] }

/**
 * Returns minutes since midnight; `end` is above 1440 if the shift closes after midnight. Of a 12-hour clock, times
 * with one plausible reading are accepted ('de 9 a 2'). Otherwise the error is a question.
 */
export function readShift(
  open: WrittenTime,
  close: WrittenTime,
  { part, end: before, isLate }: ShiftContext,
): ReadShift {
  // In 'de 5 a 8 de la tarde' the part of the day counts for both times, in 'de 10 a 2 de la tarde' only for the second.
  const later = close.part !== 'morning' && isBefore(open, close) ? close.part : undefined
  const isInPart = (open.part ?? part ?? close.part) !== undefined
  const opens = minutesIn(open, open.part ?? part ?? later)
  const closes = minutesIn(close, close.part ?? part)
  if (opens === undefined || closes === undefined) return contradiction(open, close)
  const isUntilNight = close.part === 'night' || close.part === 'dawn'
  if (isUntilNight && !opens.isSure && opens.at < NOON && closes.at < END_OF_NIGHT) {
    return eveningOrMorning(opens.at, closes.at)
  }
  const followsBefore =
    before !== undefined && before >= NOON && !opens.isSure && opens.at < MORNING_OPENING
  if (followsBefore) opens.at += NOON
  // Whether the opening time is surely a.m. or p.m., so that the shift ends within the next 12 hours.
  const isHalfCertain = followsBefore || (opens.isSure && !open.is24)
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
    return mayBeAfternoon ? morningOrAfternoon(open, start, end) : { start, end }
  }
  if (start === 0 && end === 0 && closes.isSure) return { start, end: DAY_MINUTES }
  if (start === end && (closes.isSure || start >= NOON)) return sameTime(start)
  if (closes.isSure) return overnight()
  const evening = end + NOON
  const mayBeBar = isLate || start >= LATE_MORNING
  if (start < NOON && mayBeBar && !isInPart && end < LATEST_NIGHT) return eveningOrNight(start, end)
  if (start < NOON || isHalfCertain) {
    return evening > start ? { start, end: evening } : overnight()
  }
  if (evening <= start) return overnight()
  if (end > END_OF_NIGHT) return reversed(start, end)
  // 'De 12 a 4' ends in the afternoon.
  if (start < NOON + 60 && end >= 120) return { start, end: evening }
  return eveningOrNight(start, end)
}

/** Whether 12-hour times may be p.m., too: they open from 1 to 6 and close by 12, or open before 7 and close by 10. */
export function couldBeAfternoon(start: number, end: number): boolean {
  return start >= 60 && ((start < 360 && end <= NOON) || (start < 420 && end <= 600))
}

function isBefore(open: WrittenTime, close: WrittenTime): boolean {
  return !open.is24 && open.minutes % NOON < close.minutes % NOON
}

/** Times that people write with a part of the day. */
const PART_BOUNDS: Record<DayPart, [from: number, to: number]> = {
  dawn: [0, NOON],
  morning: [0, 900],
  noon: [NOON, 1020],
  afternoon: [NOON, DAY_MINUTES],
  night: [1080, DAY_MINUTES],
}

/** Returns minutes since midnight, and whether they are surely a.m. or p.m.; undefined: the time is not in the part. */
function minutesIn({ minutes, is24 }: WrittenTime, part: DayPart | undefined) {
  if (part === undefined) return { at: minutes, isSure: is24 }
  const at = is24 ? minutes : onTheClock(minutes, part)
  const [from, to] = PART_BOUNDS[part]
  const isWithin =
    (from <= at && at <= to) || (part === 'night' && at % DAY_MINUTES <= END_OF_NIGHT)
  if (!isWithin) return undefined
  return { at, isSure: is24 || part !== 'morning' || minutes >= END_OF_NIGHT }
}

/** Converts a 12-hour time to minutes since midnight. At night 12 is 24:00, and 3 stays 3:00. */
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
  const hours = `${sayTime(open.minutes)}-${sayTime(close.minutes)}`
  return {
    error: 'No sabemos de qué parte del día son esas horas. Escribe solo las horas.',
    suggestions: [hours],
  }
}

function eveningOrMorning(start: number, end: number): ReadShift {
  return {
    error: `¿Abres a las ${sayTime(start)}, o a las ${sayTime(start + NOON)}?`,
    suggestions: [`${sayTime(start + NOON)}-${padded(end)}`, `${padded(start)}-${padded(end)}`],
  }
}

function eveningOrNight(start: number, end: number): ReadShift {
  return {
    error: `¿Cierras a las ${sayTime(end + NOON)}, o a las ${sayTime(end)} de la noche?`,
    suggestions: [`${sayTime(start)}-${sayTime(end + NOON)}`, `${sayTime(start)}-${padded(end)}`],
  }
}

function reversed(start: number, end: number): ReadShift {
  return {
    error: 'Así cierras antes de abrir. ¿Es al revés?',
    suggestions: [`${sayTime(end)}-${sayTime(start)}`],
  }
}

/** For 'de 12 a 12' suggests midnight as the end. */
function sameTime(start: number): ReadShift {
  return {
    error: 'Abres y cierras a la misma hora. Escribe a qué hora cierras.',
    suggestions: start === NOON ? [`${sayTime(start)}-24:00`] : [],
  }
}

function morningOrAfternoon(open: WrittenTime, start: number, end: number): ReadShift {
  const written = `${sayTime(open.minutes)} a ${sayTime(end)}`
  return {
    error: `¿De ${written} de la mañana, o de la tarde?`,
    suggestions: [
      `${sayTime(start + NOON)}-${sayTime(end + NOON)}`,
      `${padded(start)}-${padded(end)}`,
    ],
  }
}

export function sayTime(minutes: number): string {
  const minute = String(minutes % 60).padStart(2, '0')
  return `${Math.floor(minutes / 60)}:${minute}`
}

const padded = (minutes: number) => sayTime(minutes).padStart(5, '0')
