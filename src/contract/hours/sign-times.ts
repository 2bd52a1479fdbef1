import { readShift, type ShiftContext, said } from './read-shift.ts'
import { fault, type Item, isSlash, type Of, type Read } from './sign-item.ts'
import type { Token } from './sign-token.ts'

const NO_CLOSING = '¿Hasta qué hora? Escribe, por ejemplo, 9 a 14.'
const MANY_TIMES = 'Son demasiadas horas seguidas. Separa los turnos: 9:30-14 y 17-20:30.'

/** 'Entre las 9 y las 14'. */
export function readBetween(
  tokens: Token[],
  at: number,
  context: ShiftContext,
  part?: Of<'part'>,
): Read {
  const [word, open, and, close] = tokens.slice(at, at + 4)
  const isWhole =
    open?.kind === 'time' && and?.kind === 'separator' && and.is === 'and' && close?.kind === 'time'
  if (!isWhole) return { items: [fault(word!, NO_CLOSING)], next: at + 1 }
  return { items: [shiftOf(open, close, part, context)], next: at + 4 }
}

type Times = {
  times: Of<'time'>[]
  /** What joins each with the next: its words, and the distance between both. */
  joints: string[]
  next: number
}

/** A time, perhaps with its part of the day, until another one; '9-14 - 17-20' is twice that. */
export function readTimes(
  tokens: Token[],
  at: number,
  first: Of<'time'>,
  part: Of<'part'> | undefined,
  context: ShiftContext,
): Read {
  const { times, joints, next } = timesFrom(tokens, at, first)
  const [open, close, secondOpen, secondClose, ...more] = times
  if (close === undefined) {
    const range = tokens[next]
    // What is no time is reported by itself.
    const isTold = range?.kind === 'unknown' || tokens[next + 1]?.kind === 'unknown'
    return { items: isTold ? [] : [fault(open!, NO_CLOSING)], next }
  }
  const shift = shiftOf(open!, close, part, context)
  if (secondOpen === undefined) return { items: [shift], next }
  if (secondClose === undefined || more.length > 0) {
    return { items: [fault({ at: open!.at, end: times.at(-1)!.end }, MANY_TIMES)], next }
  }
  const isTwice = joints[0] === joints[2] && joints[0] !== joints[1]
  if (isTwice && shift.kind === 'shift') {
    const second = shiftOf(secondOpen, secondClose, undefined, {
      isLate: context.isLate,
      end: shift.closes,
    })
    return { items: [shift, second], next }
  }
  const [one, two, three, four] = times.map(({ minutes }) => said(minutes))
  const suggestions = [`${one}-${two} y ${three}-${four}`]
  return { items: [fault({ at: open!.at, end: secondClose.end }, MANY_TIMES, suggestions)], next }
}

/** Times that dashes join. A slash is one before a shift is whole: '9:30/13:30 y 17/20'. */
function timesFrom(tokens: Token[], at: number, first: Of<'time'>): Times {
  const start = withPart(tokens, at, first)
  const times = [start.time]
  const joints: string[] = []
  let { next } = start
  const slashed = isSlash(tokens[next])
  while (tokens[next]?.kind === 'range' || (slashed && isSlash(tokens[next]))) {
    const joint = tokens[next]!
    const time = tokens[next + 1]
    if (time?.kind !== 'time') break
    const last = times.at(-1)!
    const whole = withPart(tokens, next + 1, time)
    const words = joint.kind === 'range' ? joint.word : '/'
    joints.push(`${joint.at - last.end} ${words} ${time.at - joint.end}`)
    times.push(whole.time)
    next = whole.next
  }
  return { times, joints, next }
}

/** '9 de la mañana'; bare 'tardes' after a time begins the next hours, if there are any. */
export function withPart(
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
  part: Of<'part'> | undefined,
  context: ShiftContext,
): Item {
  const place = { at: part?.at ?? open.at, end: close.end }
  const own = part?.part
  const read = readShift(open, close, own === undefined ? context : { ...context, part: own })
  // What was said before the days would contradict them again.
  const isLed = own === undefined && context.part !== undefined
  if ('error' in read) return fault(place, read.error, isLed ? [] : read.suggestions)
  return { kind: 'shift', opens: read.start, closes: read.end, ...place }
}
