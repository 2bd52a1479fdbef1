import { randomBytes } from 'node:crypto'
import type { Services } from '../services.ts'
import { acceptClaims, type CountingDay, setKey } from './counting-day.ts'
import { claim, findKey, forgetShared, shareKey } from './shared-day.ts'

export type CounterTiming = {
  /** How long another instance must have existed before the day is shared. */
  shareAfterMs: number
  /** How long a new instance waits for another's key. Longer than `shareAfterMs` and the interval of flushes. */
  keyTimeoutMs: number
}

export const newKey = () => randomBytes(32).toString('base64')

export function openDayKeys(
  { db, changes }: Pick<Services, 'db' | 'changes'>,
  { shareAfterMs }: CounterTiming,
) {
  /** Since when another instance may exist (`performance.now()`); undefined: this instance is alone. */
  let notAloneSince: number | undefined
  /** The day for which the shared tables were last emptied. */
  let clearedFor: CountingDay | undefined

  async function findDayKey(day: CountingDay, isAlone: boolean, isLast: boolean): Promise<void> {
    const { day: date } = day.sums
    const sharedKey = await findKey(db, date)
    if (sharedKey) join(day, sharedKey)
    else if (isAlone) setKey(day, newKey())
    else if (isLast || performance.now() >= day.keyDeadline) {
      join(day, await shareKey(db, date, newKey(), new BigInt64Array()))
    }
  }

  /** Shares the key and the hashes of the day. Events that are counted meanwhile become claims. */
  async function shareDay(day: CountingDay, key: string): Promise<void> {
    const counted = day.remembered.hashes()
    day.isShared = true
    try {
      join(day, await shareKey(db, day.sums.day, key, counted))
    } catch (error) {
      day.isShared = false
      acceptClaims(day)
      throw error
    }
  }

  return {
    /** Finds the key, or shares the day with another instance. `isLast`: this instance stops, and waits for no key. */
    async settle(day: CountingDay, isLast: boolean): Promise<void> {
      const isAlone = changes.isAlone()
      if (isAlone) notAloneSince = undefined
      else notAloneSince ??= performance.now()
      if (day.key === undefined) await findDayKey(day, isAlone, isLast)
      else if (!day.isShared && performance.now() - (notAloneSince ?? Infinity) >= shareAfterMs) {
        await shareDay(day, day.key)
      }
      if (day.key !== undefined && !day.isShared && isAlone && clearedFor !== day) {
        await forgetShared(db)
        clearedFor = day
      }
    },

    /** Counts the claims that no other instance has counted. */
    async settleClaims(day: CountingDay): Promise<void> {
      const claims = day.claims.slice()
      if (claims.length === 0) return
      const hashes = claims.map(({ hash }) => hash)
      const won = await claim(db, day.sums.day, day.key!, hashes)
      // The day has ended meanwhile, and `acceptClaims` has counted all claims.
      if (day.hasEnded) return
      if (won === undefined) {
        // The database has another key or none: share again at the next flush.
        acceptClaims(day)
        day.isShared = false
        notAloneSince = Number.NEGATIVE_INFINITY
        return
      }
      day.claims.splice(0, claims.length)
      for (const { hash, count } of claims) if (won.has(hash)) count()
    },
  }
}

function join(day: CountingDay, sharedKey: string): void {
  setKey(day, sharedKey)
  day.isShared = true
}
