import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { HolidayQuestion } from '#contract/holidays.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import { usualShifts } from '#contract/hours/holiday-answers.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { mayChange } from '#contract/hours/may-change.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import type { Db } from '../database/open.ts'
import { commerces, holidays, publishedCommerces } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'
import { todayOf } from '../today.ts'

/** Days before a holiday on which owners can be asked about it. */
const ASK_DAYS = 7

export function comingHolidays(db: Db, today: PlainDate) {
  const { id, date, name, opening } = holidays
  return db
    .select({ id, date, name, opening })
    .from(holidays)
    .where(and(isNull(holidays.deleted_at), gt(date, today), lte(date, addDays(today, ASK_DAYS))))
    .orderBy(date)
}

export async function listQuestions(call: SignedCall): Promise<HolidayQuestion[]> {
  const { db, viewer } = call
  const days = await comingHolidays(db, todayOf(call))
  if (days.length === 0) return []
  const shops = await publishedShopsOf(db, viewer.id)
  return days
    .map((day) => ({ ...day, commerces: unansweredOf(shops, day) }))
    .filter(({ commerces }) => commerces.length > 0)
}

/** Returns the shops that have not answered whether they open on the holiday, with their usual hours. */
export function unansweredOf<Shop extends { id: number; name: string; hours: Hours }>(
  shops: readonly Shop[],
  day: { date: PlainDate; name: string; opening: boolean },
) {
  const calendar = new Map([[day.date, day]])
  return shops
    .filter(({ hours }) => mayChange(hours, calendar, day.date))
    .map(({ id, name, hours }) => ({ id, name, ...usualHoursOf(hours, day.date) }))
}

export function usualHoursOf(hours: Hours, date: PlainDate) {
  const shifts = usualShifts(hours, date)
  return { usual: sayShifts(shifts), opens_usually: shifts.length > 0 }
}

export async function publishedShopsOf(db: Db, owner: number) {
  const { id, name, hours, category } = commerces
  const shops = await db
    .select({ id, name, hours, category })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .where(and(eq(commerces.owner_id, owner), isNotNull(hours)))
    .orderBy(asc(id))
  return shops.map((shop) => ({ ...shop, hours: shop.hours as Hours }))
}
