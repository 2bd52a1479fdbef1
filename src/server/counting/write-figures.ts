import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { FIGURE_KINDS } from '#contract/figures.ts'
import type { Database, Db } from '../database/open.ts'
import {
  commerceCategories,
  commerceFigures,
  commerceSearchFigures,
  commerces,
  figureBatches,
  offerFigures,
  offers,
  searchFigures,
  townFigures,
} from '../database/schema.ts'
import type { Batch } from './day-sums.ts'
import type { FoundRow, SearchRow } from './searches.ts'

/** Each batch has a number, so that a lost response does not add it twice. */
export function openFiguresWriter(db: Database) {
  const writer = randomUUID()
  const unwritten: (Batch & { number: number })[] = []
  let numbered = 0

  async function writeAll(): Promise<void> {
    for (let next = unwritten[0]; next; next = unwritten[0]) {
      const batch = next
      await db.transaction(async (tx) => {
        if (await isNew(tx, writer, batch.number)) await tx.execute(additionOf(batch))
      })
      unwritten.shift()
    }
  }

  /** Takes new batches only after the last ones are written. */
  return async function writeFigures(take: () => Batch[]): Promise<void> {
    await writeAll()
    for (const batch of take()) unwritten.push({ ...batch, number: ++numbered })
    await writeAll()
  }
}

async function isNew(tx: Db, writer: string, batch: number): Promise<boolean> {
  const at = sql<string>`now()`
  const { rowCount } = await tx
    .insert(figureBatches)
    .values({ writer, batch, at })
    .onConflictDoUpdate({
      target: figureBatches.writer,
      set: { batch, at },
      setWhere: sql`${figureBatches.batch} < ${batch}`,
    })
  return rowCount === 1
}

const KINDS = FIGURE_KINDS.map((kind) => sql.identifier(kind))
const list = (parts: SQL[]) => sql.join(parts, sql`, `)
const NAMES = list(KINDS.map((kind) => sql`${kind}`))
const TYPES = list(KINDS.map((kind) => sql`${kind} integer`))
const TOTALS = list(KINDS.map((kind) => sql`sum(${kind})`))

const addTo = (table: PgTable) =>
  list(KINDS.map((kind) => sql`${kind} = ${table}.${kind} + excluded.${kind}`))

function additionOf(batch: Batch): SQL {
  if (batch.of === 'searches') return addSearches(batch.day, batch.rows)
  if (batch.of === 'found') return addFound(batch.day, batch.rows)
  return addCounts(batch)
}

/** Locks the shops or offers that still exist, only as far as the foreign key needs. */
function addCounts({ day, of, rows }: Extract<Batch, { of: 'commerces' | 'offers' }>): SQL {
  const table = of === 'commerces' ? commerceFigures : offerFigures
  const thing = sql.identifier(of === 'commerces' ? 'commerce' : 'offer')
  const addition = sql`
    with sent as (select * from json_to_recordset(${JSON.stringify(rows)}) as sent (id integer, ${TYPES})),
    existing as (${existing(of === 'commerces' ? commerces : offers, sql`select id from sent`)}),
    counts as (select sent.* from sent join existing using (id)),
    added as (
      insert into ${table} (${thing}, day, ${NAMES})
      select id, ${day}, ${NAMES} from counts order by id
      on conflict (${thing}, day) do update set ${addTo(table)}
    )`
  if (of === 'offers') return sql`${addition} select`
  return sql`${addition}
    insert into ${townFigures} (day, category, ${NAMES})
    select ${day}, category, ${TOTALS} from (
      select 0 as category, counts.* from counts
      union all
      select in_category.category, counts.* from counts
      join ${commerceCategories} as in_category on in_category.commerce = counts.id
    ) as by_category
    group by category order by category
    on conflict (day, category) do update set ${addTo(townFigures)}`
}

const existing = (things: typeof commerces | typeof offers, ids: SQL) => sql`
  select ${things.id} from ${things} where ${things.id} in (${ids}) order by ${things.id} for key share`

const addSearches = (day: string, rows: SearchRow[]) => sql`
  insert into ${searchFigures} (day, text, count, without_result)
  select ${day}, text, count, without_result
  from json_to_recordset(${JSON.stringify(rows)}) as sent (text text, count integer, without_result integer)
  order by text
  on conflict (day, text) do update set count = ${searchFigures}.count + excluded.count,
    without_result = ${searchFigures}.without_result + excluded.without_result`

const addFound = (day: string, rows: FoundRow[]) => sql`
  with sent as (
    select * from json_to_recordset(${JSON.stringify(rows)}) as sent (commerce integer, text text, count integer)
  ),
  existing as (${existing(commerces, sql`select commerce from sent`)})
  insert into ${commerceSearchFigures} (commerce, day, text, count)
  select commerce, ${day}, text, count from sent join existing on existing.id = sent.commerce
  order by commerce, text
  on conflict (commerce, day, text) do update set count = ${commerceSearchFigures}.count + excluded.count`
