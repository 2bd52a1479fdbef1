import { randomUUID } from 'node:crypto'
import { subscriptions } from '#server/database/schema.ts'
import { subscriptionToken } from '#server/subscriptions/links.ts'
import type { TestServer } from './test-server.ts'

type Details = Partial<typeof subscriptions.$inferInsert> & { isConfirmed?: boolean }

/** Inserts a subscription, by default to the whole town. Returns the secret of its link. */
export async function subscriptionOf(
  { db, clock, services, nextUnique }: TestServer,
  { isConfirmed = true, ...details }: Details = {},
): Promise<{ token: string }> {
  const now = clock.now().toISOString()
  const id = randomUUID()
  await db.insert(subscriptions).values({
    id,
    email: `vecina-${nextUnique()}@example.com`,
    categories: [],
    commerces: [],
    created_at: now,
    confirmed_at: isConfirmed ? now : null,
    ...details,
  })
  return { token: subscriptionToken(services.config, id) }
}
