import { capitalize } from '../spanish.ts'
import { minutesOf, signTime } from './clock-time.ts'
import type { HolidayHours } from './holiday-answers.ts'
import type { Hours } from './hours.ts'
import { couldBeAfternoon } from './read-shift.ts'
import { areSameShifts, type Shift, type Week } from './week.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './weekdays.ts'

const CLOSED = 'cerrado'
const ALWAYS_OPEN = 'Abierto 24 horas'
const BY_APPOINTMENT = 'Con cita previa'

type DayGroup = { days: Weekday[]; shifts: Shift[] }

export function equalDays(week: Week): DayGroup[] {
  const groups: DayGroup[] = []
  for (const day of WEEKDAYS) {
    const last = groups.at(-1)
    if (last && areSameShifts(last.shifts, week[day])) last.days.push(day)
    else groups.push({ days: [day], shifts: week[day] })
  }
  return groups
}

export function sayDays(days: Weekday[]): string {
  const [first, last] = [days[0]!, days.at(-1)!]
  if (days.length === WEEKDAYS.length) return 'Todos los días'
  const joined = days.length === 2 ? 'y' : 'a'
  const range = `${WEEKDAY_NAMES[first]} ${joined} ${WEEKDAY_NAMES[last]}`
  return capitalize(first === last ? WEEKDAY_NAMES[first] : range)
}

export function sayShifts(shifts: readonly Shift[]): string {
  return shifts.length === 0 ? CLOSED : shifts.map(sayShift).join(' · ')
}

/** Keeps the leading zero of times that `readHours` would take for p.m.: '9:00–2:00' would end at 14:00. */
function sayShift([start, end]: Shift): string {
  if (start === '00:00' && end === '00:00') return '24 horas'
  const [opens, closes] = [minutesOf(start), minutesOf(end)]
  const isUnclear = end > start ? couldBeAfternoon(opens, closes) : opens < closes + HALF_DAY
  const sign = (time: string) => (isUnclear && end !== '00:00' ? time : signTime(time))
  return `${end > start ? sign(start) : signTime(start)}–${end === '00:00' ? '24:00' : sign(end)}`
}

const HALF_DAY = 720

/** `readHours` reads the same hours from this text. */
export function sayHours(hours: Hours): string {
  const text = hours.always_open ? ALWAYS_OPEN : sayWeek(hours.regular)
  return hours.by_appointment ? [text, BY_APPOINTMENT].filter(Boolean).join('; ') : text
}

/** Returns 'cerrado', 'abierto' or, for example, '10:00–14:00'. */
export function sayHolidays(hours: HolidayHours): string {
  if (hours === 'closed') return CLOSED
  return hours === 'open' ? 'abierto' : sayShifts(hours)
}

export function sayWeek(week: Week): string {
  const groups = equalDays(week)
  if (groups.length === 1 && groups[0]!.shifts.length === 0) return ''
  return groups.flatMap(sayGroup).join('; ')
}

/** Writes 'Madrugada de viernes', because 'viernes 0:00–6:00' may be the night to Saturday. */
function sayGroup({ days, shifts }: DayGroup): string[] {
  const early = days.length === WEEKDAYS.length ? [] : shifts.filter(beginsAfterMidnight)
  const others = shifts.filter((shift) => !early.includes(shift))
  const text =
    early.length > 0 && others.length === 0 ? [] : [`${sayDays(days)} ${sayShifts(others)}`]
  const night = `Madrugada de ${sayDays(days).toLowerCase()} ${sayShifts(early)}`
  return early.length > 0 ? [...text, night] : text
}

/** Minutes since midnight. A shift that begins before 5:00 and ends before noon looks like the end of a night. */
const EARLIEST_MORNING = 300

export function beginsAfterMidnight([start, end]: Shift): boolean {
  return minutesOf(start) < EARLIEST_MORNING && end > start && minutesOf(end) < HALF_DAY
}
