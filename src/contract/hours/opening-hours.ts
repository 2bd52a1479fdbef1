import { DAY_MINUTES } from './clock-time.ts'
import type { Hours, SpecialDays } from './hours.ts'
import { minutesOfShift, type Shift, type Week } from './week.ts'
import { WEEKDAYS } from './weekdays.ts'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const OFF = 'off'
/** Its syntax has no days without an end that programs read. */
const ENDLESS = '2099-12-31'
const APPOINTMENT = '"con cita previa"'

/**
 * Hours in the syntax of OpenStreetMap's key `opening_hours`
 * (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification): rules, of which the last that
 * matches a day holds. `ofHolidays` are rules of public holidays, between those of the week and those of single days.
 */
export function openingHours(hours: Hours, ofHolidays: readonly string[] = []): string {
  const { regular, seasons, special, closure, by_appointment, always_open } = hours
  const rules = [
    ...(always_open ? ['24/7'] : weekRules(regular, '', false)),
    ...(always_open
      ? []
      : seasons.flatMap(({ from, to, week }) =>
          weekRules(week, `${dayOf(from)}-${dayOf(to)} `, true),
        )),
    ...ofHolidays,
    // The first of ours that names a day holds, of theirs the last.
    ...specialRules(special.toReversed()),
    ...(closure ? [`${span(closure.from, closure.to ?? ENDLESS)} ${OFF}`] : []),
  ]
  const told = by_appointment ? rules.map((rule) => withComment(rule)) : rules
  return told.length === 0 && by_appointment ? APPOINTMENT : told.join('; ')
}

/** Days that follow each other there and have the same times are one rule. */
function specialRules(special: readonly SpecialDays[]): string[] {
  const rules: { days: string; times: string }[] = []
  for (const { from, to, shifts } of special) {
    const [days, times] = [span(from, to), timesOf(shifts)]
    const last = rules.at(-1)
    if (last?.times === times) last.days += `,${days}`
    else rules.push({ days, times })
  }
  return rules.map(({ days, times }) => `${days} ${times}`)
}

const withComment = (rule: string) => (rule.endsWith(OFF) ? rule : `${rule} ${APPOINTMENT}`)

/** Equal days together. Days without shifts are written only where they override another rule. */
function weekRules(week: Week, prefix: string, tellsClosed: boolean): string[] {
  const byTimes = Map.groupBy(WEEKDAYS, (day) => timesOf(week[day]))
  const rules = [...byTimes].filter(([times]) => tellsClosed || times !== OFF)
  const text = ([times, days]: [string, (typeof WEEKDAYS)[number][]]) => {
    return `${prefix}${daysOf(days.map((day) => WEEKDAYS.indexOf(day)))} ${times}`
  }
  return rules.map(text)
}

/** 'Mo-We,Fr'. */
function daysOf(days: number[]): string {
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

/** '06-15' is 'Jun 15'. */
function dayOf(monthAndDay: string): string {
  const [month, day] = monthAndDay.split('-') as [string, string]
  return `${MONTHS[Number(month) - 1]} ${day}`
}

const dateOf = (date: string) => `${date.slice(0, 4)} ${dayOf(date.slice(5))}`
const span = (from: string, to: string) =>
  from === to ? dateOf(from) : `${dateOf(from)}-${dateOf(to)}`
