import { isSameJson } from '#contract/same-json.ts'
import type { HoursValues } from './hours-values.ts'

/** How the parts of the form are called in a sentence. */
export const PART_NAMES: Record<keyof HoursValues, string> = {
  told: 'cómo dices el horario',
  by_appointment: 'la cita previa',
  line: 'la semana',
  regular: 'la semana',
  seasons: 'las temporadas',
  special: 'los días especiales',
  closure: 'el cierre',
}

type Merged = {
  /** With what is written here where both changed a part. */
  values: HoursValues
  /** The parts that both changed, in different ways. */
  both: (keyof HoursValues)[]
}

/** Three-way merge of two edits of the same hours, part by part: each keeps what the other left as it was. */
export function mergeHours(base: HoursValues, saved: HoursValues, written: HoursValues): Merged {
  const parts = Object.keys(base) as (keyof HoursValues)[]
  const isMine = (part: keyof HoursValues) => !isSame(part, base, written)
  const mine = parts.filter(isMine)
  const isTheirs = (part: keyof HoursValues) =>
    !isSame(part, base, saved) && !isSame(part, saved, written)
  return {
    values: { ...saved, ...Object.fromEntries(mine.map((part) => [part, written[part]])) },
    // A line is another way to write the week.
    both: parts.filter(
      (part) => isTheirs(part) && (isMine(part) || (part === 'regular' && isMine('line'))),
    ),
  }
}

const isSame = (part: keyof HoursValues, one: HoursValues, other: HoursValues) =>
  isSameJson(one[part], other[part])
