import { LRUCache } from 'lru-cache'
import { throttled } from '../errors.ts'

const MOST = 100
const QUARTER_HOUR = 15 * 60_000
/** Counted IP addresses, those of the last refusals. */
const MAX_ADDRESSES = 10_000

/**
 * Limits the bodies that one IP address sends in vain without being signed in, because reading a large one costs up to a
 * tenth of a second. Each instance counts its own.
 */
export function openRefusals() {
  const refused = new LRUCache<string, number>({
    max: MAX_ADDRESSES,
    ttl: QUARTER_HOUR,
    noUpdateTTL: true,
  })
  return {
    /** Throws 429 when too many bodies of `key` have been refused. */
    check(key: string): void {
      if ((refused.get(key) ?? 0) < MOST) return
      throw throttled(Math.max(1, Math.ceil(refused.getRemainingTTL(key) / 1000)))
    },
    count(key: string): void {
      refused.set(key, (refused.get(key) ?? 0) + 1)
    },
  }
}
