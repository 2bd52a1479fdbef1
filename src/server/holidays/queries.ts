import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Holiday, HolidayQuery } from '#contract/holidays.ts'
import { inBin, type RetentionServices } from '../bin/retention.ts'
import type { Db } from '../database/open.ts'
import { holidays } from '../database/schema.ts'
import { containsWords } from '../database/words.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import type { RowRange } from '../http/pagination.ts'

const columns = {
  id: holidays.id,
  date: holidays.date,
  name: holidays.name,
  scope: holidays.scope,
  opening: holidays.opening,
  updated_at: holidays.updated_at,
  version: holidays.version,
}
const present = isNull(holidays.deleted_at)

/** In the order of the calendar, unless ordered otherwise. */
export function listHolidays(db: Db, query: HolidayQuery, range: RowRange): Promise<Holiday[]> {
  const found = db
    .select(columns)
    .from(holidays)
    .where(asked(query))
    .orderBy(...(sortedBy(columns, query.ordering, holidays.id) ?? [holidays.date, holidays.id]))
    .offset(range.offset)
  return range.limit === null ? found : found.limit(range.limit)
}

export function countHolidays(db: Db, query: HolidayQuery): Promise<number> {
  return db.$count(holidays, asked(query))
}

function asked(query: HolidayQuery): SQL | undefined {
  const { id, search, date, since, until, scope, opening } = query
  return and(
    present,
    withIds(holidays.id, id),
    search ? containsWords(sql`fold(${holidays.name})`, search) : undefined,
    date ? eq(holidays.date, date) : undefined,
    since ? gte(holidays.date, since) : undefined,
    until ? lte(holidays.date, until) : undefined,
    scope && eq(holidays.scope, scope),
    opening === undefined ? undefined : eq(holidays.opening, opening),
  )
}

export async function findHoliday(db: Db, id: number): Promise<Holiday | undefined> {
  const [found] = await db
    .select(columns)
    .from(holidays)
    .where(and(eq(holidays.id, id), present))
  return found
}

/** The same row, locked until the transaction ends. */
export async function lockHoliday(db: Db, id: number): Promise<Holiday | undefined> {
  const [found] = await db
    .select(columns)
    .from(holidays)
    .where(and(eq(holidays.id, id), present))
    .for('update')
  return found
}

/** Also those in the bin that can still be restored. */
export async function findRecoverableHoliday(
  db: Db,
  kept: RetentionServices,
  id: number,
): Promise<Holiday | undefined> {
  const [found] = await db
    .select(columns)
    .from(holidays)
    .where(and(eq(holidays.id, id), or(present, inBin(kept, holidays.deleted_at))))
  return found
}
