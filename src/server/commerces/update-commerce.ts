import { eq } from 'drizzle-orm'
import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import { type CommerceChanges, commerce } from '#contract/commerces.ts'
import { namesOf } from '#contract/field-table.ts'
import { CENTERED, focusOf, type PhotoFocus } from '#contract/photos.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { changed, record } from '../activity/record.ts'
import { findApplication } from '../applications/queries.ts'
import { resubmitLocked } from '../applications/resubmit-application.ts'
import { findOrInvite } from '../auth/invitations.ts'
import { lockEmail } from '../auth/locks.ts'
import { lockCategoryUse, refuseUnknownCategories } from '../categories/lock-use.ts'
import type { Db } from '../database/open.ts'
import { commerces } from '../database/schema.ts'
import type { Cover } from '../database/stored-change.ts'
import { editConflict, invalid, notFound } from '../errors.ts'
import { writeOpenings } from '../hours/write-openings.ts'
import type { Viewer } from '../http/access.ts'
import { isStale } from '../http/etag.ts'
import type { SignedCall } from '../http/route.ts'
import { readFurther } from '../photos/gallery-rows.ts'
import { nextFocus } from '../photos/photo-focus.ts'
import { type StoredPhoto, savePhotoRow } from '../photos/store-photo.ts'
import { putCover } from '../review/put-cover.ts'
import {
  isSameProposal,
  reviewedFields,
  reviseWhereTouched,
  saveProposal,
} from '../review/save-proposal.ts'
import { splitChanges } from '../review/split-changes.ts'
import { withPending } from '../review/standing.ts'
import { followOwnerChange, ownerChangeOf } from './change-owner.ts'
import { recordVisibility, visibilityChange } from './change-visibility.ts'
import { completeAddress } from './complete-address.ts'
import { withoutOutdatedPlace } from './outdated-place.ts'
import { presentCommerce } from './present-commerce.ts'
import { type CommerceRow, findCommerce, lockCommerce } from './queries.ts'
import { isCorrection, queueCorrection } from './queue-correction.ts'
import { saveAsRead } from './save-statement.ts'

const WRITTEN = [...namesOf(COMMERCE_FIELDS), 'photo'] as const

/**
 * Saves the given fields of a shop, which was read before as `found`; without a photo it keeps the present
 * one. What the office looks at first waits in a proposal, and the shop stays as it is. Saving without changes does
 * not create a version. With `resubmit` a rejected application is submitted
 * again in the same transaction.
 * Errors: 400 by field, `reason` among them where the office hides what is somebody else's; 409 with the present shop when
 * somebody saved it in between, and as by `ownerChangeOf`.
 */
export async function updateCommerce(
  call: SignedCall,
  found: CommerceRow,
  changes: CommerceChanges,
  photo: StoredPhoto | undefined,
): Promise<CommerceRow> {
  const saved = photo === undefined ? await saveFields(call, found, changes) : undefined
  return saved ?? saveInTransaction(call, found.id, changes, photo)
}

/** Whether only what is written about the shop is saved, and nothing that concerns other rows. */
function hasFieldsAlone(
  viewer: Viewer,
  found: CommerceRow,
  { hidden, closed_for_good, resubmit, owner_email, hours }: CommerceChanges,
) {
  if (changed(found, { hours }, ['hours']) || isCorrection(viewer, found.owner)) return false
  const isGiven = viewer.role === ADMINISTRATOR && owner_email !== undefined
  const staysAsSeen = hidden === undefined && closed_for_good === undefined
  return staysAsSeen && !resubmit && !isGiven
}

/** Nearly every save, in one statement. Undefined when the shop is no longer as it was read; `found` without changes. */
async function saveFields(
  call: SignedCall,
  found: CommerceRow,
  given: CommerceChanges,
): Promise<CommerceRow | undefined> {
  const { db, clock, viewer, request } = call
  // What waits for review is read with the shop locked.
  if (isStale(request, found.version) || found.proposal !== null) return undefined
  if (!hasFieldsAlone(viewer, found, given)) return undefined
  const fields = completeAddress(call, given, found)
  const changes = changed(found, withoutOutdatedPlace(found, fields), namesOf(COMMERCE_FIELDS))
  if (changes === undefined) return found
  if (isToReview(call, found, changes.after)) return undefined
  const now = clock.now()
  const after = { ...found, ...changes.after, updated_at: now.toISOString() }
  if (await saveAsRead(db, viewer, after, changes, now))
    return { ...after, version: after.version + 1 }
  // Most often a category is unknown, which is told without a transaction.
  await checkChanges(call, found, fields)
  return undefined
}

