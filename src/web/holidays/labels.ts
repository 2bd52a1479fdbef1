import type { Holiday, Scope } from '#contract/holidays.ts'
import { formatPlainDate, formatWeekday } from '#web/commerces/open-words.ts'
import type { ListOption } from '#web/lists/list-loader.ts'

export const SCOPE_NAMES: Record<Scope, string> = {
  national: 'Nacional',
  regional: 'De la comunidad',
  local: 'Local',
}

export const PARTS: readonly ListOption<'past'>[] = [
  { value: '', name: 'Próximos' },
  { value: 'pasados', name: 'Pasados', query: 'past' },
]

/** Formats a date: 'martes 8 de diciembre', and the year if it is not this one. */
export function formatHolidayDate(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? formatWeekday(date) : `${formatWeekday(date)} de ${date.slice(0, 4)}`
}

/** Formats a holiday for messages: 'el 8 de diciembre (Inmaculada Concepción)'. */
export function formatHoliday({ date, name }: Pick<Holiday, 'date' | 'name'>): string {
  return `el ${formatPlainDate(date, true)} (${name})`
}
