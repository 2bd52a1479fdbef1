import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type PgTable, unionAll } from 'drizzle-orm/pg-core'
import type { BinQuery } from '#contract/bin.ts'
import type { BinItemType } from '#contract/entities.ts'
import type { Db } from '../database/open.ts'
import { commerces, offers } from '../database/schema.ts'
import { containPhrase } from '../database/words.ts'
import { BIN_TABLES } from '../entities.ts'
import { sortedBy } from '../http/ordering.ts'
import { rowListOf } from '../http/row-list.ts'

type Bin = { types: readonly BinItemType[]; since: string }

function selectOf(db: Db, type: BinItemType) {
  const { table, name, shop } = BIN_TABLES[type]
  const columns = {
    type: sql<BinItemType>`${type}::text`.as('type'),
    id: sql<number>`${table.id}`.as('id'),
    name: sql<string>`${name}`.as('name'),
    commerce: sql<string | null>`${shop ? commerces.name : sql`null::text`}`.as('commerce'),
    // Whether the shop is in the bin, too, and must be restored first.
    waits: sql<boolean>`${shop ? isNotNull(commerces.deleted_at) : sql`false`}`.as('waits'),
    deleted_at: sql<string>`${table.deleted_at}`.as('deleted_at'),
  }
  const rows = db
    .select(columns)
    .from(table as PgTable)
    .$dynamic()
  return shop ? rows.innerJoin(commerces, eq(commerces.id, shop)) : rows
}

export function listBin(db: Db, bin: Bin, query: BinQuery) {
  const [first, second, ...others] = bin.types.map((binType) => selectOf(db, binType))
  const items = unionAll(first!, second!, ...others).as('items')
  const condition = and(
    sql`${items.deleted_at} > ${bin.since}`,
    query.id && inArray(items.id, query.id),
    query.type && eq(items.type, query.type),
    containPhrase(query.search, items.name, items.commerce),
  )
  const deletedBy = sql<string | null>`(select actor from activity
    where verb = 'delete' and object_type = items.type and object_id = items.id
    order by id desc limit 1)`
  const { type, id, name, commerce, waits, deleted_at } = items
  const columns = { type, id, name, commerce, waits, deleted_at, deleted_by: deletedBy }
  // All rows expire equally long after their deletion.
  const order = sortedBy(
    { ...columns, expires_at: deleted_at },
    query.ordering,
    sql`(${type}, ${id})`,
  )
  // A union loses the decoder of timestamps, which is the same for all tables.
  const selected = { ...columns, deleted_at: sql<string>`${deleted_at}`.mapWith(offers.deleted_at) }
  return rowListOf(
    db,
    () => db.select(selected).from(items).where(condition),
    order ?? [sql`${deleted_at} desc`, sql`${type}`, sql`${id} desc`],
  )
}
