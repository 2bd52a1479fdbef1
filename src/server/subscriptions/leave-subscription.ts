import type { SubscriptionLink } from '#contract/subscriptions.ts'
import { subscriptions } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { wrongSubscriptionLink } from './confirm-subscription.ts'
import { idInToken } from './links.ts'
import { lockSubscription, sameEmail } from './queries.ts'

/**
 * Deletes all subscriptions of an address, confirmed or not, with their mails in the outbox, sent or not. Succeeds if
 * there are none left. Throws 400 for a link without a valid signature.
 */
export async function leaveSubscription(
  { db, config }: Services,
  { token }: SubscriptionLink,
): Promise<void> {
  const id = idInToken(config, token)
  if (id === undefined) throw wrongSubscriptionLink()
  await db.transaction(async (tx) => {
    const found = await lockSubscription(tx, id)
    if (found === undefined) return
    // Foreign keys delete the mails.
    await tx.delete(subscriptions).where(sameEmail(found.email))
  })
}
