import { and, count, eq, gt, inArray, lte, min, or, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { attempts } from '../database/schema.ts'
import { throttled } from '../errors.ts'

/** At most `limit` tries of one kind within `seconds`, for one key: an address, an account or both. */
export type Limit = { scope: string; limit: number; seconds: number }

/**
 * Refuses with 429 when the tries of `key` are used up, and says when the oldest of them lapses.
 * `own` is how many of those noted are this very call.
 */
export async function refuseOverLimit(
  db: Db,
  limit: Limit,
  key: string,
  now: Date,
  own = 0,
): Promise<void> {
  const wait = await secondsToWait(db, { limit, key }, now, own)
  if (wait > 0) throw throttled(wait)
}

/** The tries of `key` that have not lapsed. */
export async function countTries(db: Db, { limit, key }: Counted, now: Date): Promise<number> {
  return await db.$count(attempts, triesOf(limit, key, now))
}

export async function isOverLimit(db: Db, limit: Limit, key: string, now: Date): Promise<boolean> {
  return (await secondsToWait(db, { limit, key }, now)) > 0
}

/** Until the oldest try of `key` lapses; 0 while there are some left. */
export async function secondsToWait(
  db: Db,
  { limit, key }: Counted,
  now: Date,
  own = 0,
): Promise<number> {
  const { seconds } = limit
  const [found] = await db
    .select({ tries: count(), oldest: min(attempts.at) })
    .from(attempts)
    .where(triesOf(limit, key, now))
  if (!found?.oldest || found.tries - own < limit.limit) return 0
  const lapses = new Date(found.oldest).getTime() + seconds * 1000
  return Math.max(1, Math.ceil((lapses - now.getTime()) / 1000))
}

function triesOf({ scope, seconds }: Limit, key: string, now: Date) {
  const since = secondsBefore(now, seconds)
  return and(eq(attempts.scope, scope), eq(attempts.key, key), gt(attempts.at, since))
}

export type Counted = { limit: Limit; key: string }
export type TakeBack = () => Promise<void>

/** Any number, the same in every instance: with a limit's key it names the lock on its tries. */
const TRIES_LOCK = 7_216_446

/**
 * Notes a try, or refuses with 429 where that would be one too many: of thirty at once, as many get
 * through as the limit has left. For what costs so much that it must not even begin.
 */
export async function reserveTry(db: Db, { limit, key }: Counted, now: Date): Promise<TakeBack> {
  const ids = await db.transaction(async (tx) => {
    await lockTries(tx, { limit, key })
    await refuseOverLimit(tx, limit, key, now)
    return noteTries(tx, [{ limit, key }], now)
  })
  return () => forgetTries(db, ids)
}

/** Whoever counts under the same limit and key waits until this transaction ends. */
export async function lockTries(tx: Db, { limit: { scope }, key }: Counted): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TRIES_LOCK}, hashtext(${`${scope} ${key}`}))`)
}

/**
 * Notes a try under each of these limits, and forgets the lapsed ones. Noted before it is known
 * whether the try succeeds, so that a hundred at once are a hundred; answers how to take it back.
 */
export async function countTry(db: Db, counted: Counted[], now: Date): Promise<TakeBack> {
  const ids = await noteTries(db, counted, now)
  return () => forgetTries(db, ids)
}

/** The same inside a transaction whose end it outlives: answers the ids that `forgetTries` takes. */
export async function noteTries(db: Db, counted: Counted[], now: Date): Promise<number[]> {
  const lapsed = or(
    ...counted.map(({ limit, key }) =>
      and(
        eq(attempts.scope, limit.scope),
        eq(attempts.key, key),
        lte(attempts.at, secondsBefore(now, limit.seconds)),
      ),
    ),
  )
  // What another is removing already is not waited for.
  const free = db
    .select({ id: attempts.id })
    .from(attempts)
    .where(lapsed)
    .for('update', { skipLocked: true })
  await db.delete(attempts).where(inArray(attempts.id, free))
  const at = now.toISOString()
  const rows = await db
    .insert(attempts)
    .values(counted.map(({ limit, key }) => ({ scope: limit.scope, key, at })))
    .returning({ id: attempts.id })
  return rows.map((row) => row.id)
}

export async function forgetTries(db: Db, ids: number[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.id, ids))
}

function secondsBefore(now: Date, seconds: number): string {
  return new Date(now.getTime() - seconds * 1000).toISOString()
}
