import type { DayPart } from './sign-words.ts'

/** Minutes since midnight; `closes` may lie beyond the next one. */
export type Span = { opens: number; closes: number }

type Bounds = {
  /** A shift of this part opens within these and closes until `until`. */
  opens: [from: number, to: number]
  until: number
  /** A shift that is open at some time between these is not all of another part. */
  core: [from: number, to: number]
}

const hour = (hours: number) => hours * 60
const PARTS: Record<DayPart, Bounds> = {
  dawn: { opens: [0, hour(6)], until: hour(12), core: [0, hour(6)] },
  morning: { opens: [hour(5), hour(13)], until: hour(15.5), core: [hour(6), hour(12)] },
  noon: { opens: [hour(12), hour(15)], until: hour(17.5), core: [hour(14), hour(16)] },
  afternoon: { opens: [hour(14), hour(22)], until: hour(30), core: [hour(16.5), hour(19)] },
  night: { opens: [hour(19), hour(24)], until: hour(36), core: [hour(21), hour(24)] },
}

export const PART_NAMES: Record<DayPart, string> = {
  dawn: 'la madrugada',
  morning: 'la mañana',
  noon: 'el mediodía',
  afternoon: 'la tarde',
  night: 'la noche',
}

/** Whether a shift is one of a part of the day: 20:00 to 24:00 of the night, and of the afternoon. */
export function isOfPart({ opens, closes }: Span, part: DayPart): boolean {
  const {
    opens: [from, to],
    until,
  } = PARTS[part]
  return from <= opens && opens < to && closes <= until
}

/** Splits the shifts of a day; undefined if one of them is only partly of that part. */
export function splitByPart(
  shifts: Span[],
  part: DayPart,
): { of: Span[]; others: Span[] } | undefined {
  const [from, to] = PARTS[part].core
  const others = shifts.filter((shift) => !isOfPart(shift, part))
  const isMixed = others.some(({ opens, closes }) => opens < to && closes > from)
  const of = shifts.filter((shift) => isOfPart(shift, part))
  return isMixed || of.length > 1 ? undefined : { of, others }
}
