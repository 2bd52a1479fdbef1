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

/** Of one place, over all accounts. */
export const WRONG_LOGINS_BY_IP: Limit = {
  scope: 'login:address',
  limit: 100,
  seconds: QUARTER_HOUR,
}
/** Of one place that the account knows. */
const WRONG_LOGINS_BY_KNOWN_IP: Limit = {
  scope: 'login:pair',
  limit: 10,
  seconds: QUARTER_HOUR,
}
/** Of one place that the account does not know, evaluated or not: more are not worth noting. */
const TRIES_BY_UNKNOWN_IP: Limit = { scope: 'login:stranger', limit: 5, seconds: DAY }

/**
 * The lane of an account, which all strange places share: a generic cell rate algorithm (ITU-T I.371)
 * with one evaluation a minute, and eleven in store. The longer a place keeps failing or asking, the
 * more it leaves in store, in seconds by its tries of the last day: whoever is new to the account, or
 * has slipped twice, goes before those who hammer.
 */
const EVALUATION_SECONDS = 60
const STORE_SECONDS = 11 * EVALUATION_SECONDS
const LEFT_TO_OTHERS = [0, 0, 0, 20, 40, 60]

/**
 * Takes the try to sign in that is about to be evaluated, or refuses with 429. Taken before the
 * password is known to be wrong, so that a hundred at once are a hundred; given back for a right one.
 */
export async function reserveLogin(
  { config, db, clock }: Services,
  email: string,
  user: User | undefined,
  ip: string,
): Promise<TakeBack> {
  if (!config.rateLimits) return async () => {}
  const now = clock.now()
  // As it is written in the account, lest an e-mail have several lanes.
  const account = (user?.email ?? email).toLowerCase()
  const pair = `${account} ${ip}`
  const taken = await db.transaction(async (tx) => {
    const byIp = { limit: WRONG_LOGINS_BY_IP, key: ip }
    await lockTries(tx, byIp)
    await refuseOverLimit(tx, byIp.limit, ip, now)
    // Asked for an unknown e-mail too: the answer takes as long.
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
    if ('lane' in taken) await returnToBucket(db, taken.lane)
  }
}

type Taken = { ids: number[]; lane: string } | { wait: number }

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
  return { ids, lane: account }
}

/** The row is made where there is none, and held: whoever tries the same account waits. */
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
