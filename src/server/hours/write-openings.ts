import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { addDays } from '#contract/hours/dates.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import { commerces, openings, openingsWritten } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { openingsFrom } from './openings.ts'

/** Minimum number of days after today for which openings are stored. */
const DAYS_AHEAD = 14
/** Adds yesterday, whose last shift may end today, then today, and a spare day. */
const DAYS_WRITTEN = DAYS_AHEAD + 3

export type Context = Pick<Services, 'clock' | 'settings'>

/** Replaces the stored openings of these shops, which must be locked. */
export async function writeOpenings(tx: Db, { settings, clock }: Context, ids: number[]) {
  const { time_zone } = settings.present()
  const zone = timeZone(time_zone)
  const first = addDays(zone.dateOf(clock.now().getTime()), -1)
  const shops = await tx
    .select({ id: commerces.id, version: commerces.version, hours: commerces.hours })
    .from(commerces)
    .where(inArray(commerces.id, ids))
  const rows = shops.flatMap(({ id, hours }) =>
    (hours ? openingsFrom(hours, zone, first, DAYS_WRITTEN) : []).map(({ opens, closes }) => ({
      commerce: id,
      opens_at: new Date(opens).toISOString(),
      closes_at: new Date(closes).toISOString(),
    })),
  )
  await tx.delete(openings).where(inArray(openings.commerce, ids))
  await tx.delete(openingsWritten).where(inArray(openingsWritten.commerce, ids))
  if (rows.length > 0) {
    await tx.execute(sql`insert into openings (commerce, opens_at, closes_at)
      select * from unnest(
        ${sql.param(rows.map((row) => row.commerce))}::int[],
        ${sql.param(rows.map((row) => row.opens_at))}::timestamptz[],
        ${sql.param(rows.map((row) => row.closes_at))}::timestamptz[]
      ) on conflict do nothing`)
  }
  const last_day = addDays(first, DAYS_WRITTEN - 1)
  const written = shops
    .filter(({ hours }) => hours !== null)
    .map(({ id, version }) => ({ commerce: id, version, last_day, time_zone }))
  if (written.length > 0) await tx.insert(openingsWritten).values(written)
}

const SHOPS_PER_TRANSACTION = 200

/** The span of the table in ms since 1970, and the time zone for which it was written. */
type Coverage = { from: number; until: number; time_zone: string }

/** The coverage of each database; `current` is undefined before `keepOpenings`. */
const coverageOf = prepared(() => ({ current: undefined as Coverage | undefined }))

/** Writes openings that are missing, stale or about to end. Lists are then filtered by the table. */
export async function keepOpenings(services: Context & Pick<Services, 'db'>): Promise<void> {
  const { db, settings, clock } = services
  const { time_zone } = settings.present()
  const zone = timeZone(time_zone)
  const today = zone.dateOf(clock.now().getTime())
  const lastNeeded = addDays(today, DAYS_AHEAD)
  const isOld = or(
    isNull(openingsWritten.commerce),
    sql`${openingsWritten.version} <> ${commerces.version}`,
    sql`${openingsWritten.last_day} < ${lastNeeded}`,
    sql`${openingsWritten.time_zone} <> ${time_zone}`,
  )
  const old = await db
    .select({ id: commerces.id })
    .from(commerces)
    .leftJoin(openingsWritten, eq(openingsWritten.commerce, commerces.id))
    .where(and(isNotNull(commerces.hours), isNull(commerces.deleted_at), isOld))
    .orderBy(commerces.id)
  for (let at = 0; at < old.length; at += SHOPS_PER_TRANSACTION) {
    const ids = old.slice(at, at + SHOPS_PER_TRANSACTION).map(({ id }) => id)
    await db.transaction(async (tx) => {
      await lockCommerces(tx, inArray(commerces.id, ids))
      await writeOpenings(tx, services, ids)
    })
  }
  const until = zone.instantOf(addDays(lastNeeded, 1), 0)
  coverageOf(db).current = { from: zone.instantOf(today, 0), until, time_zone }
}

/** Whether the table has all openings between two instants, in ms since 1970. */
export function isCovered({ db, settings }: Services, from: number, until: number): boolean {
  const { current } = coverageOf(db)
  if (current?.time_zone !== settings.present().time_zone) return false
  return current.from <= from && until <= current.until
}
