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

/** Returns the function that adds batches to the figures. Batches are numbered, so that a retry adds none twice. */
export function openFiguresWriter(db: Database) {
  const writer = randomUUID()
  const unwritten: (Batch & { number: number })[] = []
  let lastNumber = 0

  async function writeAll(): Promise<void> {
    for (let next = unwritten[0]; next; next = unwritten[0]) {
      const batch = next
      await db.transaction(async (tx) => {
        if (await recordBatch(tx, writer, batch.number)) await tx.execute(additionOf(batch))
      })
      unwritten.shift()
    }
  }

  /** Writes the batches that failed before, and then those that `take` returns. */
  return async function writeFigures(take: () => Batch[]): Promise<void> {
    await writeAll()
    for (const batch of take()) unwritten.push({ ...batch, number: ++lastNumber })
    await writeAll()
  }
}

/** Returns false if the batch is already written, because only the response of its transaction was lost. */
async function recordBatch(tx: Db, writer: string, batch: number): Promise<boolean> {
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

/** Adds counts of shops or offers. In the figures of the town, category 0 is the whole town. */
function addCounts({ day, of, rows }: Extract<Batch, { of: 'commerces' | 'offers' }>): SQL {
  const table = of === 'commerces' ? commerceFigures : offerFigures
  const idColumn = sql.identifier(of === 'commerces' ? 'commerce' : 'offer')
  const addition = sql`
    with sent as (select * from json_to_recordset(${JSON.stringify(rows)}) as sent (id integer, ${TYPES})),
    existing as (${existing(of === 'commerces' ? commerces : offers, sql`select id from sent`)}),
    counts as (select sent.* from sent join existing using (id)),
    added as (
      insert into ${table} (${idColumn}, day, ${NAMES})
      select id, ${day}, ${NAMES} from counts order by id
      on conflict (${idColumn}, day) do update set ${addTo(table)}
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

/** Selects the shops or offers that still exist, and locks them against deletion. */
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
