import { and, gte, isNull, sql } from 'drizzle-orm'
import { addDays } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { type Calendar, mayChange } from '#contract/hours/may-change.ts'
import { prepared } from '../database/prepared.ts'
import { holidays } from '../database/schema.ts'
import { isOn } from '../modules.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

type CalendarServices = Pick<Services, 'db' | 'clock' | 'settings' | 'untilChange'>

/** Days ahead for which a shop's page lists holidays. */
const UPCOMING_DAYS = 14

const NO_DAYS: Calendar = new Map()

/** Returns all holidays from yesterday on, because a shop that opened yesterday may still be open. */
export async function townCalendar(services: CalendarServices): Promise<Calendar> {
  if (!isOn(services, 'holidays')) return NO_DAYS
  const from = addDays(todayOf(services), -1)
  return await services.untilChange.of(`calendar from ${from}`, async () => {
    const rows = await statement(services.db).execute({ from })
    return new Map(rows.map(({ date, name, opening }) => [date, { name, opening }]))
  })
}

export async function upcomingHolidays(services: CalendarServices, hours: Hours | null) {
  if (hours === null) return []
  const calendar = await townCalendar(services)
  const today = todayOf(services)
  const last = addDays(today, UPCOMING_DAYS)
  return [...calendar]
    .filter(([date]) => today <= date && date <= last)
    .map(([date, { name }]) => ({ date, name, may_change: mayChange(hours, calendar, date) }))
}

const statement = prepared((db) =>
  db
    .select({ date: holidays.date, name: holidays.name, opening: holidays.opening })
    .from(holidays)
    .where(and(isNull(holidays.deleted_at), gte(holidays.date, sql.placeholder('from'))))
    .orderBy(holidays.date)
    .prepare('town_calendar'),
)
