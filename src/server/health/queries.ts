import { and, eq, gt, lte, min, or } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { outbox } from '../database/schema.ts'

/** When the oldest mail that has not left was queued, unless its delay is not over. */
export async function oldestWaitingMail(db: Db, now: Date): Promise<Date | undefined> {
  const isDue = or(gt(outbox.tries, 0), lte(outbox.next_try_at, now.toISOString()))
  const isWaiting = and(eq(outbox.state, 'waiting'), isDue)
  const [row] = await db
    .select({ at: min(outbox.created_at) })
    .from(outbox)
    .where(isWaiting)
  return row?.at ? new Date(row.at) : undefined
}
