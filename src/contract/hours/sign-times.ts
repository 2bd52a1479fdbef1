import { readShift, type ShiftContext, sayTime } from './read-shift.ts'
import {
  fault,
  type Item,
  isSlash,
  type ReadItems,
  type Token,
  type TokenOf,
} from './sign-token.ts'

const NO_CLOSING = '¿Hasta qué hora? Escribe, por ejemplo, 9 a 14.'
const MANY_TIMES = 'Son demasiadas horas seguidas. Separa los turnos: 9:30-14 y 17-20:30.'

export function readBetween(
  tokens: Token[],
  at: number,
  context: ShiftContext,
  part?: TokenOf<'part'>,
): ReadItems {
  const [word, open, and, close] = tokens.slice(at, at + 4)
  const isWhole =
    open?.kind === 'time' && and?.kind === 'separator' && and.is === 'and' && close?.kind === 'time'
  if (!isWhole) return { items: [fault(word!, NO_CLOSING)], next: at + 1 }
  return { items: [shiftOf(open, close, part, context)], next: at + 4 }
}

type Times = {
  times: TokenOf<'time'>[]
  /** Separators with the spaces around them: '1 - 1' is ' - '. */
  gaps: string[]
  next: number
}

/** Reads one shift, '9-14', or two, '9-14 - 17-20': the separator between the shifts must differ from those within. */
export function readTimes(
  tokens: Token[],
  at: number,
  first: TokenOf<'time'>,
  part: TokenOf<'part'> | undefined,
  context: ShiftContext,
): ReadItems {
  const { times, gaps, next } = timesFrom(tokens, at, first)
  const [open, close, secondOpen, secondClose, ...more] = times
  if (close === undefined) {
    const following = tokens[next]
    // The unknown token is reported as a fault: a second fault would be too much.
    const isReported = following?.kind === 'unknown' || tokens[next + 1]?.kind === 'unknown'
    return { items: isReported ? [] : [fault(open!, NO_CLOSING)], next }
  }
  const shift = shiftOf(open!, close, part, context)
  if (secondOpen === undefined) return { items: [shift], next }
  if (secondClose === undefined || more.length > 0) {
    return { items: [fault({ at: open!.at, end: times.at(-1)!.end }, MANY_TIMES)], next }
  }
  const areTwoShifts = gaps[0] === gaps[2] && gaps[0] !== gaps[1]
  if (areTwoShifts && shift.kind === 'shift') {
    const second = shiftOf(secondOpen, secondClose, undefined, {
      isLate: context.isLate,
      end: shift.closes,
    })
    return { items: [shift, second], next }
  }
  const [opens1, closes1, opens2, closes2] = times.map(({ minutes }) => sayTime(minutes))
  const suggestions = [`${opens1}-${closes1} y ${opens2}-${closes2}`]
  return { items: [fault({ at: open!.at, end: secondClose.end }, MANY_TIMES, suggestions)], next }
}

/** Reads times joined by range words or dashes, or by slashes: '9:30/13:30'. */
function timesFrom(tokens: Token[], at: number, first: TokenOf<'time'>): Times {
  const start = withPart(tokens, at, first)
  const times = [start.time]
  const gaps: string[] = []
  let { next } = start
  const slashed = isSlash(tokens[next])
  while (tokens[next]?.kind === 'range' || (slashed && isSlash(tokens[next]))) {
    const separator = tokens[next]!
    const time = tokens[next + 1]
    if (time?.kind !== 'time') break
    const last = times.at(-1)!
    const whole = withPart(tokens, next + 1, time)
    const words = separator.kind === 'range' ? separator.word : '/'
    gaps.push(`${separator.at - last.end} ${words} ${time.at - separator.end}`)
    times.push(whole.time)
    next = whole.next
  }
  return { times, gaps, next }
}

/** In '9 de la mañana' the part belongs to the time, in '9 a 14 tardes 17-20' to the next time. */
export function withPart(
  tokens: Token[],
  at: number,
  time: TokenOf<'time'>,
): { time: TokenOf<'time'>; next: number } {
  const suffix = tokens[at + 1]
  const next = tokens[at + 2]
  const belongsToTime =
    suffix?.kind === 'part' &&
    (suffix.isSuffix || (next?.kind !== 'time' && next?.kind !== 'between')) &&
    time.part === undefined
  if (!belongsToTime) return { time, next: at + 1 }
  return { time: { ...time, part: suffix.part, end: suffix.end }, next: at + 2 }
}

function shiftOf(
  open: TokenOf<'time'>,
  close: TokenOf<'time'>,
  part: TokenOf<'part'> | undefined,
  context: ShiftContext,
): Item {
  const place = { at: part?.at ?? open.at, end: close.end }
  const shiftPart = part?.part
  const read = readShift(
    open,
    close,
    shiftPart === undefined ? context : { ...context, part: shiftPart },
  )
  // After 'tardes de lunes a jueves' each suggestion would be a fault again.
  const isPartBeforeDays = shiftPart === undefined && context.part !== undefined
  if ('error' in read) return fault(place, read.error, isPartBeforeDays ? [] : read.suggestions)
  return { kind: 'shift', opens: read.start, closes: read.end, ...place }
}
