import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { foldAccents } from '#contract/fold-accents.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { COMMON_TYPES } from '#contract/offers.ts'
import type { Db } from '../database/open.ts'
import { applications, commerces, offers } from '../database/schema.ts'
import { runningToday } from './offer-state-sql.ts'

const MAX_TYPES = 8

export async function suggestTypes(db: Db, today: PlainDate): Promise<string[]> {
  const used = await listUsedTypes(db, today)
  const usedNames = new Set(used.map(foldAccents))
  const unused = COMMON_TYPES.filter((type) => !usedNames.has(foldAccents(type)))
  return [...used, ...unused].slice(0, MAX_TYPES)
}

/** Lists types that at least two owners use, so that the wording of one owner is not suggested to others. */
async function listUsedTypes(db: Db, today: PlainDate): Promise<string[]> {
  const rows = await db
    .select({ type: sql<string>`mode() within group (order by ${offers.type})` })
    .from(offers)
    .innerJoin(commerces, eq(commerces.id, offers.commerce))
    .innerJoin(applications, eq(applications.commerce, commerces.id))
    .where(
      and(
        isNull(offers.deleted_at),
        runningToday('offers', sql`${today}`),
        isNull(commerces.deleted_at),
        eq(commerces.hidden, false),
        eq(applications.status, 'OK'),
      ),
    )
    .groupBy(sql`fold(${offers.type})`)
    .having(sql`count(distinct ${commerces.owner_id}) > 1`)
    .orderBy(desc(sql`count(distinct ${commerces.owner_id})`), sql`1`)
    .limit(MAX_TYPES)
  return rows.map(({ type }) => type)
}
