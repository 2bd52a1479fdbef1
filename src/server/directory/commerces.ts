import { and, eq, type SQL, sql } from 'drizzle-orm'
import { publicCommerceOutputs, SORTABLE_COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import type { ClosedShop, ListedCommerceColumn } from '#contract/directory.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Ordering } from '#contract/list-query.ts'
import { CONFIRMED_AT } from '../commerces/confirmed-at.ts'
import { columnsOf } from '../database/columns-of.ts'
import type { Db } from '../database/open.ts'
import { parameter, prepared, preparedFor } from '../database/prepared.ts'
import { applications, commerces, photos, publishedCommerces, users } from '../database/schema.ts'
import { type SortColumns, sortColumns, sortedBy } from '../http/ordering.ts'
import type { RowRange } from '../http/pagination.ts'
import { FROM_DATED_TODAY, OFFER_COUNT_TODAY } from '../offers/offer-state-sql.ts'
import { galleryColumns, photoColumns } from '../photos/gallery-rows.ts'
import {
  type CommerceFilter,
  type Condition,
  conditionsOf,
  matching,
} from './commerce-conditions.ts'
import { commerceMatches, LIMIT_FOR_PLANNER, type Scope, searchPageOfShops } from './search.ts'

export const listedColumns = {
  id: commerces.id,
  ...columnsOf(commerces, publicCommerceOutputs),
  photo: commerces.photo,
  ...photoColumns,
  offers: OFFER_COUNT_TODAY,
  hours: commerces.hours,
  updated_at: commerces.updated_at,
  version: commerces.version,
}

/** Lists shops, the best match first by default. Each row has the total, unless `isCountedApart`. */
export function listListedCommerces(db: Db, filter: CommerceFilter, range: RowRange) {
  const { search, ordering } = filter
  return searchPageOfShops(search, range, (scope, range) =>
    listStatement(db, scope, ordering?.[0] ?? 'best', conditionsOf(filter)).execute({
      ...filter,
      ...filter.open,
      ...range,
    }),
  )
}

export type ListedCommerceRow = Omit<
  Awaited<ReturnType<typeof listListedCommerces>>[number],
  'total' | 'is_loose'
>

/** Whether the total has its own query: it costs more than a page, but can be cached longer. */
export const isCountedApart = ({ search }: Pick<CommerceFilter, 'search'>) => search === undefined

export async function countListedCommerces(db: Db, filter: CommerceFilter): Promise<number> {
  const conditions = conditionsOf(filter)
  const [counted] = await countStatement(db, conditions).execute({ ...filter, ...filter.open })
  return counted!.total
}

const countStatement = preparedFor('count_directory_shops', (db, name, conditions: Condition[]) => {
  const counted = sql`(
    with ${commerceMatches('all')} select count(*)::int as total ${matching(conditions)}
  ) as counted`
  return db.select({ total: sql<number>`counted.total` }).from(counted).prepare(name)
})

/** `scope`: 'all' without a search. With 'main', shops may lack words of the search (`is_loose`). */
const listStatement = preparedFor(
  'list_directory',
  (db, name, scope: Scope, order: Order, conditions: Condition[]) => {
    const counted = order.endsWith('offers') ? COUNTED_TODAY : undefined
    const page = sql`(
    with ${commerceMatches(scope)}
    select commerce, total::int, row_number() over () as place
    from (
      select commerce, ${scope === 'all' ? sql`null` : sql`count(*) over ()`} as total
      ${matching(conditions, counted)}
      order by ${termsOf(order)}
      limit ${parameter('limit', 'int')} offset ${parameter('offset', 'int')}
    ) as ordered
    limit ${LIMIT_FOR_PLANNER}
  ) as page`
    return db
      .select({
        ...listedColumns,
        total: sql<number | null>`page.total`,
        is_loose: sql<boolean>`${sql.raw(String(scope === 'main'))}`,
      })
      .from(page)
      .innerJoin(commerces, eq(commerces.id, sql`page.commerce`))
      .innerJoin(publishedCommerces, eq(publishedCommerces.commerce, commerces.id))
      .innerJoin(photos, eq(photos.hash, commerces.photo))
      .orderBy(sql`page.place`)
      .prepare(nameFor(order, name))
  },
)

/** Returns the name of a prepared statement, or '' for a rare order: its plan would fill PostgreSQL's memory. */
export const nameFor = (order: string, name: string) => (order === 'best' ? name : '')

/** Counts today's offers for sorting, all at once instead of shop by shop. */
const COUNTED_TODAY = sql`left join (
  select dated.commerce, count(*) as offers ${FROM_DATED_TODAY} group by dated.commerce
) as dated using (commerce)`

type Order = Ordering<ListedCommerceColumn> | 'best'

const ofCommerce = (column: string) =>
  sql`(select shop.${sql.raw(column)} from commerces shop where shop.id = commerce)`

const SORT_COLUMNS: SortColumns<ListedCommerceColumn> = {
  id: sql`commerce`,
  slug: sql`published_commerces.normalized`,
  ...sortColumns(SORTABLE_COMMERCE_FIELDS, ofCommerce),
  // Taken from `published_commerces`, so that sorting by name needs no other table.
  name: sql`published_commerces.name`,
  offers: sql`published_commerces.undated_offers + coalesce(dated.offers, 0)`,
  updated_at: sql`published_commerces.updated_at`,
}

function termsOf(order: Order): SQL {
  if (order === 'best') return sql`score desc, commerce desc`
  return sql.join(sortedBy(SORT_COLUMNS, [order], sql`commerce`)!, sql`, `)
}

/** Gone: deleted, or closed over a year ago. Closed: hidden, or closed at `since`. Missing: never public. */
export type Lookup<Row> =
  | { state: 'public'; row: Row }
  | { state: 'closed'; shop: ClosedShop }
  | { state: 'gone' | 'missing' }

type ListedCommerceDetailRow = Awaited<
  ReturnType<ReturnType<typeof findStatement>['execute']>
>[number]

export async function findListedCommerce(
  db: Db,
  id: number,
  today: PlainDate,
): Promise<Lookup<ListedCommerceDetailRow>> {
  const [row] = await findStatement(db).execute({ id, today })
  return row ? { state: 'public', row } : findUnlisted(db, id, today)
}

const findStatement = prepared((db) =>
  db
    .select({ ...listedColumns, ...galleryColumns, confirmed_at: CONFIRMED_AT })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .where(eq(publishedCommerces.commerce, sql.placeholder('id')))
    .prepare('find_directory_commerce'),
)

export async function findUnlisted(
  db: Db,
  id: number,
  today: PlainDate,
): Promise<Exclude<Lookup<never>, { state: 'public' }>> {
  const [shop] = await db
    .select({
      name: commerces.name,
      category: commerces.category,
      since: commerces.closed_at,
      isDeleted: sql<boolean>`coalesce(${commerces.deleted_at}, ${users.deleted_at}) is not null`,
      // Shops of deactivated owners are missing, because the reason is private.
      isClosed: sql<boolean>`${commerces.hidden}
        and coalesce(${users.is_active}, ${commerces.closed_at} is not null)`,
    })
    .from(commerces)
    .innerJoin(applications, eq(applications.commerce, commerces.id))
    .leftJoin(users, eq(users.id, commerces.owner_id))
    .where(and(eq(commerces.id, id), eq(applications.status, 'OK')))
  if (shop?.isDeleted) return { state: 'gone' }
  if (!shop?.isClosed) return { state: 'missing' }
  const { name, category, since } = shop
  if (since && aYearAfter(since) <= today) return { state: 'gone' }
  return { state: 'closed', shop: { name, category, since } }
}

const aYearAfter = (instant: string) => `${Number(instant.slice(0, 4)) + 1}${instant.slice(4, 10)}`
