import type { SubscriptionLink } from '#contract/subscriptions.ts'
import { subscriptions } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { wrongSubscriptionLink } from './confirm-subscription.ts'
import { idInToken } from './links.ts'
import { lockSubscription, sameEmail } from './queries.ts'

/**
 * Deletes an address: its subscription, what it has not confirmed yet, and every mail to it that the outbox still
 * has, sent or not. An address that is gone already gets the same answer. Errors: 400 for a link that is not ours.
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
    // Its mails go with it, by their foreign keys.
    await tx.delete(subscriptions).where(sameEmail(found.email))
  })
}
