import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm'
import type { Duties, Duty } from '#contract/duty.ts'
import type { Db } from '../database/open.ts'
import { commerces, duties, publishedCommerces } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

/** Maximum of duties to read, more than there are pharmacies on duty now and in the next turn. */
const MAX_ROWS = 100

/** Finds the duties of now and of the next turn. Pharmacies of the directory get the current data of the shop. */
export async function findDuties(db: Db, now: Date): Promise<Omit<Duties, 'link'>> {
  const { begins_at, ends_at, name, direction, n_tlf } = duties
  const [rows, [last]] = await Promise.all([
    db
      .select({
        begins_at,
        ends_at,
        name: sql<string>`coalesce(${publishedCommerces.name}, ${name})`,
        direction: sql<string>`case when ${publishedCommerces.commerce} is null then ${direction} else ${commerces.direction} end`,
        n_tlf: sql<string>`case when ${publishedCommerces.commerce} is null then ${n_tlf} else ${commerces.n_tlf} end`,
        shop: publishedCommerces.commerce,
      })
      .from(duties)
      .leftJoin(publishedCommerces, eq(publishedCommerces.commerce, duties.commerce))
      .leftJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
      .where(gt(ends_at, now.toISOString()))
      .orderBy(asc(begins_at), asc(name), asc(duties.id))
      .limit(MAX_ROWS),
    db.select({ until: max(ends_at) }).from(duties),
  ])
  const all = rows.map(({ shop, ...row }) => {
    return { ...row, commerce: shop === null ? null : { id: shop, name: row.name } }
  })
  const hasBegun = (duty: Duty) => Date.parse(duty.begins_at) <= now.getTime()
  const next = all.find((duty) => !hasBegun(duty))
  return {
    now: all.filter(hasBegun),
    next: all.filter((duty) => duty.begins_at === next?.begins_at),
    until: last?.until ?? null,
  }
}

/** Whether there is a link, or a duty today or later. The result changes only at midnight, when cached pages end. */
export async function hasDuty(services: Services): Promise<boolean> {
  const { duty_link, time_zone } = services.settings.present()
  if (duty_link !== null) return true
  const midnight = sql`${todayOf(services)}::timestamp at time zone ${time_zone}`
  return (await services.db.$count(duties, gt(duties.ends_at, midnight))) > 0
}

export async function lockDuties(db: Db): Promise<void> {
  await db.execute(sql`lock table ${duties} in share row exclusive mode`)
}

export async function deleteBetween(db: Db, from: string, until: string): Promise<void> {
  await db.delete(duties).where(and(lt(duties.begins_at, until), gt(duties.ends_at, from)))
}
