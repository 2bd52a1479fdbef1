import { eq } from 'drizzle-orm'
import type { Subscription, SubscriptionChange } from '#contract/subscriptions.ts'
import { subscriptions } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { wrongSubscriptionLink } from './confirm-subscription.ts'
import { idInToken } from './links.ts'
import { lockSubscription, present } from './queries.ts'
import { rejectUnknown } from './request-subscription.ts'

export async function changeSubscription(
  { db, config }: Services,
  { token, categories, commerces }: SubscriptionChange,
): Promise<Subscription> {
  const id = idInToken(config, token)
  if (id === undefined) throw wrongSubscriptionLink()
  return await db.transaction(async (tx) => {
    const found = await lockSubscription(tx, id)
    if (!found?.confirmed_at) throw wrongSubscriptionLink()
    await rejectUnknown(tx, { categories, commerces })
    const [changed] = await tx
      .update(subscriptions)
      .set({ categories, commerces })
      .where(eq(subscriptions.id, found.id))
      .returning()
    return await present(tx, changed!)
  })
}
