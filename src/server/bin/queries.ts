import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core'
import type { BinItemType, BinQuery } from '#contract/bin.ts'
import type { Db } from '../database/open.ts'
import { categories, commerces, holidays, messages, offers, questions } from '../database/schema.ts'
import { sortedBy } from '../http/ordering.ts'
import type { RowRange } from '../http/pagination.ts'

/** Everything deleted after an instant. Offers deleted with their shop are not listed themselves. */
function binned(db: Db, since: string, { id, type, search }: BinQuery) {
  const ofShop = db
    .select(columnsOf('offer', offers, offers.title, shopOfOffer))
    .from(offers)
    .innerJoin(commerces, eq(commerces.id, offers.commerce))
  const alone = (kind: BinItemType, table: Table, name: PgColumn) =>
    db.select(columnsOf(kind, table, name)).from(table as PgTable)
  const things = unionAll(
    ofShop,
    alone('commerce', commerces, commerces.name),
    alone('category', categories, categories.name),
    alone('faq', questions, questions.question),
    alone('contact', messages, messages.subject),
    alone('holidays', holidays, holidays.name),
  ).as('things')
  const condition = and(
    sql`${things.deleted_at} > ${since}`,
    id && inArray(things.id, id),
    type && eq(things.type, type),
    search
      ? sql`position(fold(${search}) in fold(concat_ws(' ', ${things.name}, ${things.commerce}))) > 0`
      : undefined,
  )
  return { things, condition }
}

const shopOfOffer = {
  commerce: sql`${commerces.name}`,
  waits: sql`${commerces.deleted_at} is not null`,
}
const noShop = { commerce: sql`null::text`, waits: sql`false` }

type Table = PgTable & { id: PgColumn; deleted_at: PgColumn }

function columnsOf(type: BinItemType, table: Table, name: PgColumn, shop = noShop) {
  return {
    type: sql<BinItemType>`${type}::text`.as('type'),
    id: sql<number>`${table.id}`.as('id'),
    name: sql<string>`${name}`.as('name'),
    commerce: sql<string | null>`${shop.commerce}`.as('commerce'),
    waits: sql<boolean>`${shop.waits}`.as('waits'),
    deleted_at: sql<string>`${table.deleted_at}`.as('deleted_at'),
  }
}

/** Last deleted first, unless ordered otherwise. */
export async function listBin(db: Db, since: string, query: BinQuery, { limit, offset }: RowRange) {
  const { things, condition } = binned(db, since, query)
  const deletedBy = sql<string | null>`(select actor from activity
    where verb = 'delete' and object_type = things.type and object_id = things.id
    order by id desc limit 1)`
  const { type, id, name, commerce, waits, deleted_at } = things
  const columns = { type, id, name, commerce, waits, deleted_at, deleted_by: deletedBy }
  const order = sortedBy(
    { ...columns, expires_at: deleted_at },
    query.ordering,
    sql`(${type}, ${id})`,
  )
  const found = db
    .select({ ...columns, deleted_at: sql<string>`${deleted_at}`.mapWith(offers.deleted_at) })
    .from(things)
    .where(condition)
    .orderBy(...(order ?? [desc(deleted_at), type, desc(id)]))
    .offset(offset)
  return await (limit === null ? found : found.limit(limit))
}

export async function countBin(db: Db, since: string, query: BinQuery): Promise<number> {
  const { things, condition } = binned(db, since, query)
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(things)
    .where(condition)
  return found?.total ?? 0
}
