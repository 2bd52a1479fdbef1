import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ListedOfferColumn } from '#contract/directory.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Ordering } from '#contract/list-query.ts'
import { offerState } from '#contract/offer-dates.ts'
import { offerOutputs, SORTABLE_OFFER_FIELDS } from '#contract/offer-fields.ts'
import { columnsOf } from '../database/columns-of.ts'
import type { Db } from '../database/open.ts'
import { parameter, prepared, preparedFor } from '../database/prepared.ts'
import { commerces, offers, photos, publishedCommerces } from '../database/schema.ts'
import { type SortColumns, sortColumns, sortedBy } from '../http/ordering.ts'
import type { RowRange } from '../http/pagination.ts'
import { runningToday } from '../offers/offer-state-sql.ts'
import { photoColumns } from '../photos/gallery-rows.ts'
import { findUnlisted, type Lookup, nameFor } from './commerces.ts'
import { IS_LISTED_TODAY, LIMIT_FOR_PLANNER, OFFER_MATCHES } from './search.ts'

export type OfferFilter = {
  today: PlainDate
  id?: number[] | undefined
  commerce?: number | undefined
  search?: string | undefined
  category?: number[] | undefined
  ordering?: Ordering<ListedOfferColumn>[] | undefined
}

const columns = {
  id: offers.id,
  ...columnsOf(offers, offerOutputs),
  ended: offers.ended,
  photo: offers.photo,
  ...photoColumns,
  commerce: {
    id: commerces.id,
    name: commerces.name,
    direction: commerces.direction,
    category: commerces.category,
  },
  created_at: offers.created_at,
  updated_at: offers.updated_at,
}

/** Lists offers, by default the best match or the newest first. Rows of a search have the total. */
export function listListedOffers(db: Db, filter: OfferFilter, range: RowRange) {
  const { search, ordering } = filter
  const scope = search === undefined ? 'all' : 'every'
  return listStatement(db, scope, ordering?.[0] ?? 'best', conditionsOf(filter)).execute({
    ...filter,
    ...range,
  })
}

export type ListedOfferRow = Omit<Awaited<ReturnType<typeof listListedOffers>>[number], 'total'>

const CONDITIONS = {
  id: sql`offer = any(${parameter('id', 'int[]')})`,
  commerce: sql`item.commerce = ${sql.placeholder('commerce')}`,
  category: sql`exists (
    select from offer_categories entry
    where entry.offer = answer.offer and entry.category = any(${parameter('category', 'int[]')})
  )`,
}
type Condition = keyof typeof CONDITIONS

const conditionsOf = (filter: OfferFilter) =>
  (Object.keys(CONDITIONS) as Condition[]).filter((name) => filter[name])

export type SortableOffer = Awaited<ReturnType<typeof listSortableOffers>>[number]

/** Returns the columns on which the order of offers depends, the newest offer first. */
export async function listSortableOffers(db: Db, filter: OfferFilter) {
  return await sortableStatement(db, conditionsOf(filter)).execute(filter)
}

const sortableStatement = preparedFor(
  'list_directory_offer_places',
  (db, name, conditions: Condition[]) => {
    const { id, commerce, photo, starts_on, ends_on, ended, weekdays } = offers
    const listed = sql`(select offer ${matching(ALL, conditions)}) as listed`
    return db
      .select({ id, commerce, photo, starts_on, ends_on, ended, weekdays })
      .from(listed)
      .innerJoin(offers, eq(offers.id, sql`listed.offer`))
      .orderBy(desc(offers.id))
      .prepare(name)
  },
)

const ALL = sql`from offers item
  cross join lateral (select item.id as offer, 0::float as score) answer
  where ${IS_LISTED_TODAY}`

/** PostgreSQL omits the join if no order or condition needs it. */
const FOUND = sql`from answer left join offers item on item.id = offer where true`

