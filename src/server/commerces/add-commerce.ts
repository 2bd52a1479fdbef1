import type { OfficeCommerce } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { record } from '../activity/record.ts'
import { findOrInvite } from '../auth/invitations.ts'
import { lockCaller, lockEmail } from '../auth/locks.ts'
import { lockCategoryUse, refuseUnknownCategories } from '../database/category-rows.ts'
import type { Db } from '../database/open.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { SignedCall } from '../http/route.ts'
import { applicationPending, applicationReceived } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { notifyAdministrators } from '../moderation/notify-administrators.ts'
import { noPhoto, type StoredPhoto } from '../photos/store-photo.ts'
import { createCommerce } from './create-commerce.ts'
import { notifyOwner } from './notify-owner.ts'
import { type CommerceRow, findCommerce } from './queries.ts'

export const NEW_COMMERCES: RateLimit = { scope: 'new-commerce', limit: 20, seconds: 60 * 60 }

/** An owner's shop waits for review, an administrator's is accepted at once. Throws 400 by field. */
export async function addCommerce(
  call: SignedCall,
  form: OfficeCommerce,
  photo: StoredPhoto = noPhoto(call),
): Promise<CommerceRow> {
  const add = call.viewer.role === ADMINISTRATOR ? addAccepted : addForReview
  const created = await call.db.transaction(async (tx) => {
    const id = await add(tx, call, form, photo)
    return (await findCommerce(tx, call.viewer, id))!
  })
  return created
}

async function addForReview(
  tx: Db,
  call: SignedCall,
  { application = '', owner_email: _, ...fields }: OfficeCommerce,
  photo: StoredPhoto,
): Promise<number> {
  const { clock, viewer } = call
  const { name, category } = fields
  await lockCategoryUse(tx)
  await lockCaller(tx, viewer)
  await refuseUnknownCategories(tx, category, ['category'])
  const form = { ...fields, application: { application } }
  const id = await createCommerce(tx, call, viewer.id, form, photo, clock.now())
  await record(tx, call, { verb: 'create', type: 'commerce', id, name })
  await queueMail(tx, call, { to: viewer.email, mail: applicationReceived({ commerce: name }) })
  await notifyAdministrators(tx, call, applicationPending({ commerce: name }))
  return id
}

async function addAccepted(
  tx: Db,
  call: SignedCall,
  { application = '', owner_email, ...fields }: OfficeCommerce,
  photo: StoredPhoto,
): Promise<number> {
  const { clock, viewer } = call
  const now = clock.now()
  const { name, category } = fields
  if (owner_email) await lockEmail(tx, owner_email)
  await lockCategoryUse(tx)
  const owner = owner_email ? await findOrInvite(tx, call, owner_email, viewer) : null
  await lockCaller(tx, viewer)
  await refuseUnknownCategories(tx, category, ['category'])
  const form = { ...fields, application: { application } }
  const id = await createCommerce(tx, call, owner?.id ?? null, form, photo, now, viewer.id)
  const event = { verb: 'create', type: 'commerce', id, name } as const
  await record(tx, call, owner ? { ...event, after: { owner: owner.username } } : event)
  if (owner) await notifyOwner(tx, call, owner, { id, name })
  return id
}
