import { LRUCache } from 'lru-cache'

/** Keys, some 100 bytes each. */
const MAX_KEYS = 5_000

/**
 * Tells whether a key was asked for before (the doorkeeper of TinyLFU caches): what is read once is not worth keeping.
 * It would push out what is read often, and grow old before it is thrown away, which costs the garbage collector most.
 */
export function openDoorkeeper(): (key: string) => boolean {
  const asked = new LRUCache<string, true>({ max: MAX_KEYS })
  return (key) => {
    const isKnown = asked.get(key) === true
    if (!isKnown) asked.set(key, true)
    return isKnown
  }
}
