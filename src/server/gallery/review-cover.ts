import { eq } from 'drizzle-orm'
import type { CommerceRow } from '../commerces/queries.ts'
import type { Db } from '../database/open.ts'
import { photos } from '../database/schema.ts'
import type { Cover, StoredChange } from '../database/stored-change.ts'
import type { GalleryPhoto } from '../photos/gallery-rows.ts'
import { isSameValue, standingOf } from '../review/standing.ts'

/**
 * The photos of a shop as neighbours see them after an owner's change of their order, and what waits for review. Where
 * covers are reviewed the present one stays first. A photo that is deleted is no longer asked for as the cover.
 */
export async function reviewCover(
  tx: Db,
  shop: CommerceRow,
  before: readonly GalleryPhoto[],
  asked: GalleryPhoto[],
  { isReviewed, keepsCover }: { isReviewed: boolean; keepsCover: boolean },
): Promise<{ after: GalleryPhoto[]; pending: StoredChange[]; isReleased: boolean }> {
  const pending = shop.proposal?.changes ?? []
  const others = pending.filter(({ field }) => field !== 'photo')
  const [present] = before as [GalleryPhoto, ...GalleryPhoto[]]
  const [first] = asked as [GalleryPhoto, ...GalleryPhoto[]]
  if (first.photo === present.photo) {
    const isGone = ({ photo }: GalleryPhoto) => !asked.some((one) => one.photo === photo)
    const gone = before.filter(isGone).map(({ photo }) => photo)
    const isAskedStill = (change: StoredChange) =>
      change.field !== 'photo' || !gone.includes(change.to.photo)
    return { after: asked, pending: pending.filter(isAskedStill), isReleased: false }
  }
  if (!isReviewed) {
    return { after: asked, pending: others, isReleased: others.length < pending.length }
  }
  const after = [present, ...asked.filter(({ photo }) => photo !== present.photo)]
  const to = await coverOf(tx, first, keepsCover)
  const from = standingOf(shop).photo
  const known = pending.find(({ field }) => field === 'photo')
  const change: StoredChange =
    known?.field === 'photo' &&
    isSameValue('photo', known.to, to) &&
    known.to.keeps_present === keepsCover
      ? known
      : { field: 'photo', from, to }
  return { after, pending: [...others, change], isReleased: false }
}

async function coverOf(tx: Db, asked: GalleryPhoto, keeps_present: boolean): Promise<Cover> {
  const { photo, alt, photo_focus_x, photo_focus_y } = asked
  const { width, height, placeholder } = photos
  const [picture] = await tx
    .select({ width, height, placeholder })
    .from(photos)
    .where(eq(photos.hash, photo))
  return { photo, alt, photo_focus_x, photo_focus_y, ...picture!, keeps_present }
}
