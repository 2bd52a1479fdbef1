import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { type RateLimit, reserveAttempt } from './rate-limit.ts'
import { rateLimitKey } from './rate-limit-key.ts'
import type { Call } from './route.ts'

/** Within these seconds an equal submission is a double click or a retry, and is not stored again. */
const DUPLICATE_SECONDS = 10 * 60

type Submission<Id> = {
  /** The limit for each IP address. */
  limit: RateLimit
  /** Finds an equal submission that was stored after `since`. */
  findSame(tx: Db, since: string): Promise<Id | undefined>
  create(tx: Db, now: Date): Promise<Id>
}

/** Stores a submission of a public form once and returns its id. Throws 429, and what `create` throws. */
export function storeSubmission<Id>(
  call: Call,
  { limit, findSame, create }: Submission<Id>,
): Promise<Id> {
  const now = call.clock.now()
  const since = new Date(now.getTime() - DUPLICATE_SECONDS * 1000).toISOString()
  const ip = rateLimitKey(call.request)
  return call.db.transaction(async (tx) => {
    const name = `${limit.scope}:${ip}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    const existing = await findSame(tx, since)
    if (existing !== undefined) return existing
    await reserveAttempt({ ...call, db: tx }, { limit, key: ip })
    return create(tx, now)
  })
}
