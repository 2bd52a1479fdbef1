import { createHmac } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { knownIps, loginBuckets } from '../database/schema.ts'
import { throttled } from '../errors.ts'
import {
  countAttempts,
  deleteAttempts,
  type LimitedKey,
  lockAttempts,
  type RateLimit,
  recordAttempts,
  rejectOverLimit,
  type Undo,
} from '../http/rate-limit.ts'
import type { Services } from '../services.ts'
import type { User } from './queries.ts'

/** Seconds. */
const DAY = 24 * 60 * 60

/** Limit for each IP address, over all accounts. */
export const WRONG_LOGINS_BY_IP: RateLimit = { scope: 'login:address', limit: 100, seconds: 900 }
/** Limit for each account and IP address from which the account has signed in before. */
const WRONG_LOGINS_BY_KNOWN_IP: RateLimit = { scope: 'login:pair', limit: 10, seconds: 900 }
/** Limit of recorded attempts for each account and IP address that is new to it. */
const ATTEMPTS_BY_UNKNOWN_IP: RateLimit = { scope: 'login:stranger', limit: 5, seconds: DAY }

/** An attempt takes 60 s of an account's token bucket (GCRA, ITU-T I.371), shared by all IP addresses new to it. */
const ATTEMPT_SECONDS = 60
const CAPACITY_SECONDS = 11 * ATTEMPT_SECONDS
/** Seconds of the bucket that an IP address must leave to others, by number of its recorded attempts. */
const RESERVED_FOR_OTHERS = [0, 0, 0, 20, 40, 60]

/** Counts an attempt before the password is checked. Returns a function that undoes it. Throws 429. */
export async function reserveLogin(
  services: Services,
  email: string,
  user: User | undefined,
  ip: string,
): Promise<Undo> {
  const { config, db, clock } = services
  if (!config.rateLimits) return async () => {}
  const now = clock.now()
  // With capitals an account would have several limits.
  const account = (user?.email ?? email).toLowerCase()
  const pair = `${account} ${ip}`
  const reserved = await db.transaction(async (tx) => {
    const byIp = { limit: WRONG_LOGINS_BY_IP, key: ip }
    await lockAttempts(tx, byIp)
    await rejectOverLimit({ ...services, db: tx }, byIp)
    // Runs for an unknown e-mail, too, so that the response time does not reveal whether an account exists.
    if (await isKnownIp({ config, db: tx }, user?.id ?? 0, ip, now)) {
      const byAccountAndIp = { limit: WRONG_LOGINS_BY_KNOWN_IP, key: pair }
      await lockAttempts(tx, byAccountAndIp)
      await rejectOverLimit({ ...services, db: tx }, byAccountAndIp)
      return { ids: await recordAttempts(tx, [byIp, byAccountAndIp], now) }
    }
    const byAccountAndIp = { limit: ATTEMPTS_BY_UNKNOWN_IP, key: pair }
    return await takeFromBucket(tx, account, byAccountAndIp, byIp, now)
  })
  if ('wait' in reserved) throw throttled(reserved.wait)
  return async () => {
    await deleteAttempts(db, reserved.ids)
    if ('bucket' in reserved) await returnToBucket(db, reserved.bucket)
  }
}

type BucketResult = { ids: number[]; bucket: string } | { wait: number }

async function takeFromBucket(
  tx: Db,
  account: string,
  byAccountAndIp: LimitedKey,
  byIp: LimitedKey,
  now: Date,
): Promise<BucketResult> {
  const full_at = await lockBucket(tx, account, now)
  const attempts = await countAttempts(tx, byAccountAndIp, now)
  const wait = retryAfter(full_at, attempts, now)
  const isRecorded = attempts < ATTEMPTS_BY_UNKNOWN_IP.limit
  if (wait > 0) {
    if (isRecorded) await recordAttempts(tx, [byAccountAndIp], now)
    return { wait }
  }
  const from = Math.max(full_at.getTime(), now.getTime())
  const later = new Date(from + ATTEMPT_SECONDS * 1000).toISOString()
  await tx
    .update(loginBuckets)
    .set({ full_at: later })
    .where(sql`${loginBuckets.account} = ${account}`)
  const ids = await recordAttempts(tx, isRecorded ? [byIp, byAccountAndIp] : [byIp], now)
  return { ids, bucket: account }
}

/** Locks the account's bucket and inserts it if it is missing. Returns the time at which it will be full. */
async function lockBucket(tx: Db, account: string, now: Date): Promise<Date> {
  const [bucket] = await tx
    .insert(loginBuckets)
    .values({ account, full_at: now.toISOString() })
    .onConflictDoUpdate({
      target: loginBuckets.account,
      set: { full_at: sql`${loginBuckets.full_at}` },
    })
    .returning({ full_at: loginBuckets.full_at })
  return new Date(bucket!.full_at)
}

/** Returns seconds; 0: the attempt is allowed. */
function retryAfter(full_at: Date, attempts: number, now: Date): number {
  const missing = Math.max(0, (full_at.getTime() - now.getTime()) / 1000)
  const reservedSeconds = RESERVED_FOR_OTHERS[Math.min(attempts, RESERVED_FOR_OTHERS.length - 1)]!
  return Math.max(0, Math.ceil(ATTEMPT_SECONDS + reservedSeconds - (CAPACITY_SECONDS - missing)))
}

async function returnToBucket(db: Db, account: string): Promise<void> {
  await db
    .update(loginBuckets)
    .set({ full_at: sql`${loginBuckets.full_at} - make_interval(secs => ${ATTEMPT_SECONDS})` })
    .where(sql`${loginBuckets.account} = ${account}`)
}

/** Number of days for which an IP address is known after a sign-in. */
const KNOWN_DAYS = 90

type Deps = Pick<Services, 'config'> & { db: Pick<Services['db'], 'insert' | '$count'> }

async function isKnownIp({ config, db }: Deps, user: number, ip: string, now: Date) {
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY * 1000).toISOString()
  const count = await db.$count(
    knownIps,
    and(
      eq(knownIps.user_id, user),
      eq(knownIps.ip_hash, ipHash(config.secretKey, ip)),
      gt(knownIps.last_at, since),
    ),
  )
  return count > 0
}

export async function rememberIp({ config, db }: Deps, user: number, ip: string, now: Date) {
  const last_at = now.toISOString()
  await db
    .insert(knownIps)
    .values({ user_id: user, ip_hash: ipHash(config.secretKey, ip), last_at })
    .onConflictDoUpdate({
      target: [knownIps.user_id, knownIps.ip_hash],
      set: { last_at },
    })
}

function ipHash(secretKey: string, ip: string): string {
  return createHmac('sha256', secretKey).update(ip).digest('hex')
}
