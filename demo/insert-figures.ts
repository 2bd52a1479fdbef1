import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { FIGURE_KINDS } from '#contract/figures.ts'
import type { Db } from '#server/database/open.ts'
import {
  commerceCategories,
  commerceFigures,
  commerceSearchFigures,
  offerFigures,
  offers,
  searchFigures,
  townFigures,
} from '#server/database/schema.ts'
import { figuresOf, type Now } from './figures.ts'
import { searchesIn } from './searched.ts'
import type { TownShop } from './shape.ts'

export async function insertFigures(
  db: Db,
  shops: readonly TownShop[],
  ids: number[],
  now: Now,
): Promise<void> {
  const idOf = new Map(shops.map((shop, at) => [shop, ids[at]!]))
  const rows = await db
    .select({ id: offers.id, commerce: offers.commerce, title: offers.title })
    .from(offers)
  const offerIds = new Map(rows.map(({ id, commerce, title }) => [`${commerce} ${title}`, id]))
  const figures = [...figuresOf(shops, now)].map(([shop, its]) => ({
    commerce: idOf.get(shop)!,
    ...its,
  }))
  await insertRows(
    db,
    commerceFigures,
    figures.flatMap(({ commerce, days }) => days.map((day) => ({ commerce, ...day }))),
  )
  await insertRows(
    db,
    offerFigures,
    figures.flatMap(({ commerce, offers }) =>
      offers.map(({ title, ...day }) => ({ offer: offerIds.get(`${commerce} ${title}`)!, ...day })),
    ),
  )
  await addUp(db)
  const searches = searchesIn(shops, now)
  await insertRows(
    db,
    searchFigures,
    searches.map(({ day, text, count, found }) => ({
      day,
      text,
      count,
      without_result: found.length === 0 ? count : 0,
    })),
  )
  await insertRows(
    db,
    commerceSearchFigures,
    searches.flatMap(({ day, text, count, found }) =>
      found.map((shop) => ({ commerce: idOf.get(shop)!, day, text, count })),
    ),
  )
}

/** One statement, because single inserts would delay the first start by seconds. */
async function insertRows(db: Db, table: PgTable, rows: object[]): Promise<void> {
  await db.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)})`,
  )
}

/** Inserts the sums of each category, and of the whole town as category 0. */
async function addUp(db: Db): Promise<void> {
  const columns = (of: (kind: SQL) => SQL) =>
    sql.join(
      FIGURE_KINDS.map((kind) => of(sql`${sql.identifier(kind)}`)),
      sql`, `,
    )
  await db.execute(sql`
    insert into ${townFigures} (day, category, ${columns((kind) => kind)})
    select day, category, ${columns((kind) => sql`sum(${kind})`)} from (
      select 0 as category, ${commerceFigures}.* from ${commerceFigures}
      union all
      select its.category, ${commerceFigures}.* from ${commerceFigures}
      join ${commerceCategories} as its using (commerce)
    ) as counted
    group by day, category`)
}
