import { and, arrayOverlaps, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { OFFER_FIELDS } from '#contract/offer-fields.ts'
import type { OfferQuery } from '#contract/offers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { inBin } from '../bin/retention.ts'
import { columnsOf } from '../database/columns-of.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { SerializationFailure } from '../database/retry-transaction.ts'
import { commerces, offers, photos, publishedCommerces } from '../database/schema.ts'
import { containsWords } from '../database/words.ts'
import type { Viewer } from '../http/access.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import type { SignedCall } from '../http/route.ts'
import { type RowList, rowListOf } from '../http/row-list.ts'
import { photoColumns } from '../photos/gallery-rows.ts'
import { todayOf } from '../today.ts'
import { inState } from './offer-state-sql.ts'

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

const notDeleted = isNull(offers.deleted_at)

function reachableBy(viewer: Viewer): SQL | undefined {
  return and(
    isNull(commerces.deleted_at),
    viewer.role === ADMINISTRATOR ? undefined : eq(commerces.owner_id, viewer.id),
  )
}

function matching(call: SignedCall, query: OfferQuery): SQL | undefined {
  const { id, search, commerce, category, type, state, deleted } = query
  const today = sql`${todayOf(call)}`
  return and(
    reachableBy(call.viewer),
    deleted ? inBin(call, offers.deleted_at) : notDeleted,
    withIds(offers.id, id),
    commerce === undefined ? undefined : eq(offers.commerce, commerce),
    category && arrayOverlaps(offers.category, category),
    state && or(...state.map((name) => inState(name, today))),
    type ? sql`fold(${offers.type}) = fold(${type})` : undefined,
    containsWords(sql`(${offers.normalized} || ' ' || fold(${commerces.name}))`, search),
  )
}

/** `expires_at` is a fixed number of days after `deleted_at`. */
const SORT_COLUMNS = { ...columns, expires_at: offers.deleted_at }

export function listOffers(call: SignedCall, query: OfferQuery): RowList<OfferRow> {
  const { db, viewer } = call
  const defaultOrder = [...(query.deleted ? [desc(offers.deleted_at)] : []), desc(offers.id)]
  const { count, rows } = rowListOf(
    db,
    () => select(db).where(matching(call, query)),
    sortedBy(SORT_COLUMNS, query.ordering, offers.id) ?? defaultOrder,
  )
  const { commerce, ...filters } = query
  const isUnfiltered = Object.values(filters).every((value) => value === undefined)
  // Only the list of a shop without filters is cached.
  if (commerce === undefined || !isUnfiltered) return { count, rows }
  const owner = viewer.role === ADMINISTRATOR ? null : viewer.id
  return {
    count,
    rows(range) {
      const key = `offers ${JSON.stringify([commerce, owner, range])}`
      return call.untilChange.of(
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
  const [found] = await select(db).where(and(eq(offers.id, id), notDeleted, reachableBy(viewer)))
  return found
}

export async function findRecoverableOffer(db: Db, call: SignedCall, id: number) {
  const isRecoverable = or(notDeleted, inBin(call, offers.deleted_at))
  const isFound = and(eq(offers.id, id), reachableBy(call.viewer), isRecoverable)
  const [found] = await select(db).where(isFound)
  return found
}

/** Finds an offer, and locks the shop and `newShop`. Returns undefined if the viewer may not manage the offer. */
export async function lockOffer(tx: Db, viewer: Viewer, id: number, newShop?: number) {
  const isOffer = eq(offers.id, id)
  const [unlocked] = await tx.select().from(offers).where(isOffer)
  if (unlocked === undefined) return undefined
  const shops = newShop === undefined ? [unlocked.commerce] : [unlocked.commerce, newShop]
  await lockCommerces(tx, inArray(commerces.id, shops))
  const [offer] = await tx.select().from(offers).where(isOffer)
  // The offer was moved meanwhile. Locking the other shop now could cause a deadlock, so the transaction is retried.
  if (offer && offer.commerce !== unlocked.commerce) throw new SerializationFailure()
  return offer && (await findCommerceOf(tx, viewer, offer.commerce)) ? offer : undefined
}

export async function findCommerceOf(db: Db, viewer: Viewer, id: number) {
  const [found] = await db
    .select({ owner: commerces.owner_id, category: commerces.category })
    .from(commerces)
    .where(and(eq(commerces.id, id), reachableBy(viewer)))
  return found
}

/** Locks the row until the transaction ends, so that no sweep deletes the photo. */
export async function lockPhotoOf(tx: Db, id: number) {
  const { photo, photo_focus_x, photo_focus_y } = offers
  const [offer] = await tx
    .select({ photo, photo_focus_x, photo_focus_y })
    .from(offers)
    .where(eq(offers.id, id))
    .for('share')
  return offer
}
