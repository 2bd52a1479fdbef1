import { isSameJson } from '#contract/same-json.ts'
import type { HoursValues } from './hours-values.ts'

/** Names of the form's parts inside a sentence. */
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
  /** The merged values; of a part that both changed, those of this form. */
  values: HoursValues
  /** Parts that both changed, in different ways. */
  both: (keyof HoursValues)[]
}

/** Three-way merge of two edits of the same hours. A part that only one of them changed has the value of that edit. */
export function mergeHours(base: HoursValues, saved: HoursValues, written: HoursValues): Merged {
  const parts = Object.keys(base) as (keyof HoursValues)[]
  const isMine = (part: keyof HoursValues) => !isSame(part, base, written)
  const mine = parts.filter(isMine)
  const isTheirs = (part: keyof HoursValues) =>
    !isSame(part, base, saved) && !isSame(part, saved, written)
  return {
    values: { ...saved, ...Object.fromEntries(mine.map((part) => [part, written[part]])) },
    // `line` writes the week, too.
    both: parts.filter(
      (part) => isTheirs(part) && (isMine(part) || (part === 'regular' && isMine('line'))),
    ),
  }
}

const isSame = (part: keyof HoursValues, one: HoursValues, other: HoursValues) =>
  isSameJson(one[part], other[part])
