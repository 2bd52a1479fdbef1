import type { AddedCommerce } from '#contract/commerces.ts'
import { OWNER } from '#contract/roles.ts'
import { holdCaller } from '../accounts/hold-caller.ts'
import { tellAdministrators } from '../accounts/tell-administrators.ts'
import { record } from '../activity/record.ts'
import { lockCategoryUse, refuseUnknownCategories } from '../categories/lock-use.ts'
import type { SignedCall } from '../http/route.ts'
import type { Limit } from '../http/throttle.ts'
import { applicationReceived, applicationWaits } from '../mail/messages.ts'
import { queueMail } from '../mail/outbox.ts'
import type { KeptPhoto } from '../photos/keep-photo.ts'
import { createCommerce } from './create-commerce.ts'
import { type CommerceRow, findCommerce } from './store.ts'

export const NEW_COMMERCES: Limit = { scope: 'new-commerce', limit: 20, seconds: 60 * 60 }

/** A further shop of somebody who has an account; it waits for review as the first one did. */
export async function addCommerce(
  call: SignedCall,
  { application, ...fields }: AddedCommerce,
  photo: KeptPhoto,
): Promise<CommerceRow> {
  const { db, config, clock, photos: store, viewer } = call
  const now = clock.now()
  const created = await db.transaction(async (tx) => {
    await lockCategoryUse(tx)
    await holdCaller(tx, viewer)
    await refuseUnknownCategories(tx, fields.category, ['category'])
    const form = { ...fields, application: { application } }
    const id = await createCommerce(tx, store, viewer.id, form, photo, now)
    const { name } = fields
    await record(tx, { actor: viewer, verb: 'create', type: 'commerce', id, name, at: now })
    if (viewer.role === OWNER) {
      const mail = applicationReceived(config, { username: viewer.username, commerce: name })
      await queueMail(tx, { to: viewer.email, mail, now, config })
    }
    await tellAdministrators(tx, config, applicationWaits(config, { commerce: name }), now)
    return (await findCommerce(tx, viewer, id))!
  })
  call.mail.wake()
  call.totals.forget()
  return created
}
