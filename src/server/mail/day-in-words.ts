import type { PlainDate } from '#contract/hours/dates.ts'

const DAY = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** 'martes, 24 de noviembre', without the comma. */
export const dayInWords = (date: PlainDate) => DAY.format(new Date(date)).replace(',', '')
