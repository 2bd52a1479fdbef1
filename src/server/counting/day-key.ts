import { randomBytes } from 'node:crypto'
import type { Services } from '../services.ts'
import { acceptClaims, type CountingDay, setKey } from './counting-day.ts'
import { claim, findKey, forgetShared, shareKey } from './shared-day.ts'

/** Milliseconds. */
export type CounterTiming = {
  /** How long an instance may be unsure whether it is alone, before it shares its day. */
  doubt: number
  /** How long an instance that starts waits for another's key. Longer than the doubt and a flush. */
  patience: number
}

export const newKey = () => randomBytes(32).toString('base64')

/** Finds out by which key a day is counted, whether with other instances, and what is new to all of them. */
export function openDayKeys(
  { db, changes }: Pick<Services, 'db' | 'changes'>,
  { doubt }: CounterTiming,
) {
  /** Since when this instance may not be alone. */
  let doubtedSince: number | undefined
  /** When nothing of an earlier day, or of several instances, was left in the database. */
  let forgotten: CountingDay | undefined

  async function findDayKey(day: CountingDay, isAlone: boolean, isLast: boolean): Promise<void> {
    const { day: date } = day.sums
    const theirs = await findKey(db, date)
    if (theirs) join(day, theirs)
    else if (isAlone) setKey(day, newKey())
    else if (isLast || performance.now() >= day.patientUntil) {
      join(day, await shareKey(db, date, newKey(), new BigInt64Array()))
    }
  }

  /** What is counted meanwhile is claimed afterwards. */
  async function shareDay(day: CountingDay, mine: string): Promise<void> {
    const counted = day.remembered.hashes()
    day.isShared = true
    try {
      join(day, await shareKey(db, day.sums.day, mine, counted))
    } catch (error) {
      day.isShared = false
      acceptClaims(day)
      throw error
    }
  }

  return {
    async settle(day: CountingDay, isLast: boolean): Promise<void> {
      const isAlone = changes.isAlone()
      if (isAlone) doubtedSince = undefined
      else doubtedSince ??= performance.now()
      if (day.key === undefined) await findDayKey(day, isAlone, isLast)
      else if (!day.isShared && performance.now() - (doubtedSince ?? Infinity) >= doubt) {
        await shareDay(day, day.key)
      }
      if (day.key !== undefined && !day.isShared && isAlone && forgotten !== day) {
        await forgetShared(db)
        forgotten = day
      }
    },

    /** Counts what no other instance has. */
    async settleClaims(day: CountingDay): Promise<void> {
      const mine = day.claims.slice()
      if (mine.length === 0) return
      const hashes = mine.map(({ hash }) => hash)
      const won = await claim(db, day.sums.day, day.key!, hashes)
      // The day has ended meanwhile, and its claims were counted then.
      if (day.hasEnded) return
      if (won === undefined) {
        // The database has lost the day, or is in another: at its next flush this one offers its own.
        acceptClaims(day)
        day.isShared = false
        doubtedSince = Number.NEGATIVE_INFINITY
        return
      }
      day.claims.splice(0, mine.length)
      for (const { hash, count } of mine) if (won.has(hash)) count()
    },
  }
}

function join(day: CountingDay, theirs: string): void {
  setKey(day, theirs)
  day.isShared = true
}
