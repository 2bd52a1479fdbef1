import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { FIGURE_KINDS } from '#contract/figures.ts'
import {
  commerceFigures,
  commerceSearchFigures,
  offerFigures,
  searchFigures,
  townFigures,
} from '../database/schema.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

/** Number of whole months whose figures are stored by day. */
const MONTHS_BY_DAY = 25

/** Tables with rows for each day. `keys` are the columns of the primary key except `day`. */
const TABLES: { table: PgTable; keys: string[]; sums: readonly string[] }[] = [
  { table: commerceFigures, keys: ['commerce'], sums: FIGURE_KINDS },
  { table: offerFigures, keys: ['offer'], sums: FIGURE_KINDS },
  { table: townFigures, keys: ['category'], sums: FIGURE_KINDS },
  { table: searchFigures, keys: ['text'], sums: ['count', 'without_result'] },
  { table: commerceSearchFigures, keys: ['commerce', 'text'], sums: ['count'] },
]

/** Merges the days of old months into the first day of each month. */
export async function mergeMonths(services: Pick<Services, 'clock' | 'settings' | 'db'>) {
  const { db } = services
  const before = startOfDailyRows(todayOf(services))
  for (const { table, keys, sums } of TABLES) {
    await db.transaction(async (tx) => {
      // A month of a large directory takes some seconds.
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(merge(table, keys, sums, before))
    })
  }
}

/** Returns the first day of the oldest month that is stored by day. */
function startOfDailyRows(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - MONTHS_BY_DAY, 1)).toISOString().slice(0, 10)
}

function merge(table: PgTable, keys: string[], sums: readonly string[], before: string): SQL {
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  const columns = (names: readonly string[]) =>
    list(names.map((name) => sql`${sql.identifier(name)}`))
  const totals = list(sums.map((name) => sql`sum(${sql.identifier(name)})`))
  const additions = list(
    sums.map((name) => {
      const column = sql.identifier(name)
      return sql`${column} = ${table}.${column} + excluded.${column}`
    }),
  )
  return sql`
    with old as (
      delete from ${table} where day < ${before} and day <> date_trunc('month', day)::date returning *
    )
    insert into ${table} (day, ${columns(keys)}, ${columns(sums)})
    select date_trunc('month', day)::date as month, ${columns(keys)}, ${totals} from old
    group by month, ${columns(keys)} order by month, ${columns(keys)}
    on conflict (day, ${columns(keys)}) do update set ${additions}`
}
