import { and, arrayOverlaps, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { OFFER_FIELDS } from '#contract/offer-fields.ts'
import type { OfferQuery } from '#contract/offers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { inBin, type RetentionServices } from '../bin/retention.ts'
import { columnsOf } from '../database/columns-of.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { SerializationFailure } from '../database/retry-transaction.ts'
import { commerces, offers, photos, publishedCommerces } from '../database/schema.ts'
import { containsWords } from '../database/words.ts'
import type { Viewer } from '../http/access.ts'
import { type Listing, listingOf } from '../http/listing.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { photoColumns } from '../photos/gallery-rows.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'
import { inState } from './running.ts'

const columns = {
  id: offers.id,
  ...columnsOf(offers, OFFER_FIELDS),
  ended: offers.ended,
  photo: offers.photo,
  photo_public: sql<boolean>`${publishedCommerces.commerce} is not null and ${offers.deleted_at} is null`,
  ...photoColumns,
  commerce: offers.commerce,
  updated_at: offers.updated_at,
  deleted_at: offers.deleted_at,
  commerce_category: commerces.category,
}

type ListServices = RetentionServices & Pick<Services, 'clock' | 'settings'>

const present = isNull(offers.deleted_at)

function reachableBy(viewer: Viewer): SQL | undefined {
  return and(
    isNull(commerces.deleted_at),
    viewer.role === ADMINISTRATOR ? undefined : eq(commerces.owner_id, viewer.id),
  )
}

function matching(services: ListServices, viewer: Viewer, query: OfferQuery): SQL | undefined {
  const { id, search, commerce, category, type, state, deleted } = query
  const today = sql`${todayOf(services)}`
  return and(
    reachableBy(viewer),
    deleted ? inBin(services, offers.deleted_at) : present,
    withIds(offers.id, id),
    commerce === undefined ? undefined : eq(offers.commerce, commerce),
    category && arrayOverlaps(offers.category, category),
    state && or(...state.map((one) => inState(one, today))),
    type ? sql`fold(${offers.type}) = fold(${type})` : undefined,
    containsWords(sql`(${offers.normalized} || ' ' || fold(${commerces.name}))`, search),
  )
}

const SORT_COLUMNS = { ...columns, expires_at: offers.deleted_at }

export function listOffers(
  db: Db,
  services: ListServices & Pick<Services, 'untilChange'>,
  viewer: Viewer,
  query: OfferQuery,
): Listing<OfferRow> {
  const usual = [...(query.deleted ? [desc(offers.deleted_at)] : []), desc(offers.id)]
  const { count, rows } = listingOf(
    db,
    () => select(db).where(matching(services, viewer, query)),
    sortedBy(SORT_COLUMNS, query.ordering, offers.id) ?? usual,
  )
  const { commerce, ...filters } = query
  const isUnfiltered = Object.values(filters).every((value) => value === undefined)
  if (commerce === undefined || !isUnfiltered) return { count, rows }
  const owner = viewer.role === ADMINISTRATOR ? null : viewer.id
  return {
    count,
    rows(range) {
      const key = `offers ${JSON.stringify([commerce, owner, range])}`
      return services.untilChange.of(
        key,
        () => rows(range),
        ({ length }) => length,
      )
    },
  }
}

export type OfferRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function select(db: Db) {
  return db
    .select(columns)
    .from(offers)
    .innerJoin(commerces, eq(commerces.id, offers.commerce))
    .leftJoin(photos, eq(photos.hash, offers.photo))
    .leftJoin(publishedCommerces, eq(publishedCommerces.commerce, offers.commerce))
}

export async function findOffer(db: Db, viewer: Viewer, id: number): Promise<OfferRow | undefined> {
  const [found] = await select(db).where(and(eq(offers.id, id), present, reachableBy(viewer)))
  return found
}

export async function findRecoverableOffer(
  db: Db,
  services: ListServices,
  viewer: Viewer,
  id: number,
): Promise<OfferRow | undefined> {
  const here = and(
    eq(offers.id, id),
    reachableBy(viewer),
    or(present, inBin(services, offers.deleted_at)),
  )
  const [found] = await select(db).where(here)
  return found
}

/** Finds an offer and locks its shop, and the shop `to`. Undefined if the viewer may not manage it. */
export async function lockOffer(tx: Db, viewer: Viewer, id: number, to?: number) {
  const [asked] = await tx
    .select({ commerce: offers.commerce })
    .from(offers)
    .where(eq(offers.id, id))
  if (asked === undefined) return undefined
  const shops = to === undefined ? [asked.commerce] : [asked.commerce, to]
  await lockCommerces(tx, inArray(commerces.id, shops))
  const [offer] = await tx.select().from(offers).where(eq(offers.id, id))
  // The offer was moved to another shop meanwhile. Locking that one now would break the order of locks.
  if (offer && offer.commerce !== asked.commerce) throw new SerializationFailure()
  return offer && (await findCommerceOf(tx, viewer, offer.commerce)) ? offer : undefined
}

/**
 * Locks a shop until the transaction ends, with the lock that the trigger of `published_commerces` takes.
 */
export async function lockCommerceOf(tx: Db, id: number): Promise<void> {
  await lockCommerces(tx, eq(commerces.id, id))
}

export async function findCommerceOf(db: Db, viewer: Viewer, id: number) {
  const [found] = await db
    .select({ owner: commerces.owner_id, category: commerces.category })
    .from(commerces)
    .where(and(eq(commerces.id, id), reachableBy(viewer)))
  return found
}

/** Locks the row until the transaction ends, so that no sweep deletes its photo. */
export async function lockPhotoOf(tx: Db, id: number) {
  const [offer] = await tx
    .select({
      photo: offers.photo,
      photo_focus_x: offers.photo_focus_x,
      photo_focus_y: offers.photo_focus_y,
    })
    .from(offers)
    .where(eq(offers.id, id))
    .for('share')
  return offer
}
