import type { Scope } from '#contract/holidays.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'
import type { ListOption } from '#web/lists/list-loader.ts'

export const SCOPE_NAMES: Record<Scope, string> = {
  national: 'Nacional',
  regional: 'De la comunidad',
  local: 'Local',
}

export const TABS: readonly ListOption<'past'>[] = [
  { value: '', name: 'Próximos' },
  { value: 'pasados', name: 'Pasados', query: 'past' },
]

/** Returns 'martes 8 de diciembre', or 'viernes 1 de enero de 2027' if `today` is in another year. */
export function formatHolidayDate(date: string, today: string): string {
  const year = date.slice(0, 4)
  return today.startsWith(year) ? formatWeekday(date) : `${formatWeekday(date)} de ${year}`
}
