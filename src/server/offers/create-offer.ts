import { eq } from 'drizzle-orm'
import { areInOrder, END_BEFORE_START, type OfferDates } from '#contract/offer-dates.ts'
import type { OfferPrices } from '#contract/offer-prices.ts'
import { type NewOffer, UNKNOWN_COMMERCE, UNKNOWN_OFFER } from '#contract/offers.ts'
import { record } from '../activity/record.ts'
import { lockCategoryUse, refuseUnknownCategories } from '../database/category-rows.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces, offers } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import type { SignedCall } from '../http/route.ts'
import { queueCorrection } from '../moderation/queue-correction.ts'
import { type StoredPhoto, savePhotoRow } from '../photos/store-photo.ts'
import { findCommerceOf, findOffer, lockPhotoOf, type OfferRow } from './queries.ts'
import { refusePrices } from './remember-prices.ts'

export async function createOffer(
  call: SignedCall,
  { photo_from, ...form }: NewOffer,
  photo: StoredPhoto | undefined,
): Promise<OfferRow> {
  const { db, clock, photos: store, viewer } = call
  const at = clock.now().toISOString()
  return await db.transaction(async (tx) => {
    await lockCategoryUse(tx)
    await lockCommerces(tx, eq(commerces.id, form.commerce))
    const category = await checkNewOffer(tx, viewer, form)
    if (photo) await savePhotoRow(tx, store, photo)
    const reused = photo ? undefined : await lockReusedPhoto(tx, viewer, photo_from)
    const { photo_focus_x = reused?.photo_focus_x, photo_focus_y = reused?.photo_focus_y } = form
    const photoFields = { photo: photo?.hash ?? reused?.photo, photo_focus_x, photo_focus_y }
    const row = { ...form, ...photoFields, category, created_at: at, updated_at: at }
    const [created] = await tx.insert(offers).values(row).returning()
    const { id, title: name } = created!
    const event = await record(tx, call, { verb: 'create', type: 'offer', id, name })
    await queueCorrection(tx, call, form.commerce, event)
    return (await findOffer(tx, viewer, id))!
  })
}

/** Returns the categories of a new offer, by default the shop's categories. Throws 400 with errors by field. */
export async function checkNewOffer(
  db: Db,
  viewer: Viewer,
  form: Pick<NewOffer, 'commerce' | 'category' | keyof OfferDates | keyof OfferPrices>,
): Promise<number[]> {
  const commerce = await findCommerceOf(db, viewer, form.commerce)
  if (commerce === undefined) throw invalid({ commerce: [UNKNOWN_COMMERCE] })
  refuseEndBeforeStart(form)
  refusePrices(form)
  const category = form.category ?? commerce.category
  await refuseUnknownCategories(db, category, ['category'])
  return category
}

/** Locks the offer whose photo the new offer reuses. Returns the photo and focus. Throws 400 for an unknown offer. */
async function lockReusedPhoto(tx: Db, viewer: Viewer, id: number | undefined) {
  if (id === undefined) return undefined
  const found = await findOffer(tx, viewer, id)
  if (found === undefined) throw invalid({ photo_from: [UNKNOWN_OFFER] })
  return await lockPhotoOf(tx, id)
}

/** Throws 400 with `{ends_on}`. If a save changes only one date, pass the other, stored date, too. */
export function refuseEndBeforeStart(dates: Partial<OfferDates>): void {
  if (!areInOrder(dates)) throw invalid({ ends_on: [END_BEFORE_START] })
}
