import { and, eq, gt, isNull, notInArray } from 'drizzle-orm'
import { recordAll } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { holidays, proposedYears } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { proposedDays, SPAIN } from './proposed-days.ts'

/** The month from which the next year is proposed: calendars are published in autumn. */
const AUTUMN = '10'

type Context = Pick<Services, 'db' | 'clock' | 'settings'>

/**
 * Proposes this year's remaining holidays and, in autumn, those of the next year. Each year of a region is proposed
 * once, so that corrections and deletions of the office stay. After a change of region, unedited proposals of the
 * former region are deleted.
 */
export async function proposeHolidays({ db, clock, settings }: Context): Promise<void> {
  const { time_zone, region } = settings.present()
  const now = clock.now()
  const today = timeZone(time_zone).dateOf(now.getTime())
  const year = Number(today.slice(0, 4))
  const years = today.slice(5, 7) >= AUTUMN ? [year, year + 1] : [year]
  const regions = region === null ? [SPAIN] : [SPAIN, region]
  const wanted = regions.flatMap((one) => years.map((year) => ({ region: one, year })))
  const known = await db.select().from(proposedYears)
  const isKnown = (one: { region: string; year: number }) =>
    known.some((other) => other.region === one.region && other.year === one.year)
  if (wanted.every(isKnown) && known.every((one) => regions.includes(one.region))) return
  await db.transaction(async (tx) => {
    await withdrawOthers(tx, regions, today)
    for (const one of wanted) await proposeYear(tx, one, today, now)
  })
}

async function withdrawOthers(tx: Db, regions: string[], today: string): Promise<void> {
  await tx.delete(proposedYears).where(notInArray(proposedYears.region, regions))
  const isUntouched = and(eq(holidays.version, 1), isNull(holidays.deleted_at))
  await tx
    .delete(holidays)
    .where(and(notInArray(holidays.proposed_for, regions), gt(holidays.date, today), isUntouched))
}

async function proposeYear(
  tx: Db,
  { region, year }: { region: string; year: number },
  today: string,
  at: Date,
): Promise<void> {
  const first = await tx
    .insert(proposedYears)
    .values({ region, year, at: at.toISOString() })
    .onConflictDoNothing()
  if (first.rowCount === 0) return
  const days = (await proposedDays(region, year)).filter(({ date }) => date >= today)
  if (days.length === 0) return
  const scope = region === SPAIN ? ('national' as const) : ('regional' as const)
  const proposals = days.map((day) => ({
    ...day,
    scope,
    proposed_for: region,
    updated_at: at.toISOString(),
  }))
  // A holiday that the office has added on that date stays.
  const added = await tx.insert(holidays).values(proposals).onConflictDoNothing().returning()
  await recordAll(
    tx,
    added.map(({ id, name, date, opening }) => ({
      actor: undefined,
      verb: 'create',
      type: 'holidays',
      id,
      name,
      after: { date, name, scope, opening },
      at,
    })),
  )
}
