import type { PlainDate } from '#contract/hours/dates.ts'
import { formatPlainDate } from '#web/commerces/open-words.ts'

/** Returns the end of a notice: 'Hasta el 8 de diciembre', on that day 'Hasta hoy'. */
export function noticeEnd(ends_on: PlainDate, today: PlainDate): string {
  return ends_on === today ? 'Hasta hoy' : `Hasta el ${formatPlainDate(ends_on)}`
}
