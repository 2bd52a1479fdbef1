import { LRUCache } from 'lru-cache'
import type { Clock } from '../time/clock.ts'

const MAX_ADDRESSES = 10_000

/** Maximum number of requests of an IP address within these seconds after the first request. */
type Limit = { max: number; seconds: number }

export function openIpLimit(clock: Clock, { max, seconds }: Limit) {
  const counts = new LRUCache<string, number>({
    max: MAX_ADDRESSES,
    ttl: seconds * 1000,
    // An entry expires after the first request, not after the last.
    noUpdateTTL: true,
    perf: { now: () => clock.now().getTime() },
    // Otherwise the cache reads the clock at most once in a millisecond.
    ttlResolution: 0,
  })
  return {
    /** Returns the seconds until the address may send another request, or 0. */
    secondsToWait(address: string): number {
      if ((counts.get(address) ?? 0) < max) return 0
      return Math.max(1, Math.ceil(counts.getRemainingTTL(address) / 1000))
    },
    count(address: string): void {
      counts.set(address, (counts.get(address) ?? 0) + 1)
    },
  }
}
