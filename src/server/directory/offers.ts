import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import { commerces, listings, offers, photos } from '../database/schema.ts'
import type { Span } from '../http/lists.ts'
import { isGone, type Sought } from './commerces.ts'
import { foundOffers, lookForPage, type Scope, scopeOf } from './search.ts'

export type OfferFilter = { search?: string | undefined; category?: number | undefined }

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
export function listListedOffers(db: Db, { search, category }: OfferFilter, span: Span) {
  return lookForPage(search, span, (loose, span) =>
    statements[scopeOf(search, loose)](db).execute({
      search,
      category: category ?? null,
      ...span,
    }),
  )
}

export type ListedOfferRow = Omit<Awaited<ReturnType<typeof listListedOffers>>[number], 'total'>

const statements = {
  all: prepared((db) => listStatement(db, 'all')),
  close: prepared((db) => listStatement(db, 'close')),
  loose: prepared((db) => listStatement(db, 'loose')),
}

function listStatement(db: Db, scope: Scope) {
  const page = sql`(
    with ${foundOffers(scope)}
    select offer, count(*) over ()::int as total,
      row_number() over (order by score desc, offer desc) as place
    from answer
    where ${sql.placeholder('category')}::int is null or exists (
      select from offer_categories kind
      where kind.offer = answer.offer and kind.category = ${sql.placeholder('category')}
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
    .prepare(`list_directory_offers_${scope}`)
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
