import type { FiguresQuery, Period } from './figures.ts'
import { addDays, type PlainDate } from './hours/dates.ts'

/** Returns the requested period and the one before: for a month that is not over, the same days of the month before. */
export function comparedPeriods({ days, month }: FiguresQuery, today: PlainDate) {
  if (month === undefined) {
    const from = addDays(today, 1 - days)
    return {
      current: { from, to: today },
      before: { from: addDays(from, -days), to: addDays(from, -1) },
    }
  }
  const requested = daysOfMonth(month)
  const earlier = daysOfMonth(addMonths(month, -1))
  if (requested.to <= today) return { current: requested, before: earlier }
  const daysPassed = Math.max(daysBetween(requested.from, today), 0)
  const to = addDays(earlier.from, daysPassed)
  return {
    current: { from: requested.from, to: addDays(requested.from, daysPassed) },
    before: { from: earlier.from, to: to < earlier.to ? to : earlier.to },
  }
}

export const monthOf = (day: PlainDate) => day.slice(0, 7)

export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7)
}

export function daysOfMonth(month: string): Period {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}

export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

export function daysOf({ from, to }: Period): PlainDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days))
}
