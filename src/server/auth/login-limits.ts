import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { loginBuckets } from '../database/schema.ts'
import { throttled } from '../errors.ts'
import {
  type Counted,
  countTries,
  forgetTries,
  type Limit,
  lockTries,
  noteTries,
  refuseOverLimit,
  type TakeBack,
} from '../http/throttle.ts'
import type { Services } from '../services.ts'
import { isKnownIp } from './known-ips.ts'
import type { User } from './queries.ts'

const QUARTER_HOUR = 15 * 60
const DAY = 24 * 60 * 60

/** Of one IP address, over all accounts. */
export const WRONG_LOGINS_BY_IP: Limit = {
  scope: 'login:address',
  limit: 100,
  seconds: QUARTER_HOUR,
}
/** Of one IP address from which the account was signed in to before. */
const WRONG_LOGINS_BY_KNOWN_IP: Limit = {
  scope: 'login:pair',
  limit: 10,
  seconds: QUARTER_HOUR,
}
/** Of an IP address that is new to the account, whether the password was checked or not; no more are stored. */
const TRIES_BY_UNKNOWN_IP: Limit = { scope: 'login:stranger', limit: 5, seconds: DAY }

/**
 * The bucket of an account, shared by all IP addresses that are new to it: a generic cell rate
 * algorithm (ITU-T I.371) that allows one password check a minute, and eleven in a row. The more an
 * address has tried in the last day, the more seconds of the allowance it must leave to others:
 * whoever is new, or has mistyped twice, goes before those who hammer.
 */
const EVALUATION_SECONDS = 60
const STORE_SECONDS = 11 * EVALUATION_SECONDS
const LEFT_TO_OTHERS = [0, 0, 0, 20, 40, 60]

/**
 * Counts a try to sign in before its password is checked, so that parallel tries cannot pass the
 * limit together. Answers how to take it back, for a right password. Errors: 429.
 */
export async function reserveLogin(
  { config, db, clock }: Services,
  email: string,
  user: User | undefined,
  ip: string,
): Promise<TakeBack> {
  if (!config.rateLimits) return async () => {}
  const now = clock.now()
  // One spelling for each account, so that capitals in the e-mail do not give it several buckets.
  const account = (user?.email ?? email).toLowerCase()
  const pair = `${account} ${ip}`
  const taken = await db.transaction(async (tx) => {
    const byIp = { limit: WRONG_LOGINS_BY_IP, key: ip }
    await lockTries(tx, byIp)
    await refuseOverLimit(tx, byIp.limit, ip, now)
    // Queried for an unknown e-mail too, so that the time does not tell whether there is an account.
    if (await isKnownIp({ config, db: tx }, user?.id ?? 0, ip, now)) {
      const byAccountAndIp = { limit: WRONG_LOGINS_BY_KNOWN_IP, key: pair }
      await lockTries(tx, byAccountAndIp)
      await refuseOverLimit(tx, byAccountAndIp.limit, pair, now)
      return { ids: await noteTries(tx, [byIp, byAccountAndIp], now) }
    }
    const byAccountAndIp = { limit: TRIES_BY_UNKNOWN_IP, key: pair }
    return await takeFromBucket(tx, account, byAccountAndIp, byIp, now)
  })
  if ('wait' in taken) throw throttled(taken.wait)
  return async () => {
    await forgetTries(db, taken.ids)
    if ('bucket' in taken) await returnToBucket(db, taken.bucket)
  }
}

type Taken = { ids: number[]; bucket: string } | { wait: number }

async function takeFromBucket(
  tx: Db,
  account: string,
  byAccountAndIp: Counted,
  byIp: Counted,
  now: Date,
): Promise<Taken> {
  const full_at = await lockBucket(tx, account, now)
  const tries = await countTries(tx, byAccountAndIp, now)
  const wait = secondsToWait(full_at, tries, now)
  const isNoted = tries < TRIES_BY_UNKNOWN_IP.limit
  if (wait > 0) {
    if (isNoted) await noteTries(tx, [byAccountAndIp], now)
    return { wait }
  }
  const from = Math.max(full_at.getTime(), now.getTime())
  const taken = new Date(from + EVALUATION_SECONDS * 1000).toISOString()
  await tx
    .update(loginBuckets)
    .set({ full_at: taken })
    .where(sql`${loginBuckets.account} = ${account}`)
  const ids = await noteTries(tx, isNoted ? [byIp, byAccountAndIp] : [byIp], now)
  return { ids, bucket: account }
}

/** Inserts the row where there is none, and locks it: parallel tries of the same account wait. */
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

function secondsToWait(full_at: Date, tries: number, now: Date): number {
  const missing = Math.max(0, (full_at.getTime() - now.getTime()) / 1000)
  const left = LEFT_TO_OTHERS[Math.min(tries, LEFT_TO_OTHERS.length - 1)]!
  return Math.max(0, Math.ceil(EVALUATION_SECONDS + left - (STORE_SECONDS - missing)))
}

async function returnToBucket(db: Db, account: string): Promise<void> {
  await db
    .update(loginBuckets)
    .set({ full_at: sql`${loginBuckets.full_at} - make_interval(secs => ${EVALUATION_SECONDS})` })
    .where(sql`${loginBuckets.account} = ${account}`)
}
