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

/** Returns when the oldest due mail was queued. Bulk mails, which may take hours, only count after a failure. */
export async function oldestWaitingMail(db: Db, now: Date): Promise<Date | undefined> {
  const isDue = or(
    gt(outbox.tries, 0),
    and(lte(outbox.next_try_at, now.toISOString()), eq(outbox.bulk, false)),
  )
  const isWaiting = and(eq(outbox.state, 'waiting'), isDue)
  const [row] = await db
    .select({ at: min(outbox.created_at) })
    .from(outbox)
    .where(isWaiting)
  return row?.at ? new Date(row.at) : undefined
}
