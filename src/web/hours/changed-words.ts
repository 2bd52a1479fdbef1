import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/hours/weekdays.ts'
import { isSameJson } from '#contract/same-json.ts'
import type { HoursValues } from './hours-values.ts'

const list = new Intl.ListFormat('es')
/** Maximum number of days that are named one by one. More days are called the week. */
const MAX_DAYS = 3

/** Says what is not saved yet: 'Has cambiado el jueves y el cierre.' */
export function changedWords(before: HoursValues, now: HoursValues): string | undefined {
  const isChanged = (part: keyof HoursValues) => !isSameJson(before[part], now[part])
  const days = WEEKDAYS.filter((day) => !isSameJson(before.regular[day], now.regular[day]))
  const isWeek = days.length > MAX_DAYS || now.line.trim() !== ''
  const parts = [
    ...(isWeek ? ['la semana'] : days.map((day) => `el ${WEEKDAY_NAMES[day]}`)),
    ...(isChanged('seasons') ? ['las temporadas'] : []),
    ...(isChanged('special') ? ['los días especiales'] : []),
    ...(isChanged('closure') ? ['el cierre'] : []),
    ...(isChanged('told') || isChanged('by_appointment') ? ['cómo se muestra tu horario'] : []),
  ]
  return parts.length === 0 ? undefined : `Has cambiado ${list.format(parts)}. Aún no lo ve nadie.`
}
