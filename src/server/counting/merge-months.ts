import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { FIGURE_KINDS } from '#contract/figures.ts'
import type { Db } from '../database/open.ts'
import {
  commerceFigures,
  commerceSearchFigures,
  offerFigures,
  searchFigures,
  townFigures,
} from '../database/schema.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

/** Whole months, besides the present one, whose figures are kept by day. */
const MONTHS_BY_DAY = 25
/** Ids of one statement. Each has a row for each day. */
const IDS_PER_STATEMENT = 200

/** Tables with a row for each day: the other columns of their key, and the columns that are summed. */
const TABLES: { table: PgTable; keys: string[]; sums: readonly string[]; parts?: string }[] = [
  { table: commerceFigures, keys: ['commerce'], sums: FIGURE_KINDS, parts: 'commerce' },
  { table: offerFigures, keys: ['offer'], sums: FIGURE_KINDS, parts: 'offer' },
  { table: townFigures, keys: ['category'], sums: FIGURE_KINDS },
  { table: searchFigures, keys: ['text'], sums: ['count', 'without_result'] },
  { table: commerceSearchFigures, keys: ['commerce', 'text'], sums: ['count'], parts: 'commerce' },
]

/** Merges the days of old months into the first day of each month. */
export async function mergeMonths(services: Pick<Services, 'clock' | 'settings' | 'db'>) {
  const { db } = services
  const before = firstDayByDay(todayOf(services))
  for (const { table, keys, sums, parts } of TABLES) {
    for (const part of parts ? await partsOf(db, table, parts) : [sql`true`]) {
      await db.execute(merging(table, keys, sums, sql`${part} and day < ${before}`))
    }
  }
}

/** Returns the first day of the oldest month that is kept by day. */
function firstDayByDay(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - MONTHS_BY_DAY, 1)).toISOString().slice(0, 10)
}

/** Returns conditions that divide a table into ranges of ids. */
async function partsOf(db: Db, table: PgTable, id: string): Promise<SQL[]> {
  const column = sql.identifier(id)
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select max(${column}) as last from ${table}`,
  )
  const last = rows[0]!.last ?? 0
  return Array.from({ length: Math.ceil((last + 1) / IDS_PER_STATEMENT) }, (_, part) => {
    const first = part * IDS_PER_STATEMENT
    return sql`${column} between ${first} and ${first + IDS_PER_STATEMENT - 1}`
  })
}

/** Adds to a first day that was merged before. */
function merging(table: PgTable, keys: string[], sums: readonly string[], old: SQL): SQL {
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  const named = (names: readonly string[]) =>
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
      delete from ${table} where ${old} and day <> date_trunc('month', day)::date returning *
    )
    insert into ${table} (day, ${named(keys)}, ${named(sums)})
    select date_trunc('month', day)::date as month, ${named(keys)}, ${totals} from old
    group by month, ${named(keys)} order by month, ${named(keys)}
    on conflict (day, ${named(keys)}) do update set ${additions}`
}
