import type { OfficeCommerce } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { record } from '../activity/record.ts'
import { findOrInvite } from '../auth/invitations.ts'
import { lockCaller, lockEmail } from '../auth/locks.ts'
import { lockCategoryUse, refuseUnknownCategories } from '../database/category-rows.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { SignedCall } from '../http/route.ts'
import { applicationPending, applicationReceived } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { notifyAdministrators } from '../moderation/notify-administrators.ts'
import { noPhoto, type StoredPhoto } from '../photos/store-photo.ts'
import { createCommerce } from './create-commerce.ts'
import { notifyOwner } from './notify-owner.ts'
import { type CommerceRow, findCommerce } from './queries.ts'

/** Limit for each account. */
export const NEW_COMMERCES: RateLimit = { scope: 'new-commerce', limit: 20, seconds: 60 * 60 }

/** Adds a shop, which is accepted at once if an administrator adds it, and else waits for review. Throws 400 by field. */
export function addCommerce(
  call: SignedCall,
  { application = '', owner_email, ...fields }: OfficeCommerce,
  photo: StoredPhoto = noPhoto(call),
): Promise<CommerceRow> {
  const { clock, db, viewer } = call
  const { name, category } = fields
  const isOffice = viewer.role === ADMINISTRATOR
  return db.transaction(async (tx) => {
    const email = isOffice ? owner_email : undefined
    if (email) await lockEmail(tx, email)
    await lockCategoryUse(tx)
    const owner = email ? await findOrInvite(tx, call, email, viewer) : null
    await lockCaller(tx, viewer)
    await refuseUnknownCategories(tx, category, ['category'])
    const form = { ...fields, application: { application } }
    const ownerId = isOffice ? (owner?.id ?? null) : viewer.id
    const acceptedBy = isOffice ? viewer.id : undefined
    const id = await createCommerce(tx, call, ownerId, form, photo, clock.now(), acceptedBy)
    const event = { verb: 'create', type: 'commerce', id, name } as const
    await record(tx, call, owner ? { ...event, after: { owner: owner.username } } : event)
    if (owner) await notifyOwner(tx, call, owner, { id, name })
    if (!isOffice) {
      await queueMail(tx, call, { to: viewer.email, mail: applicationReceived({ commerce: name }) })
      await notifyAdministrators(tx, call, applicationPending({ commerce: name }))
    }
    return (await findCommerce(tx, viewer, id))!
  })
}
