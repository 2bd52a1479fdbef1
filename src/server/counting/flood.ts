import type { Clock } from '../time/clock.ts'

/** Of one address, each minute. Many telephones share one. */
export const ACTIONS_PER_MINUTE = 60
const MINUTE = 60_000
/** At once; further requests are refused until the minute is over. */
const MOST_ADDRESSES = 50_000

/** Limits how often an address may do something, in memory: it would be written in the database otherwise. */
export function openFloodLimit(clock: Clock) {
  const counts = new Map<string, number>()
  let minute = Number.NaN

  return function isFlooding(address: string): boolean {
    const now = Math.floor(clock.now().getTime() / MINUTE)
    if (now !== minute) {
      counts.clear()
      minute = now
    }
    const count = counts.get(address) ?? 0
    if (count >= ACTIONS_PER_MINUTE || (count === 0 && counts.size >= MOST_ADDRESSES)) return true
    counts.set(address, count + 1)
    return false
  }
}
