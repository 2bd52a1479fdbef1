import { and, count, eq, gt, lte, min, ne, or } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { outbox } from '../database/schema.ts'

export async function countMails(db: Db): Promise<{ waiting: number; dead: number }> {
  const rows = await db
    .select({ state: outbox.state, mails: count() })
    .from(outbox)
    .where(ne(outbox.state, 'sent'))
    .groupBy(outbox.state)
  const counts = Object.fromEntries(rows.map(({ state, mails }) => [state, mails]))
  return { waiting: 0, dead: 0, ...counts }
}

/** Returns when the oldest delayed mail was queued. Bulk mails may wait for hours, so only a failure delays them. */
export async function oldestDelayedMailTime(db: Db, now: Date): Promise<Date | undefined> {
  const hasFailed = gt(outbox.tries, 0)
  const mayBeSent = and(lte(outbox.next_try_at, now.toISOString()), eq(outbox.bulk, false))
  const isDelayed = and(eq(outbox.state, 'waiting'), or(hasFailed, mayBeSent))
  const [row] = await db
    .select({ queued_at: min(outbox.created_at) })
    .from(outbox)
    .where(isDelayed)
  return row?.queued_at ? new Date(row.queued_at) : undefined
}
