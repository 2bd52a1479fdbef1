import type { DayPart } from './sign-words.ts'

/** A shift in minutes since midnight; `closes` is above 1440 if it ends on the next day. */
export type Span = { opens: number; closes: number }

type Bounds = {
  /** A shift belongs to this part if it opens within these bounds and closes at `until` or earlier. */
  opens: [from: number, to: number]
  until: number
  /** A shift of another part of the day that is open within these bounds is partly in this part, too. */
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

/** A shift may belong to two parts: 20:00-24:00 is afternoon and night. */
export function isOfPart({ opens, closes }: Span, part: DayPart): boolean {
  const { opens: bounds, until } = PARTS[part]
  return bounds[0] <= opens && opens < bounds[1] && closes <= until
}

/** Returns undefined if a shift is only partly in the part of the day, or if several shifts belong to it. */
export function splitByPart(shifts: Span[], part: DayPart) {
  const [from, to] = PARTS[part].core
  const others = shifts.filter((shift) => !isOfPart(shift, part))
  const isMixed = others.some(({ opens, closes }) => opens < to && closes > from)
  const inPart = shifts.filter((shift) => isOfPart(shift, part))
  return isMixed || inPart.length > 1 ? undefined : { inPart, others }
}
