import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { OfferOrdering } from '#contract/directory.ts'
import type { Db } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import { commerces, listings, offers, photos } from '../database/schema.ts'
import type { Span } from '../http/lists.ts'
import { isGone, type Sought } from './commerces.ts'
import { foundOffers, lookForPage, type Scope, scopeOf } from './search.ts'

export type OfferFilter = {
  search?: string | undefined
  category?: number[] | undefined
  ordering?: OfferOrdering | undefined
}

const columns = {
  id: offers.id,
  title: offers.title,
  description: offers.description,
  type: offers.type,
  photo: offers.photo,
  photo_width: photos.width,
  photo_height: photos.height,
  photo_placeholder: photos.placeholder,
  category: offers.category,
  commerce: {
    id: commerces.id,
    name: commerces.name,
    direction: commerces.direction,
    category: commerces.category,
  },
  created_at: offers.created_at,
  updated_at: offers.updated_at,
}

/** Of all shops: the best match first, or the newest. Each row knows how many there are in all. */
export function listListedOffers(db: Db, filter: OfferFilter, span: Span) {
  const { search, category = null, ordering = 'best' } = filter
  return lookForPage(search, span, (loose, span) =>
    statementOf(db, scopeOf(search, loose), ordering).execute({ search, category, ...span }),
  )
}

export type ListedOfferRow = Omit<Awaited<ReturnType<typeof listListedOffers>>[number], 'total'>

const statements = prepared(() => new Map<string, ReturnType<typeof listStatement>>())

function statementOf(db: Db, scope: Scope, order: Order) {
  const known = statements(db)
  const name = `list_directory_offers_${scope}_${order}`
  const statement = known.get(name) ?? listStatement(db, name, scope, order)
  known.set(name, statement)
  return statement
}

function listStatement(db: Db, name: string, scope: Scope, order: Order) {
  const page = sql`(
    with ${foundOffers(scope)}
    select offer, count(*) over ()::int as total,
      row_number() over (order by ${ORDERS[order]}) as place
    from answer
    ${order.endsWith('title') ? sql`join offers its on its.id = offer` : sql``}
    where ${sql.placeholder('category')}::int[] is null or exists (
      select from offer_categories kind
      where kind.offer = answer.offer
        and kind.category = any(${sql.placeholder('category')}::int[])
    )
    order by place
    limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
  ) as page`
  return db
    .select({ ...columns, total: sql<number>`page.total` })
    .from(page)
    .innerJoin(offers, eq(offers.id, sql`page.offer`))
    .innerJoin(commerces, eq(commerces.id, offers.commerce))
    .leftJoin(photos, eq(photos.hash, offers.photo))
    .orderBy(sql`page.place`)
    .prepare(name)
}

type Order = OfferOrdering | 'best'

/** Their ids grow as they are published. */
const ORDERS: Record<Order, SQL> = {
  best: sql`score desc, offer desc`,
  title: sql`its.title, offer`,
  '-title': sql`its.title desc, offer desc`,
  created_at: sql`offer`,
  '-created_at': sql`offer desc`,
}

/** The offers of one listed shop, newest first. */
export async function listOffersOf(db: Db, commerce: number): Promise<ListedOfferRow[]> {
  return await selectListed(db)
    .where(and(eq(offers.commerce, commerce), isNull(offers.deleted_at)))
    .orderBy(desc(offers.id))
}

export async function findListedOffer(db: Db, id: number): Promise<Sought<ListedOfferRow>> {
  const [row] = await selectListed(db).where(and(eq(offers.id, id), isNull(offers.deleted_at)))
  if (row) return { state: 'public', row }
  const [left] = await db
    .select({ commerce: offers.commerce, listed: listings.commerce })
    .from(offers)
    .leftJoin(listings, eq(listings.commerce, offers.commerce))
    .where(eq(offers.id, id))
  const wasPublic = left && (left.listed !== null || (await isGone(db, left.commerce)))
  return { state: wasPublic ? 'gone' : 'missing' }
}

function selectListed(db: Db) {
  return db
    .select(columns)
    .from(listings)
    .innerJoin(offers, eq(offers.commerce, listings.commerce))
    .innerJoin(commerces, eq(commerces.id, listings.commerce))
    .leftJoin(photos, eq(photos.hash, offers.photo))
}

export async function countListedOffers(db: Db): Promise<number> {
  const [found] = await db
    .select({ total: sql<number>`coalesce(sum(${listings.offers}), 0)::int` })
    .from(listings)
  return found!.total
}
