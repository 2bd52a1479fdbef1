import { randomUUID } from 'node:crypto'
import { UNKNOWN_CATEGORY } from '#contract/fields.ts'
import { type SubscriptionForm, type Topics, UNKNOWN_SHOP } from '#contract/subscriptions.ts'
import { queueUnverifiedMail } from '../auth/unverified-mail.ts'
import type { Db } from '../database/open.ts'
import { subscriptions } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { rejectBots } from '../http/honeypot.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Call } from '../http/route.ts'
import { storeSubmission } from '../http/store-submission.ts'
import { confirmSubscriptionMail } from '../mail/subscription-mails.ts'
import { subscriptionLinks } from './links.ts'
import { findConfirmed, findSameRequest, namesOf } from './queries.ts'

export const SUBSCRIPTIONS_BY_IP: RateLimit = { scope: 'subscription', limit: 10, seconds: 60 * 60 }

/** The response does not reveal if the address is subscribed or got too many mails. Throws 400 and 429. */
export async function requestSubscription(call: Call, form: SubscriptionForm) {
  rejectBots(form, 'Avísame')
  const { config } = call
  const { email, categories, commerces } = form
  await storeSubmission(call, {
    limit: SUBSCRIPTIONS_BY_IP,
    findSame: (tx, since) => findSameRequest(tx, email, form, since),
    create: async (tx, now) => {
      const names = await refuseUnknownTopics(tx, form)
      const id = randomUUID()
      const writeMail = async () => {
        const created_at = now.toISOString()
        await tx.insert(subscriptions).values({ id, email, categories, commerces, created_at })
        const link = subscriptionLinks(config, id).page
        const isSubscribed = (await findConfirmed(tx, email)) !== undefined
        return confirmSubscriptionMail({ link, names, isSubscribed })
      }
      await queueUnverifiedMail(tx, call, email, writeMail, { subscription: id })
      return id
    },
  })
  return form
}

/** Returns the names of a choice. Throws 400 for an unknown category or a shop that is not public. */
export async function refuseUnknownTopics(tx: Db, choice: Topics) {
  const names = await namesOf(tx, choice)
  const errors = {
    ...(names.categories.length < choice.categories.length && { categories: [UNKNOWN_CATEGORY] }),
    ...(names.commerces.length < choice.commerces.length && { commerces: [UNKNOWN_SHOP] }),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return {
    categories: names.categories.map(({ name }) => name),
    commerces: names.commerces.map(({ name }) => name),
  }
}
