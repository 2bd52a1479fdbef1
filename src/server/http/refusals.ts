import { LRUCache } from 'lru-cache'
import { throttled } from '../errors.ts'

const MAX_REFUSALS = 100
const QUARTER_HOUR = 15 * 60_000
/** Limit of the cached counts. The least recent addresses are dropped. */
const MAX_ADDRESSES = 10_000

/**
 * Limits refused bodies of each IP address without a session, because reading a large one takes up to a tenth of a
 * second. Each instance counts separately.
 */
export function openRefusals() {
  const refused = new LRUCache<string, number>({
    max: MAX_ADDRESSES,
    ttl: QUARTER_HOUR,
    noUpdateTTL: true,
  })
  return {
    /** Throws 429 if too many bodies of `key` were refused. */
    check(key: string): void {
      if ((refused.get(key) ?? 0) < MAX_REFUSALS) return
      throw throttled(Math.max(1, Math.ceil(refused.getRemainingTTL(key) / 1000)))
    },
    count(key: string): void {
      refused.set(key, (refused.get(key) ?? 0) + 1)
    },
  }
}
