import type { SubscriptionLink } from '#contract/subscriptions.ts'
import { subscriptions } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { idInToken } from './links.ts'
import { lockSubscription, sameEmail } from './queries.ts'

/** Deletes all subscriptions of an address, confirmed or not. Foreign keys delete their mails. Throws 400. */
export async function leaveSubscription({ db, config }: Services, { token }: SubscriptionLink) {
  const id = idInToken(config, token)
  await db.transaction(async (tx) => {
    const found = await lockSubscription(tx, id)
    if (found === undefined) return
    await tx.delete(subscriptions).where(sameEmail(found.email))
  })
}
