import type { SubscriptionChange } from '#contract/subscriptions.ts'
import type { Services } from '../services.ts'
import { idInToken, wrongLink } from './links.ts'
import { lockSubscription, presentSubscription, updateSubscription } from './queries.ts'
import { refuseUnknownTopics } from './request-subscription.ts'

export async function changeSubscription(services: Services, form: SubscriptionChange) {
  const { token, categories, commerces } = form
  const id = idInToken(services.config, token)
  return await services.db.transaction(async (tx) => {
    const found = await lockSubscription(tx, id)
    if (!found?.confirmed_at) throw wrongLink()
    await refuseUnknownTopics(tx, { categories, commerces })
    const row = await updateSubscription(tx, found.id, { categories, commerces })
    return await presentSubscription(tx, row)
  })
}