async function saveInTransaction(
  call: SignedCall,
  id: number,
  {
    hidden,
    closed_for_good,
    resubmit,
    application_text,
    owner_email,
    from_owner,
    reason,
    with_pending,
    ...given
  }: CommerceChanges,
  photo: StoredPhoto | undefined,
): Promise<CommerceRow> {
  const { db, clock, photos: store, viewer } = call
  const now = clock.now()
  const result = await db.transaction(async (tx) => {
    const isOffice = viewer.role === ADMINISTRATOR
    const named = isOffice && owner_email ? owner_email : undefined
    if (named !== undefined) await lockEmail(tx, named)
    if (given.category) await lockCategoryUse(tx)
    const owner = named === undefined ? undefined : await findOrInvite(tx, call, named)
    const present = await lockCommerce(tx, viewer, id)
    if (present === undefined) throw notFound()
    await checkChanges({ ...call, db: tx }, present, { hidden, closed_for_good, ...given })
    // An administrator writes what stands, and leaves what waits.
    const pending = isOffice ? [] : (present.proposal?.changes ?? [])
    const isSeen = Boolean(with_pending)
    const seen = isSeen ? withPending(present, pending) : present
    const fields = completeAddress(call, given, seen)
    const isShown = photo && (await readFurther(tx, id)).some((one) => one.photo === photo.hash)
    const asked = {
      present,
      pending,
      asked: withoutOutdatedPlace(seen, fields),
      cover: photo && coverOf(photo, present, fields),
      // Neighbours see a photo of the gallery already.
      reviewed: reviewedFields(call, present).filter((field) => field !== 'photo' || !isShown),
      isSeen,
    }
    const { direct, cover, pending: next, isReleased } = splitChanges(asked)
    const written = { ...direct, photo: cover?.photo, ...(cover && focusOf(cover)) }
    const proposes = !isOffice && !isSameProposal(present, next)
    const saved = changed(present, written, WRITTEN)
    const visibility = { hidden, closed_for_good, reason }
    const shown = await visibilityChange(tx, call, present, visibility)
    const passedOn = isOffice
      ? ownerChangeOf(present, owner_email === null ? null : owner, from_owner)
      : undefined
    if (saved ?? shown ?? passedOn ?? (proposes || undefined)) {
      if (photo) await savePhotoRow(tx, store, photo)
      if (cover) await putCover(tx, present, cover)
      await tx
        .update(commerces)
        .set({
          ...written,
          ...shown?.after,
          ...(passedOn && { owner_id: passedOn.next?.id ?? null }),
          // What only waits changes nothing that neighbours see.
          updated_at: (saved ?? shown ?? passedOn) && now.toISOString(),
          version: present.version + 1,
        })
        .where(eq(commerces.id, id))
      if (saved && 'hours' in saved.after) await writeOpenings(tx, call, [id])
    }
    if (proposes) await saveProposal(tx, call, present, { next, isReleased, now })
    else if (saved && present.proposal) {
      await reviseWhereTouched(tx, present, (await findCommerce(tx, viewer, id))!)
    }
    const event = {
      actor: viewer,
      type: 'commerce',
      id,
      name: direct.name ?? present.name,
    } as const
    if (saved) {
      const line = await record(tx, { ...event, verb: 'update', ...saved, at: now })
      if (!passedOn) await queueCorrection(tx, call, id, line)
    }
    if (shown) await recordVisibility(tx, call, { ...present, name: event.name }, shown, reason)
    if (passedOn) await followOwnerChange(tx, call, present, passedOn, event.name)
    // Review locks the shop too, so the application cannot change after it was read.
    const rejected = resubmit ? await findApplication(tx, present.application) : undefined
    if (rejected?.status === 'RE') {
      const { application } = rejected
      const again = { ...rejected, commerce: { ...rejected.commerce, name: event.name } }
      await resubmitLocked(tx, call, viewer, again, application_text ?? application)
    }
    return (await findCommerce(tx, viewer, id))!
  })
  return result
}

/** Whether something of it waits for the office. */
function isToReview(call: SignedCall, present: CommerceRow, asked: CommerceChanges): boolean {
  const reviewed = reviewedFields(call, present)
  if (reviewed.length === 0) return false
  const form = { present, pending: [], asked, cover: undefined, reviewed, isSeen: false }
  return splitChanges(form).pending.length > 0
}

/** The photo of a form, as a cover. */
function coverOf(
  { hash, width, height, placeholder }: StoredPhoto,
  present: CommerceRow,
  fields: CommerceChanges,
): Cover {
  const focus = { ...CENTERED, ...told(nextFocus(present.photo, hash, fields)) }
  return { photo: hash, alt: '', ...focus, width, height, placeholder, keeps_present: false }
}

const told = ({ photo_focus_x, photo_focus_y }: Partial<PhotoFocus>) => ({
  ...(photo_focus_x !== undefined && { photo_focus_x }),
  ...(photo_focus_y !== undefined && { photo_focus_y }),
})

/** Checks the changes against the present shop. Errors as above. */
export async function checkChanges(
  call: Omit<SignedCall, 'db'> & { db: Db },
  present: CommerceRow,
  { category, hidden, closed_for_good }: CommerceChanges,
): Promise<void> {
  if (isStale(call.request, present.version)) {
    throw editConflict(commerce.parse(presentCommerce(call, present)))
  }
  if (category) await refuseUnknownCategories(call.db, category, ['category'])
  if (present.status === 'OK') return
  if (hidden) throw invalid({ hidden: [NOT_PUBLISHED] })
  if (closed_for_good) throw invalid({ closed_for_good: [NOT_YET_PUBLISHED] })
}

const NOT_PUBLISHED = 'Este comercio no está publicado: no hace falta ocultarlo.'
const NOT_YET_PUBLISHED = 'Este comercio no está publicado: si ha cerrado, elimínalo.'
