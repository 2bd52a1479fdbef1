import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { commerces, offers, photos } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import type { Span } from '../http/lists.ts'

/** The offers that a person reaches, of one shop or of all of theirs. */
function reachableBy(viewer: Viewer, commerce: number | undefined): SQL | undefined {
  return and(
    isNull(offers.deleted_at),
    isNull(commerces.deleted_at),
    commerce === undefined ? undefined : eq(offers.commerce, commerce),
    viewer.role === ADMINISTRATOR ? undefined : eq(commerces.owner_id, viewer.id),
  )
}

/** Newest first. */
export function listOffers(db: Db, viewer: Viewer, commerce: number | undefined, span: Span) {
  const query = db
    .select({
      id: offers.id,
      title: offers.title,
      description: offers.description,
      type: offers.type,
      photo: offers.photo,
      photo_width: photos.width,
      photo_height: photos.height,
      photo_placeholder: photos.placeholder,
      category: offers.category,
      commerce: offers.commerce,
      updated_at: offers.updated_at,
    })
    .from(offers)
    .innerJoin(commerces, eq(commerces.id, offers.commerce))
    .leftJoin(photos, eq(photos.hash, offers.photo))
    .where(reachableBy(viewer, commerce))
    .orderBy(desc(offers.id))
    .offset(span.offset)
  return span.limit === null ? query : query.limit(span.limit)
}

export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number]

export async function countOffers(
  db: Db,
  viewer: Viewer,
  commerce: number | undefined,
): Promise<number> {
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(offers)
    .innerJoin(commerces, eq(commerces.id, offers.commerce))
    .where(reachableBy(viewer, commerce))
  return found?.total ?? 0
}
