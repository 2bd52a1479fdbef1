import { eq } from 'drizzle-orm'
import {
  type Choice,
  CONFIRMATION_DAYS,
  isWholeTown,
  MAX_CHOSEN,
  type Subscription,
  type SubscriptionLink,
} from '#contract/subscriptions.ts'
import type { Db } from '../database/open.ts'
import { subscriptions } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { Services } from '../services.ts'
import { idInToken } from './links.ts'
import {
  findConfirmed,
  findSubscription,
  lockSubscription,
  present,
  type SubscriptionRow,
} from './queries.ts'

const WRONG_LINK = 'Este enlace no es válido o ha caducado. Apúntate otra vez en «Avísame».'
export const wrongSubscriptionLink = () => invalid({ token: [WRONG_LINK] })

/** Confirms nothing, because mail scanners open links. Throws 400 for a wrong or expired link. */
export async function readSubscription(
  { db, config, clock }: Services,
  { token }: SubscriptionLink,
): Promise<Subscription> {
  const id = idInToken(config, token)
  const found = id && (await findSubscription(db, id))
  if (!found || isLate(found, clock.now())) throw wrongSubscriptionLink()
  return await present(db, found)
}

/** Confirms a subscription, or adds its choice to the confirmed one of the same address. Throws 400. */
export async function confirmSubscription(
  { db, config, clock }: Services,
  { token }: SubscriptionLink,
): Promise<Subscription> {
  const now = clock.now()
  const id = idInToken(config, token)
  if (id === undefined) throw wrongSubscriptionLink()
  return await db.transaction(async (tx) => {
    const found = await lockSubscription(tx, id)
    if (found === undefined || isLate(found, now)) throw wrongSubscriptionLink()
    if (found.confirmed_at !== null) return await present(tx, found)
    const confirmed = await findConfirmed(tx, found.email)
    return await present(
      tx,
      confirmed ? await merge(tx, confirmed, found) : await begin(tx, found, now),
    )
  })
}

function isLate({ confirmed_at, created_at }: SubscriptionRow, now: Date): boolean {
  const ends = new Date(created_at).getTime() + CONFIRMATION_DAYS * 24 * 60 * 60 * 1000
  return confirmed_at === null && ends <= now.getTime()
}

async function begin(tx: Db, { id }: SubscriptionRow, now: Date): Promise<SubscriptionRow> {
  const [begun] = await tx
    .update(subscriptions)
    .set({ confirmed_at: now.toISOString() })
    .where(eq(subscriptions.id, id))
    .returning()
  return begun!
}

/** Both links then lead to the confirmed subscription. */
async function merge(tx: Db, confirmed: SubscriptionRow, further: SubscriptionRow) {
  await tx
    .update(subscriptions)
    .set({ email: '', categories: [], commerces: [], merged_into: confirmed.id })
    .where(eq(subscriptions.id, further.id))
  const [changed] = await tx
    .update(subscriptions)
    .set(joinedChoice(confirmed, further))
    .where(eq(subscriptions.id, confirmed.id))
    .returning()
  return changed!
}

/** The newer choice comes first, because the limit cuts off the rest. */
function joinedChoice(confirmed: Choice, further: Choice): Choice {
  if (isWholeTown(confirmed) || isWholeTown(further)) return { categories: [], commerces: [] }
  const joined = (name: keyof Choice) =>
    [...new Set([...further[name], ...confirmed[name]])].slice(0, MAX_CHOSEN)
  return { categories: joined('categories'), commerces: joined('commerces') }
}
