import { eq } from 'drizzle-orm'
import { GALLERY_ERRORS, type GalleryChanges, MAX_SHOP_PHOTOS } from '#contract/gallery.ts'
import { CENTERED } from '#contract/photos.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { changed, record } from '../activity/record.ts'
import { checkChanges } from '../commerces/check-changes.ts'
import { type CommerceRow, findCommerce, lockCommerce } from '../commerces/queries.ts'
import type { Db } from '../database/open.ts'
import { commerces } from '../database/schema.ts'
import type { StoredChange } from '../database/stored-change.ts'
import { invalid, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { queueCorrection } from '../moderation/queue-correction.ts'
import { nextPhotoId, type PhotoFields, readFurther, writeFurther } from '../photos/gallery-rows.ts'
import { noPhoto, type StoredPhoto, savePhotoRow } from '../photos/store-photo.ts'
import { isSameProposal, reviseWhereTouched, saveProposal } from '../review/save-proposal.ts'

/**
 * Changes the photos of a shop. `change` gets and returns all photos in order, the cover first. A new cover needs no
 * review, because its photo is public already. Throws 404, 409 with the saved shop, and the errors of `change`.
 */
export async function changeGallery(
  call: SignedCall,
  commerce: number,
  change: (tx: Db, photos: PhotoFields[]) => Promise<PhotoFields[]>,
): Promise<CommerceRow> {
  const { db, clock, viewer } = call
  const now = clock.now()
  return await db.transaction(async (tx) => {
    const shop = await lockCommerce(tx, viewer, commerce)
    if (shop === undefined) throw notFound()
    await checkChanges({ ...call, db: tx }, shop, {})
    const before = shop.photo === '' ? [] : [coverOf(shop), ...(await readFurther(tx, commerce))]
    const after = await change(tx, before)
    const waiting = shop.proposal?.changes ?? []
    const pending = pendingAfter(waiting, before, after)
    // The proposed cover is already the cover: the proposal ends without a decision.
    const isReleased = waiting.some((item) => isCover(item, after[0]) && !pending.includes(item))
    const proposes = viewer.role !== ADMINISTRATOR && !isSameProposal(shop.proposal, pending)
    const changes = changed({ photos: before.map(logFields) }, { photos: after.map(logFields) }, [
      'photos',
    ])
    if (changes === undefined && !proposes) return shop
    const [cover = await noCover(tx, call), ...further] = after
    const { id: photo_id, alt: photo_alt, ...columns } = cover
    if (changes) await writeFurther(tx, commerce, further)
    await tx
      .update(commerces)
      .set({
        ...(changes && { ...columns, photo_id, photo_alt, updated_at: now.toISOString() }),
        version: shop.version + 1,
      })
      .where(eq(commerces.id, commerce))
    const { name } = shop
    const event = { verb: 'update', type: 'commerce', id: commerce, name } as const
    if (changes) {
      const eventId = await record(tx, call, { ...event, ...changes })
      await queueCorrection(tx, call, commerce, eventId)
    }
    if (proposes) await saveProposal(tx, call, shop, { next: pending, isReleased, now })
    else if (shop.proposal) {
      await reviseWhereTouched(tx, shop, (await findCommerce(tx, viewer, commerce))!)
    }
    return (await findCommerce(tx, viewer, commerce))!
  })
}

async function noCover(tx: Db, call: SignedCall): Promise<PhotoFields> {
  const none = noPhoto(call)
  await savePhotoRow(tx, call.photos, none)
  return { id: await nextPhotoId(tx), photo: none.hash, alt: '', ...CENTERED }
}

function coverOf(shop: CommerceRow): PhotoFields {
  const { photo_id: id, photo, photo_alt: alt, photo_focus_x, photo_focus_y } = shop
  return { id, photo, alt, photo_focus_x, photo_focus_y }
}

/** A proposed cover waits no longer if its photo was deleted or moved first, or the owner chose another cover. */
function pendingAfter(
  waiting: readonly StoredChange[],
  before: readonly PhotoFields[],
  after: readonly PhotoFields[],
): StoredChange[] {
  const [formerCover] = before
  const [cover] = after
  const stays = ({ photo }: PhotoFields) => after.some((other) => other.photo === photo)
  const choosesOther =
    formerCover !== undefined && cover?.photo !== formerCover.photo && stays(formerCover)
  const gone = before.filter((photo) => !stays(photo))
  return waiting.filter(
    (change) =>
      change.field !== 'photo' ||
      !(choosesOther || isCover(change, cover) || gone.some((photo) => isCover(change, photo))),
  )
}

const isCover = (change: StoredChange, photo: PhotoFields | undefined) =>
  change.field === 'photo' && change.to.photo === photo?.photo

const logFields = ({ id, photo, alt }: PhotoFields) => ({ id, photo, alt })

/** Adds a photo at the end. Throws 400 with `{photo}`, 404 and 409. */
export async function addPhoto(
  call: SignedCall,
  commerce: number,
  photo: StoredPhoto,
  alt: string,
): Promise<CommerceRow> {
  return await changeGallery(call, commerce, async (tx, photos) => {
    refuseFullGallery(photos.length)
    if (photos.some((other) => other.photo === photo.hash)) {
      throw invalid({ photo: [GALLERY_ERRORS.twice] })
    }
    await savePhotoRow(tx, call.photos, photo)
    return [...photos, { id: await nextPhotoId(tx), photo: photo.hash, alt, ...CENTERED }]
  })
}

/** Throws 400 if the gallery is full. */
export function refuseFullGallery(photos: number): void {
  if (photos >= MAX_SHOP_PHOTOS) throw invalid({ photo: [GALLERY_ERRORS.full] })
}

/** Changes the order and the alternative texts of a shop's photos. Throws 400 with `{photos}`, 404 and 409. */
export async function orderPhotos(
  call: SignedCall,
  commerce: number,
  { photos: order }: GalleryChanges,
): Promise<CommerceRow> {
  return await changeGallery(call, commerce, async (_tx, photos) => {
    const ordered = order.map(({ id, alt }): PhotoFields => {
      const photo = photos.find((photo) => photo.id === id)
      if (photo === undefined) throw invalid({ photos: [GALLERY_ERRORS.unknown] })
      return { ...photo, alt: alt ?? photo.alt }
    })
    const others = photos.filter(({ id }) => !ordered.some((photo) => photo.id === id))
    return [...ordered, ...others]
  })
}
