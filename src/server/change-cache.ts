import { LRUCache } from 'lru-cache'
import type { DirectoryChanges } from './directory-changes.ts'

/** A cache for results of reads. It is cleared when anything in the directory changes. */
export type ChangeCache = {
  /** Returns the result of `read`, cached until `period`, any number, is another one. `size` is in rows. */
  of<Found>(
    key: string,
    read: () => Promise<Found>,
    size?: (found: Found) => number,
    period?: number,
  ): Promise<Found>
}

/** Limit of all cached results: a list of 30,000 shops (eight rows each) and some pages, about 90 MB. */
const MAX_ROWS = 250_000

/** Never stale: `changes` has a new version before a write is answered. Reads during a write are not cached. */
export function openChangeCache(changes: DirectoryChanges): ChangeCache {
  const cache = new LRUCache<string, { found: unknown; period: number }>({ maxSize: MAX_ROWS })
  let version: number | undefined
  return {
    async of(key, read, size = () => 1, period = 0) {
      await changes.current()
      const currentVersion = changes.version()
      // Undefined while changes are not observed.
      if (currentVersion === undefined) return await read()
      if (currentVersion !== version) cache.clear()
      version = currentVersion
      const cached = cache.get(key)
      if (cached?.period === period) return cached.found as Awaited<ReturnType<typeof read>>
      const found = await read()
      if (version === currentVersion && changes.version() === currentVersion) {
        cache.set(key, { found, period }, { size: Math.max(1, size(found)) })
      }
      return found
    },
  }
}
