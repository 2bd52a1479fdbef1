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
import { searchesIn } from './searches.ts'
import type { TownShop } from './shape.ts'

export async function insertFigures(db: Db, shops: readonly TownShop[], ids: number[], now: Now) {
  const idOf = new Map(shops.map((shop, index) => [shop, ids[index]!]))
  const rows = await db
    .select({ id: offers.id, commerce: offers.commerce, title: offers.title })
    .from(offers)
  const offerIds = new Map(rows.map(({ id, commerce, title }) => [`${commerce} ${title}`, id]))
  const [ofShops, ofOffers]: [object[], object[]] = [[], []]
  for (const [shop, { days, offers }] of figuresOf(shops, now)) {
    const commerce = idOf.get(shop)!
    ofShops.push(...days.map((day) => ({ commerce, ...day })))
    for (const { title, ...day } of offers) {
      ofOffers.push({ offer: offerIds.get(`${commerce} ${title}`)!, ...day })
    }
  }
  await insertRows(db, commerceFigures, ofShops)
  await insertRows(db, offerFigures, ofOffers)
  await insertTownFigures(db)
  const searches = searchesIn(shops, now).map(({ found, ...search }) => ({
    ...search,
    found: found.map((shop) => idOf.get(shop)!),
    without_result: found.length === 0 ? search.count : 0,
  }))
  await insertRows(db, searchFigures, searches)
  const ofFoundShops = searches.flatMap(({ found: ids, ...search }) =>
    ids.map((commerce) => ({ commerce, ...search })),
  )
  await insertRows(db, commerceSearchFigures, ofFoundShops)
}

/** Uses one statement, because single inserts would delay the first start by seconds. */
async function insertRows(db: Db, table: PgTable, rows: object[]): Promise<void> {
  await db.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)})`,
  )
}

/** Inserts the sums of each category, and of the whole town as category 0. */
async function insertTownFigures(db: Db): Promise<void> {
  const columns = (expressionOf: (kind: SQL) => SQL) =>
    sql.join(
      FIGURE_KINDS.map((kind) => expressionOf(sql`${sql.identifier(kind)}`)),
      sql`, `,
    )
  await db.execute(sql`
    insert into ${townFigures} (day, category, ${columns((kind) => kind)})
    select day, category, ${columns((kind) => sql`sum(${kind})`)} from (
      select 0 as category, ${commerceFigures}.* from ${commerceFigures}
      union all
      select categories.category, ${commerceFigures}.* from ${commerceFigures}
      join ${commerceCategories} as categories using (commerce)
    ) as counted
    group by day, category`)
}
