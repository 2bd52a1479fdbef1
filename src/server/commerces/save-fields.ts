import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import type { CommerceChanges } from '#contract/commerces.ts'
import { namesOf } from '#contract/field-table.ts'
import { CENTERED, focusOf } from '#contract/photos.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { changed, record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import type { commerces } from '../database/schema.ts'
import type { Cover } from '../database/stored-change.ts'
import { writeOpenings } from '../hours/write-openings.ts'
import type { SignedCall } from '../http/route.ts'
import { queueCorrection } from '../moderation/queue-correction.ts'
import { readFurther } from '../photos/gallery-rows.ts'
import { nextFocus } from '../photos/photo-focus.ts'
import { type StoredPhoto, savePhotoRow } from '../photos/store-photo.ts'
import { putCover } from '../review/put-cover.ts'
import { isOtherHouse, withPending } from '../review/risky-values.ts'
import {
  isSameProposal,
  reviewedFields,
  reviseWhereTouched,
  saveProposal,
} from '../review/save-proposal.ts'
import { splitChanges } from '../review/split-changes.ts'
import { completeAddress } from './complete-address.ts'
import { type CommerceRow, findCommerce } from './queries.ts'

const LOGGED_COLUMNS = [...namesOf(COMMERCE_FIELDS), 'photo'] as const

type Edit = {
  form: CommerceChanges
  photo: StoredPhoto | undefined
  /** Whether the owner stays. Only then is the owner mailed the office's corrections. */
  keepsOwner: boolean
}

/** Saves fields directly or, if they need review, in a proposal. Returns undefined if nothing changes. */
export async function fieldChange(
  tx: Db,
  call: SignedCall,
  shop: CommerceRow,
  { form, photo, keepsOwner }: Edit,
): Promise<CommerceChange | undefined> {
  const { clock, photos: store, viewer } = call
  const { id } = shop
  const now = clock.now()
  // `isReleased`: a pending value is published, because its field needs no review any more.
  const split = await splitForm(tx, call, shop, form, photo)
  const { direct, cover, pending: next, isReleased } = split
  const written = { ...direct, photo: cover?.photo, ...(cover && focusOf(cover)) }
  const saved = changed(shop, written, LOGGED_COLUMNS)
  const proposes = viewer.role !== ADMINISTRATOR && !isSameProposal(shop.proposal, next)
  if (!saved && !proposes) return undefined
  if (photo) await savePhotoRow(tx, store, photo)
  if (cover) await putCover(tx, shop, cover)
  return {
    // A proposal alone changes nothing public, so `updated_at` stays.
    columns: { ...written, ...(saved && { updated_at: now.toISOString() }) },
    async follow(name) {
      if (saved && 'hours' in saved.after) await writeOpenings(tx, call, [id])
      if (proposes) await saveProposal(tx, call, shop, { next, isReleased, now })
      else if (shop.proposal) {
        await reviseWhereTouched(tx, shop, (await findCommerce(tx, viewer, id))!)
      }
      if (!saved) return
      const event = await record(tx, call, { verb: 'update', type: 'commerce', id, name, ...saved })
      if (keepsOwner) await queueCorrection(tx, call, id, event)
    },
  }
}

async function splitForm(
  tx: Db,
  call: SignedCall,
  shop: CommerceRow,
  form: CommerceChanges,
  photo: StoredPhoto | undefined,
) {
  const { with_pending, ...formFields } = fieldsOf(form)
  // An administrator edits the saved values and leaves the pending ones.
  const pending = call.viewer.role === ADMINISTRATOR ? [] : (shop.proposal?.changes ?? [])
  // Whether the form showed the pending values instead of the saved ones.
  const isSeen = Boolean(with_pending)
  const shownShop = isSeen ? withPending(shop, pending) : shop
  const fields = completeAddress(call, formFields, shownShop)
  const isInGallery =
    photo && (await readFurther(tx, shop.id)).some((further) => further.photo === photo.hash)
  return splitChanges({
    present: shop,
    pending,
    form: withoutStalePin(shownShop, fields),
    cover: photo && coverOf(photo, shop, fields),
    // A photo that is already public in the gallery needs no review.
    reviewed: reviewedFields(call, shop).filter((field) => field !== 'photo' || !isInGallery),
    isSeen,
  })
}

/** Leaves out the fields that other functions save. */
function fieldsOf({
  hidden: _hidden,
  closed_for_good: _closed,
  reason: _reason,
  resubmit: _resubmit,
  application_text: _text,
  owner_email: _email,
  from_owner: _from,
  ...fields
}: CommerceChanges) {
  return fields
}

function coverOf(
  { hash, width, height, placeholder }: StoredPhoto,
  shop: CommerceRow,
  fields: CommerceChanges,
): Cover {
  const { photo_focus_x, photo_focus_y } = nextFocus(shop.photo, hash, fields)
  return {
    photo: hash,
    alt: '',
    photo_focus_x: photo_focus_x ?? CENTERED.photo_focus_x,
    photo_focus_y: photo_focus_y ?? CENTERED.photo_focus_y,
    width,
    height,
    placeholder,
    keeps_present: false,
  }
}

export type CommerceChange = {
  columns: Partial<typeof commerces.$inferInsert>
  /** Called after `columns` are saved. `name` is the new name of the shop. */
  follow: (name: string) => Promise<void>
}

/** Removes the coordinates if the shop moves to another house without new ones: no pin is better than a wrong one. */
function withoutStalePin<Changes extends CommerceChanges>(
  shop: Pick<CommerceRow, 'street' | 'number' | 'locality' | 'latitude'>,
  changes: Changes,
): Changes {
  if (shop.latitude === null || changes.latitude !== undefined) return changes
  const { street = shop.street, number = shop.number, locality = shop.locality } = changes
  const moves = isOtherHouse(shop, { street, number, locality })
  return moves ? { ...changes, latitude: null, longitude: null } : changes
}
