import { and, count, eq, gt, inArray, lte, min, or, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { attempts } from '../database/schema.ts'
import { throttled } from '../errors.ts'
import type { Services } from '../services.ts'

/** At most `limit` attempts of a key within `seconds`. A key is an IP address, an account or a pair of these. */
export type RateLimit = { scope: string; limit: number; seconds: number }

export type LimitedKey = { limit: RateLimit; key: string }
export type Undo = () => Promise<void>

type LimitServices = Pick<Services, 'config' | 'clock'> & { db: Db }

/** Throws 429 with the seconds until the oldest attempt expires. Does nothing while rate limits are off. */
export async function rejectOverLimit(
  { config, clock, db }: LimitServices,
  limitedKey: LimitedKey,
): Promise<void> {
  const wait = config.rateLimits ? await retryAfter(db, limitedKey, clock.now()) : 0
  if (wait > 0) throw throttled(wait)
}

export async function countAttempts(
  db: Db,
  { limit, key }: LimitedKey,
  now: Date,
): Promise<number> {
  return await db.$count(attempts, attemptsOf(limit, key, now))
}

/** Returns the seconds until the oldest attempt expires, or 0 if attempts are left. */
export async function retryAfter(db: Db, { limit, key }: LimitedKey, now: Date): Promise<number> {
  const { seconds } = limit
  const [found] = await db
    .select({ tries: count(), oldest: min(attempts.at) })
    .from(attempts)
    .where(attemptsOf(limit, key, now))
  if (!found?.oldest || found.tries < limit.limit) return 0
  const expires = new Date(found.oldest).getTime() + seconds * 1000
  return Math.max(1, Math.ceil((expires - now.getTime()) / 1000))
}

function attemptsOf({ scope, seconds }: RateLimit, key: string, now: Date) {
  const since = secondsBefore(now, seconds)
  return and(eq(attempts.scope, scope), eq(attempts.key, key), gt(attempts.at, since))
}

/** An arbitrary number that no other advisory lock uses. */
const ATTEMPTS_LOCK = 7_216_446

/** Records an attempt before expensive work; the result deletes it. Throws 429 above the limit. */
export async function reserveAttempt(
  services: LimitServices,
  limitedKey: LimitedKey,
): Promise<Undo> {
  const { config, clock, db } = services
  if (!config.rateLimits) return async () => {}
  const ids = await db.transaction(async (tx) => {
    await lockAttempts(tx, limitedKey)
    await rejectOverLimit({ ...services, db: tx }, limitedKey)
    return recordAttempts(tx, [limitedKey], clock.now())
  })
  return () => deleteAttempts(db, ids)
}

/** Makes calls with the same limit and key wait until this transaction ends. */
export async function lockAttempts(tx: Db, { limit: { scope }, key }: LimitedKey): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${ATTEMPTS_LOCK}, hashtext(${`${scope} ${key}`}))`,
  )
}

/** Records attempts before their outcome is known, so that concurrent ones count. Returns ids for `deleteAttempts`. */
export async function recordAttempts(db: Db, counted: LimitedKey[], now: Date): Promise<number[]> {
  const expired = or(
    ...counted.map(({ limit, key }) =>
      and(
        eq(attempts.scope, limit.scope),
        eq(attempts.key, key),
        lte(attempts.at, secondsBefore(now, limit.seconds)),
      ),
    ),
  )
  // Skips rows that another call is deleting.
  const deletable = db
    .select({ id: attempts.id })
    .from(attempts)
    .where(expired)
    .for('update', { skipLocked: true })
  await db.delete(attempts).where(inArray(attempts.id, deletable))
  const at = now.toISOString()
  const rows = await db
    .insert(attempts)
    .values(counted.map(({ limit, key }) => ({ scope: limit.scope, key, at })))
    .returning({ id: attempts.id })
  return rows.map((row) => row.id)
}

export async function deleteAttempts(db: Db, ids: number[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.id, ids))
}

function secondsBefore(now: Date, seconds: number): string {
  return new Date(now.getTime() - seconds * 1000).toISOString()
}
