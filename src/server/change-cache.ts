import { LRUCache } from 'lru-cache'
import type { DirectoryChanges } from './directory-changes.ts'

/** Caches what reads found until something in the directory changes. */
export type ChangeCache = {
  /** `size` counts rows, or what takes as much memory. */
  of<Found>(
    key: string,
    read: () => Promise<Found>,
    size?: (found: Found) => number,
  ): Promise<Found>
}

/** Rows of lists; some 10 MB. */
const MAX_ROWS = 50_000

/**
 * Never stale: a write is answered after its change is counted, and where other instances run they are asked first.
 * What was read during a change is not cached.
 */
export function openChangeCache(changes: DirectoryChanges): ChangeCache {
  const cache = new LRUCache<string, { found: unknown }>({ maxSize: MAX_ROWS })
  let version: number | undefined
  return {
    async of(key, read, size = () => 1) {
      await changes.current()
      const present = changes.version()
      if (present === undefined) return await read()
      if (present !== version) cache.clear()
      version = present
      const known = cache.get(key)
      if (known) return known.found as Awaited<ReturnType<typeof read>>
      const found = await read()
      if (version === present && changes.version() === present) {
        cache.set(key, { found }, { size: Math.max(1, size(found)) })
      }
      return found
    },
  }
}
