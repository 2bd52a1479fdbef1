import { and, eq } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { lockAttempts, type RateLimit, recordAttempts, retryAfter } from '../http/rate-limit.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Mail } from '../mail/template.ts'
import type { Services } from '../services.ts'

export async function notifyAdministrators(db: Db, services: Services, mail: Mail): Promise<void> {
  const administrators = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, ADMINISTRATOR), eq(users.is_active, true)))
  for (const { email } of administrators) await queueMail(db, services, { to: email, mail })
}

/** Mails all administrators only as often as `limit` allows, so that strangers cannot flood mailboxes. */
export async function notifyOfNew(tx: Db, services: Services, limit: RateLimit, mail: Mail) {
  const now = services.clock.now()
  const notification = { limit, key: 'administrators' }
  const isNotified = async () => (await retryAfter(tx, notification, now)) > 0
  if (await isNotified()) return
  // Concurrent calls wait here. Then the first has notified, and the others return.
  await lockAttempts(tx, notification)
  if (await isNotified()) return
  await recordAttempts(tx, [notification], now)
  await notifyAdministrators(tx, services, mail)
}
