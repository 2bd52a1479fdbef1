import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Subscription, Topics } from '#contract/subscriptions.ts'
import { lockEmail } from '../auth/locks.ts'
import type { Db } from '../database/open.ts'
import { categories, publishedCommerces, subscriptions } from '../database/schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export const sameEmail = (email: string) => sql`lower(${subscriptions.email}) = lower(${email})`

/** Finds the subscription of a link, or the confirmed subscription into which it was merged. */
export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const mergedId = sql`coalesce((select merged.merged_into from subscriptions merged where merged.id = ${id}), ${id})`
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, mergedId))
  return found
}

/** Locks the e-mail, so that changes of its subscriptions run one after the other. */
export async function lockSubscription(tx: Db, id: string): Promise<SubscriptionRow | undefined> {
  const found = await findSubscription(tx, id)
  if (found === undefined) return undefined
  await lockEmail(tx, found.email)
  return await findSubscription(tx, id)
}

export async function updateSubscription(tx: Db, id: string, values: Partial<SubscriptionRow>) {
  const isRow = eq(subscriptions.id, id)
  const [updated] = await tx.update(subscriptions).set(values).where(isRow).returning()
  return updated!
}

export async function findConfirmed(tx: Db, email: string): Promise<SubscriptionRow | undefined> {
  const [found] = await tx
    .select()
    .from(subscriptions)
    .where(and(sameEmail(email), isNotNull(subscriptions.confirmed_at)))
  return found
}

export async function findSameRequest(db: Db, email: string, choice: Topics, since: string) {
  const [found] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        sameEmail(email),
        eq(subscriptions.categories, choice.categories),
        eq(subscriptions.commerces, choice.commerces),
        isNull(subscriptions.confirmed_at),
        gt(subscriptions.created_at, since),
      ),
    )
    .limit(1)
  return found?.id
}

export async function namesOf(db: Db, choice: Topics) {
  return {
    categories: await db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(and(inArray(categories.id, choice.categories), isNull(categories.deleted_at)))
      .orderBy(asc(categories.name)),
    commerces: await db
      .select({ id: publishedCommerces.commerce, name: publishedCommerces.name })
      .from(publishedCommerces)
      .where(inArray(publishedCommerces.commerce, choice.commerces))
      .orderBy(asc(publishedCommerces.name)),
  }
}

export async function presentSubscription(db: Db, row: SubscriptionRow): Promise<Subscription> {
  const names = await namesOf(db, row)
  return {
    email: row.email,
    is_confirmed: row.confirmed_at !== null,
    categories: names.categories.map(({ id }) => id),
    commerces: names.commerces,
  }
}

export async function countSubscribers(db: Db): Promise<number> {
  return await db.$count(subscriptions, isNotNull(subscriptions.confirmed_at))
}
