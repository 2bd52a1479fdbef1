import { minutesOf, signTime } from './clock-time.ts'
import type { SaidOfHolidays } from './holiday-answers.ts'
import type { Hours } from './hours.ts'
import { couldBeAfternoon } from './read-shift.ts'
import type { Shift, Week } from './week.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './weekdays.ts'

/** As a sign says it of a day, 'domingo cerrado'. */
const CLOSED = 'cerrado'
const ALWAYS_OPEN = 'Abierto 24 horas'
const BY_APPOINTMENT = 'Con cita previa'

/** Days that follow each other and have the same hours. */
export type DayGroup = { days: Weekday[]; shifts: Shift[] }

export function equalDays(week: Week): DayGroup[] {
  const groups: DayGroup[] = []
  for (const day of WEEKDAYS) {
    const last = groups.at(-1)
    if (last && isSame(last.shifts, week[day])) last.days.push(day)
    else groups.push({ days: [day], shifts: week[day] })
  }
  return groups
}

/** 'Lunes a viernes', 'Sábado y domingo', 'Domingo'. */
export function sayDays(days: Weekday[]): string {
  const [first, last] = [days[0]!, days.at(-1)!]
  if (days.length === WEEKDAYS.length) return 'Todos los días'
  const joined = days.length === 2 ? 'y' : 'a'
  const text =
    first === last
      ? WEEKDAY_NAMES[first]
      : `${WEEKDAY_NAMES[first]} ${joined} ${WEEKDAY_NAMES[last]}`
  return text[0]!.toUpperCase() + text.slice(1)
}

/** '9:30–14:00 · 17:00–20:30', as on a sign; 'cerrado' for none. */
export function sayShifts(shifts: readonly Shift[]): string {
  return shifts.length === 0 ? CLOSED : shifts.map(sayShift).join(' · ')
}

/** Midnight as an end is 24:00. What would be read otherwise keeps its zero: 9:00–02:00. */
function sayShift([start, end]: Shift): string {
  if (start === '00:00' && end === '00:00') return '24 horas'
  const [opens, closes] = [minutesOf(start), minutesOf(end)]
  const isSure = end > start ? !couldBeAfternoon(opens, closes) : closes + HALF_DAY <= opens
  const sign = (time: string) => (isSure || end === '00:00' ? signTime(time) : time)
  return `${end > start ? sign(start) : signTime(start)}–${end === '00:00' ? '24:00' : sign(end)}`
}

const HALF_DAY = 720

/** The regular week in one line, as painted on a door; `readHours` reads it back. */
export function sayHours(hours: Hours): string {
  const said = hours.always_open ? ALWAYS_OPEN : sayWeek(hours.regular)
  return hours.by_appointment ? [said, BY_APPOINTMENT].filter(Boolean).join('; ') : said
}

/** 'cerrado', 'abierto', '10:00–14:00'. */
export function sayHolidays(said: SaidOfHolidays): string {
  if (said === 'closed') return CLOSED
  return said === 'open' ? 'abierto' : sayShifts(said)
}

/** '' for a week without any hours. */
export function sayWeek(week: Week): string {
  const groups = equalDays(week)
  if (groups.length === 1 && groups[0]!.shifts.length === 0) return ''
  return groups.flatMap(sayGroup).join('; ')
}

/** A shift that begins after midnight is written separately: on a sign 'viernes 0:00–6:00' may be the night of Friday. */
function sayGroup({ days, shifts }: DayGroup): string[] {
  const early = days.length === WEEKDAYS.length ? [] : shifts.filter(beginsAfterMidnight)
  const others = shifts.filter((shift) => !early.includes(shift))
  const said =
    early.length > 0 && others.length === 0 ? [] : [`${sayDays(days)} ${sayShifts(others)}`]
  const night = `Madrugada de ${sayDays(days).toLowerCase()} ${sayShifts(early)}`
  return early.length > 0 ? [...said, night] : said
}

/** Minutes: a shift that begins before, and ends before noon, may be said of the day before. */
const EARLIEST = 300

/** Whether it may be the night of the day before. */
export function beginsAfterMidnight([start, end]: Shift): boolean {
  return minutesOf(start) < EARLIEST && end > start && minutesOf(end) < HALF_DAY
}

const isSame = (one: readonly Shift[], other: readonly Shift[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The minutes that a shift lasts past midnight, if it does. */
export function lastsPastMidnight([start, end]: Shift): boolean {
  return end !== '00:00' && minutesOf(end) <= minutesOf(start)
}
