export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  mon: 'lunes',
  tue: 'martes',
  wed: 'miércoles',
  thu: 'jueves',
  fri: 'viernes',
  sat: 'sábado',
  sun: 'domingo',
}

export const dayAfter = (day: Weekday): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length]!

export function weekdayPlural(day: Weekday): string {
  const name = WEEKDAY_NAMES[day]
  return name.endsWith('s') ? name : `${name}s`
}
