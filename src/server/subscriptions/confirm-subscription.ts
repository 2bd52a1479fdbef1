import {
  CONFIRMATION_DAYS,
  isWholeTown,
  MAX_TOPICS,
  type SubscriptionLink,
  type Topics,
} from '#contract/subscriptions.ts'
import type { Db } from '../database/open.ts'
import type { Services } from '../services.ts'
import { idInToken, wrongLink } from './links.ts'
import {
  findConfirmed,
  findSubscription,
  lockSubscription,
  presentSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './queries.ts'

/** Does not confirm yet, because mail scanners open links. Throws 400 for a wrong or expired link. */
export async function readSubscription(services: Services, { token }: SubscriptionLink) {
  const { db, config, clock } = services
  const found = await findSubscription(db, idInToken(config, token))
  if (found === undefined || isExpired(found, clock.now())) throw wrongLink()
  return await presentSubscription(db, found)
}

/** Confirms a subscription, or adds its choice to the confirmed one of the same address. Throws 400. */
export async function confirmSubscription(services: Services, { token }: SubscriptionLink) {
  const { db, config, clock } = services
  const now = clock.now()
  const id = idInToken(config, token)
  return await db.transaction(async (tx) => {
    const found = await lockSubscription(tx, id)
    if (found === undefined || isExpired(found, now)) throw wrongLink()
    if (found.confirmed_at !== null) return await presentSubscription(tx, found)
    const confirmed = await findConfirmed(tx, found.email)
    const row = confirmed
      ? await merge(tx, confirmed, found)
      : await updateSubscription(tx, id, { confirmed_at: now.toISOString() })
    return await presentSubscription(tx, row)
  })
}

function isExpired({ confirmed_at, created_at }: SubscriptionRow, now: Date): boolean {
  const ends = new Date(created_at).getTime() + CONFIRMATION_DAYS * 24 * 60 * 60 * 1000
  return confirmed_at === null && ends <= now.getTime()
}

/** From then on links of `further` lead to `confirmed`. */
async function merge(tx: Db, confirmed: SubscriptionRow, further: SubscriptionRow) {
  const emptied = { email: '', categories: [], commerces: [], merged_into: confirmed.id }
  await updateSubscription(tx, further.id, emptied)
  return await updateSubscription(tx, confirmed.id, joinedChoice(confirmed, further))
}

/** The newer choice comes first, because entries beyond the maximum are dropped. */
function joinedChoice(confirmed: Topics, further: Topics): Topics {
  if (isWholeTown(confirmed) || isWholeTown(further)) return { categories: [], commerces: [] }
  const joined = (name: keyof Topics) =>
    [...new Set([...further[name], ...confirmed[name]])].slice(0, MAX_TOPICS)
  return { categories: joined('categories'), commerces: joined('commerces') }
}
