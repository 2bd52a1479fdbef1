import type { PlainDate } from '#contract/hours/dates.ts'

const FORMAT = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** Writes a date as 'martes 24 de noviembre'. */
export const dayInWords = (date: PlainDate) => FORMAT.format(new Date(date)).replace(',', '')
