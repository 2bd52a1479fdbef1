import { eq } from 'drizzle-orm'
import { namesOf } from '#contract/field-table.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { NOT_BEGUN, type OfferPeriod, offerState } from '#contract/offer-dates.ts'
import { OFFER_FIELDS } from '#contract/offer-fields.ts'
import { type OfferForm, UNKNOWN_COMMERCE } from '#contract/offers.ts'
import { changed, record } from '../activity/record.ts'
import { lockCategoryUse, refuseUnknownCategories } from '../database/category-rows.ts'
import type { Db } from '../database/open.ts'
import { offers } from '../database/schema.ts'
import { invalid, notFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import type { SignedCall } from '../http/route.ts'
import { queueCorrection } from '../moderation/queue-correction.ts'
import { nextFocus } from '../photos/photo-focus.ts'
import { type StoredPhoto, savePhotoRow } from '../photos/store-photo.ts'
import { todayOf } from '../today.ts'
import { refuseEndBeforeStart } from './create-offer.ts'
import { findCommerceOf, findOffer, lockOffer, type OfferRow } from './queries.ts'
import { refuseRaisedPrice, rememberPrice } from './remember-prices.ts'

const LOGGED_FIELDS = [...namesOf(OFFER_FIELDS), 'ended', 'photo', 'commerce'] as const

export async function updateOffer(
  call: SignedCall,
  id: number,
  form: Partial<OfferForm>,
  photo: StoredPhoto | undefined,
): Promise<OfferRow> {
  const { db, clock, photos: store, viewer } = call
  const now = clock.now()
  const when = { now, today: todayOf(call) }
  return await db.transaction(async (tx) => {
    if (form.category) await lockCategoryUse(tx)
    const before = await lockOffer(tx, viewer, id, form.commerce)
    if (before === undefined || before.deleted_at !== null) throw notFound()
    await checkOfferChanges(tx, viewer, before, form, when)
    await rememberPrice(tx, before, form.price, when)
    if (photo) await savePhotoRow(tx, store, photo)
    const newPhoto = photo?.hash ?? form.photo
    const after = {
      ...form,
      ...periodAfter(before, form, when.today),
      ...nextFocus(before.photo, newPhoto, form),
      photo: newPhoto,
    }
    const changes = changed(before, after, LOGGED_FIELDS)
    if (changes !== undefined) {
      const row = { ...after, updated_at: now.toISOString() }
      await tx.update(offers).set(row).where(eq(offers.id, id))
      const name = form.title ?? before.title
      const event = await record(tx, call, { verb: 'update', type: 'offer', id, name, ...changes })
      await queueCorrection(tx, call, form.commerce ?? before.commerce, event)
    }
    return (await findOffer(tx, viewer, id))!
  })
}

/** Ending an offer sets the last day to today, unless the last day is already over. New dates cancel `ended`. */
function periodAfter(before: OfferPeriod, form: Partial<OfferForm>, today: PlainDate): OfferPeriod {
  const { starts_on = before.starts_on, ends_on = before.ends_on } = form
  const dates = { starts_on, ends_on }
  const hasSameDates = starts_on === before.starts_on && ends_on === before.ends_on
  const wasEnded = hasSameDates && before.ended
  const ended = form.ended ?? wasEnded
  if (!ended || wasEnded) return { ...dates, ended }
  return offerState(dates, today) === 'ended'
    ? { ...dates, ended: false }
    : { ...dates, ends_on: today, ended }
}

export async function checkOfferChanges(
  db: Db,
  viewer: Viewer,
  before: Parameters<typeof refuseRaisedPrice>[1] & { commerce: number },
  form: Partial<OfferForm>,
  when: { now: Date; today: PlainDate },
): Promise<void> {
  const shop = await findCommerceOf(db, viewer, before.commerce)
  if (shop === undefined) throw notFound()
  // Not even administrators may move an offer to a shop of another owner.
  const newShop =
    form.commerce === undefined ? shop : await findCommerceOf(db, viewer, form.commerce)
  const isMoved = form.commerce !== undefined && form.commerce !== before.commerce
  // Shops without an owner do not belong to the same owner.
  if (isMoved && (newShop?.owner !== shop.owner || shop.owner === null))
    throw invalid({ commerce: [UNKNOWN_COMMERCE] })
  const { starts_on = before.starts_on, ends_on = before.ends_on } = form
  refuseEndBeforeStart({ starts_on, ends_on })
  if (form.ended && offerState({ starts_on, ends_on }, when.today) === 'scheduled') {
    throw invalid({ ended: [NOT_BEGUN] })
  }
  await refuseRaisedPrice(db, before, form, when)
  if (form.category) await refuseUnknownCategories(db, form.category, ['category'])
}
