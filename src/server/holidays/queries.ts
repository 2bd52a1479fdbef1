import { and, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Holiday, HolidayQuery } from '#contract/holidays.ts'
import { rowsWithBin } from '../bin/rows-with-bin.ts'
import type { Db } from '../database/open.ts'
import { holidays } from '../database/schema.ts'
import { containsWords } from '../database/words.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { rowListOf } from '../http/row-list.ts'

const columns = {
  id: holidays.id,
  date: holidays.date,
  name: holidays.name,
  scope: holidays.scope,
  opening: holidays.opening,
  updated_at: holidays.updated_at,
  version: holidays.version,
}

export function listHolidays(db: Db, query: HolidayQuery) {
  return rowListOf(
    db,
    () => db.select(columns).from(holidays).where(matching(query)),
    sortedBy(columns, query.ordering, holidays.id) ?? [holidays.date, holidays.id],
  )
}

function matching(query: HolidayQuery): SQL | undefined {
  const { id, search, date, since, until, scope, opening } = query
  return and(
    isNull(holidays.deleted_at),
    withIds(holidays.id, id),
    containsWords(sql`fold(${holidays.name})`, search),
    date ? eq(holidays.date, date) : undefined,
    since ? gte(holidays.date, since) : undefined,
    until ? lte(holidays.date, until) : undefined,
    scope && eq(holidays.scope, scope),
    opening === undefined ? undefined : eq(holidays.opening, opening),
  )
}

export const {
  find: findHoliday,
  lock: lockHoliday,
  findRecoverable: findRecoverableHoliday,
} = rowsWithBin<Holiday>(holidays, columns)
