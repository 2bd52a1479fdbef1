import { LRUCache } from 'lru-cache'
import type { Clock } from '../time/clock.ts'

/** Addresses that are remembered: the last ones. */
const MAX_ADDRESSES = 10_000

type Limit = {
  /** Times, in so many seconds from the first on. */
  most: number
  seconds: number
}

/** Limits how often an IP address does something, in the memory of this instance. */
export function openAddressLimit(clock: Clock, { most, seconds }: Limit) {
  const counts = new LRUCache<string, number>({
    max: MAX_ADDRESSES,
    ttl: seconds * 1000,
    noUpdateTTL: true,
    perf: { now: () => clock.now().getTime() },
  })
  return {
    /** Seconds until the address may do it again; 0: it may now. */
    wait(address: string): number {
      if ((counts.get(address) ?? 0) < most) return 0
      return Math.max(1, Math.ceil(counts.getRemainingTTL(address) / 1000))
    },
    count(address: string): void {
      counts.set(address, (counts.get(address) ?? 0) + 1)
    },
  }
}