const listStatement = preparedFor(
  'list_directory_offers',
  (db, name, scope: 'all' | 'every', order: Order, conditions: Condition[]) => {
    const [source, total] = scope === 'all' ? [ALL, sql`null`] : [FOUND, sql`count(*) over ()`]
    const page = sql`(
    ${scope === 'all' ? sql`` : sql`with ${OFFER_MATCHES}`}
    select offer, total::int, row_number() over () as place
    from (
      select offer, ${total} as total ${matching(source, conditions)}
      order by ${termsOf(order)}
      limit ${parameter('limit', 'int')} offset ${parameter('offset', 'int')}
    ) as ordered
    limit ${LIMIT_FOR_PLANNER}
  ) as page`
    return db
      .select({ ...columns, total: sql<number | null>`page.total` })
      .from(page)
      .innerJoin(offers, eq(offers.id, sql`page.offer`))
      .innerJoin(commerces, eq(commerces.id, offers.commerce))
      .leftJoin(photos, eq(photos.hash, offers.photo))
      .orderBy(sql`page.place`)
      .prepare(nameFor(order, name))
  },
)

const matching = (source: SQL, conditions: Condition[]): SQL =>
  sql.join([source, ...conditions.map((name) => CONDITIONS[name])], sql` and `)

type Order = Ordering<ListedOfferColumn> | 'best'

const SORT_COLUMNS: SortColumns<ListedOfferColumn> = {
  id: sql`offer`,
  slug: sql`item.normalized`,
  ...sortColumns(SORTABLE_OFFER_FIELDS, (column) => sql`item.${sql.raw(column)}`),
  commerce: sql`(select name from published_commerces where published_commerces.commerce = item.commerce)`,
  created_at: sql`item.created_at`,
  updated_at: sql`item.updated_at`,
}

function termsOf(order: Order): SQL {
  if (order === 'best') return sql`score desc, offer desc`
  return sql.join(sortedBy(SORT_COLUMNS, [order], sql`offer`)!, sql`, `)
}

export async function listOffersOf(
  db: Db,
  commerce: number,
  today: PlainDate,
): Promise<ListedOfferRow[]> {
  return await listOffersOfStatement(db).execute({ commerce, today })
}

const listOffersOfStatement = prepared((db) =>
  selectListed(db)
    .where(
      and(
        eq(offers.commerce, sql.placeholder('commerce')),
        isNull(offers.deleted_at),
        runningToday('offers'),
      ),
    )
    .orderBy(desc(offers.id))
    .prepare('read_directory_offers_of_commerce'),
)

/** Finds an offer, even an ended offer, because the page says that it has ended. Scheduled offers are not public. */
export async function findListedOffer(
  db: Db,
  id: number,
  today: PlainDate,
): Promise<Lookup<ListedOfferRow>> {
  const [row] = await findStatement(db).execute({ id })
  if (row) {
    const isScheduled = offerState(row, today) === 'scheduled'
    return isScheduled ? { state: 'missing' } : { state: 'public', row }
  }
  const [unlisted] = await db
    .select({
      commerce: offers.commerce,
      isListed: sql<boolean>`${publishedCommerces.commerce} is not null`,
      isDeleted: sql<boolean>`${offers.deleted_at} is not null`,
    })
    .from(offers)
    .leftJoin(publishedCommerces, eq(publishedCommerces.commerce, offers.commerce))
    .where(eq(offers.id, id))
  if (unlisted === undefined) return { state: 'missing' }
  if (unlisted.isListed) return { state: 'gone' }
  // The page of a closed shop replaces the pages of offers, except deleted ones.
  const shop = await findUnlisted(db, unlisted.commerce, today)
  return shop.state === 'closed' && unlisted.isDeleted ? { state: 'missing' } : shop
}

const findStatement = prepared((db) =>
  selectListed(db)
    .where(and(eq(offers.id, sql.placeholder('id')), isNull(offers.deleted_at)))
    .prepare('find_directory_offer'),
)

function selectListed(db: Db) {
  return db
    .select(columns)
    .from(publishedCommerces)
    .innerJoin(offers, eq(offers.commerce, publishedCommerces.commerce))
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .leftJoin(photos, eq(photos.hash, offers.photo))
}
