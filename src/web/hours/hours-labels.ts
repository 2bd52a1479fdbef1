import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'
import { capitalize } from '#contract/spanish.ts'

/** As many names as the contract allows shifts of a day and seasons; it allows 60 special days. */
const PARTS = ['la mañana', 'la tarde', 'el tercer turno']
const SEASONS = ['Primera temporada', 'Segunda temporada']
const MAX_SPECIAL = 60

export const dayName = (day: Weekday) => capitalize(WEEKDAY_NAMES[day])

/** The labels of all fields, in the order of the screen. */
export const HOURS_LABELS: Record<string, string> = {
  line: 'La semana en una línea',
  regular: 'La semana',
  ...weekLabels('regular'),
  ...Object.assign({}, ...SEASONS.map(seasonLabels)),
  ...Object.assign({}, ...Array.from({ length: MAX_SPECIAL }, (_, at) => specialLabels(at))),
  'closure.reason': 'Motivo',
  'closure.from': 'Primer día cerrado',
  'closure.to': 'Último día cerrado',
  'closure.note': 'Mensaje para los vecinos',
}

function weekLabels(prefix: string, season = ''): Record<string, string> {
  return Object.fromEntries(
    WEEKDAYS.flatMap((day) =>
      PARTS.map((part, at) => [`${prefix}.${day}.${at}`, `${season}${dayName(day)}: ${part}`]),
    ),
  )
}

function seasonLabels(name: string, at: number): Record<string, string> {
  const prefix = `seasons.${at}`
  return {
    [`${prefix}.name`]: `${name}: el nombre`,
    [`${prefix}.from`]: `${name}: desde`,
    [`${prefix}.to`]: `${name}: hasta`,
    ...weekLabels(`${prefix}.week`, `${name}, `),
  }
}

function specialLabels(at: number): Record<string, string> {
  const prefix = `special.${at}`
  const name = `Día especial ${at + 1}`
  return {
    [`${prefix}.from`]: `${name}: el día`,
    [`${prefix}.to`]: `${name}: hasta`,
    [`${prefix}.note`]: `${name}: el motivo`,
    ...Object.fromEntries(
      PARTS.map((part, shift) => [`${prefix}.shifts.${shift}`, `${name}: ${part}`]),
    ),
  }
}
