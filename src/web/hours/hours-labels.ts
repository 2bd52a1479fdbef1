import { MAX_SPECIAL } from '#contract/hours/hours.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'
import { capitalize } from '#contract/spanish.ts'

/** A day has at most three shifts. */
const SHIFTS = ['la mañana', 'la tarde', 'el tercer turno']
/** The contract allows two seasons. */
const SEASONS = ['Primera temporada', 'Segunda temporada']

export const dayName = (day: Weekday) => capitalize(WEEKDAY_NAMES[day])

/** The labels of all fields, in the order of the screen. */
export const HOURS_LABELS: Record<string, string> = {
  line: 'La semana en una línea',
  regular: 'La semana',
  ...weekLabels('regular'),
  ...Object.assign({}, ...SEASONS.map(seasonLabels)),
  ...Object.assign({}, ...Array.from({ length: MAX_SPECIAL }, (_, index) => specialLabels(index))),
  'closure.reason': 'Motivo',
  'closure.from': 'Primer día cerrado',
  'closure.to': 'Último día cerrado',
  'closure.note': 'Mensaje para los vecinos',
}

function weekLabels(prefix: string, season = ''): Record<string, string> {
  return Object.fromEntries(
    WEEKDAYS.flatMap((day) =>
      SHIFTS.map((name, nth) => [`${prefix}.${day}.${nth}`, `${season}${dayName(day)}: ${name}`]),
    ),
  )
}

function seasonLabels(name: string, index: number): Record<string, string> {
  const prefix = `seasons.${index}`
  return {
    [`${prefix}.name`]: `${name}: el nombre`,
    [`${prefix}.from`]: `${name}: desde`,
    [`${prefix}.to`]: `${name}: hasta`,
    ...weekLabels(`${prefix}.week`, `${name}, `),
  }
}

function specialLabels(index: number): Record<string, string> {
  const prefix = `special.${index}`
  const name = `Día especial ${index + 1}`
  return {
    [`${prefix}.from`]: `${name}: el día`,
    [`${prefix}.to`]: `${name}: hasta`,
    [`${prefix}.note`]: `${name}: el motivo`,
    ...Object.fromEntries(
      SHIFTS.map((shift, position) => [`${prefix}.shifts.${position}`, `${name}: ${shift}`]),
    ),
  }
}
