import { DAY_MINUTES } from './clock-time.ts'
import type { Hours, SpecialDays } from './hours.ts'
import { minutesOfShift, type Shift, type Week } from './week.ts'
import { WEEKDAYS } from './weekdays.ts'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const OFF = 'off'
/** The last day of a closure without end: many programs cannot read open-ended days. */
const ENDLESS = '2099-12-31'
const APPOINTMENT = '"con cita previa"'

/**
 * Returns rules for OpenStreetMap's `opening_hours`: the last rule that matches a day counts. `holidayRules` come
 * after the week (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification).
 */
export function openingHours(hours: Hours, holidayRules: readonly string[] = []): string {
  const { regular, seasons, special, closure, by_appointment, always_open } = hours
  const rules = [
    ...(always_open
      ? ['24/7']
      : [...weekRules(regular, '', false), ...seasons.flatMap(seasonRules)]),
    ...holidayRules,
    // Of our entries for a day the first counts, of OpenStreetMap's rules the last.
    ...specialRules(special.toReversed()),
    ...(closure ? [`${osmDates(closure.from, closure.to ?? ENDLESS)} ${OFF}`] : []),
  ]
  const commented = by_appointment ? rules.map(withComment) : rules
  return commented.length === 0 && by_appointment ? APPOINTMENT : commented.join('; ')
}

function specialRules(special: readonly SpecialDays[]): string[] {
  const rules: { days: string; times: string }[] = []
  for (const { from, to, shifts } of special) {
    const [days, times] = [osmDates(from, to), timesOf(shifts)]
    const last = rules.at(-1)
    if (last?.times === times) last.days += `,${days}`
    else rules.push({ days, times })
  }
  return rules.map(({ days, times }) => `${days} ${times}`)
}

const withComment = (rule: string) => (rule.endsWith(OFF) ? rule : `${rule} ${APPOINTMENT}`)

/** Closed days are written only if they override another rule (`writesClosed`). */
function weekRules(week: Week, prefix: string, writesClosed: boolean): string[] {
  const byTimes = Map.groupBy(WEEKDAYS, (day) => timesOf(week[day]))
  return [...byTimes]
    .filter(([times]) => writesClosed || times !== OFF)
    .map(([times, days]) => `${prefix}${runsOf(days.map((day) => WEEKDAYS.indexOf(day)))} ${times}`)
}

const seasonRules = ({ from, to, week }: Hours['seasons'][number]) =>
  weekRules(week, `${osmDay(from)}-${osmDay(to)} `, true)

/** Returns 'Mo-We,Fr' for the indices 0, 1, 2, 4. */
function runsOf(days: number[]): string {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .map((run) => (run.length === 1 ? DAYS[run[0]!] : `${DAYS[run[0]!]}-${DAYS[run.at(-1)!]}`))
    .join(',')
}

export function timesOf(shifts: readonly Shift[]): string {
  return shifts.length === 0 ? OFF : shifts.map(timeOf).join(',')
}

function timeOf(shift: Shift): string {
  const { end } = minutesOfShift(shift)
  return `${shift[0]}-${end === DAY_MINUTES ? '24:00' : shift[1]}`
}

function osmDay(monthAndDay: string): string {
  const [month, day] = monthAndDay.split('-') as [string, string]
  return `${MONTHS[Number(month) - 1]} ${day}`
}

const osmDate = (date: string) => `${date.slice(0, 4)} ${osmDay(date.slice(5))}`
const osmDates = (from: string, to: string) =>
  from === to ? osmDate(from) : `${osmDate(from)}-${osmDate(to)}`
