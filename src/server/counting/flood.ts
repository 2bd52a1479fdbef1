import type { Clock } from '../time/clock.ts'

/** Limit for each address. Many phones may share one address. */
export const ACTIONS_PER_MINUTE = 60
const MINUTE = 60_000
/** Limit of counted addresses. Beyond it, further addresses are refused until the minute is over. */
const MAX_ADDRESSES = 50_000

/** Limits actions of an address. In memory, so that a flood causes no writes to the database. */
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
    if (count >= ACTIONS_PER_MINUTE || (count === 0 && counts.size >= MAX_ADDRESSES)) return true
    counts.set(address, count + 1)
    return false
  }
}
