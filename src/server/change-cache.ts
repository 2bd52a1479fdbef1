import { LRUCache } from 'lru-cache'
import type { DirectoryChanges } from './directory-changes.ts'
import { openDoorkeeper } from './queues/doorkeeper.ts'

/** What reads of shops found, until something changes. */
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
 * As current as kept pages are: whoever wrote has waited until the change is counted, and where other instances
 * run they are asked first. What was read during a change is not kept, nor rows that are read for the first time.
 */
export function openChangeCache(
  changes: DirectoryChanges,
  versionOf: 'version' | 'membership' = 'version',
): ChangeCache {
  const cache = new LRUCache<string, { found: unknown }>({ maxSize: MAX_ROWS })
  const isAskedAgain = openDoorkeeper()
  let version: number | undefined
  return {
    async of(key, read, size = () => 1) {
      await changes.current()
      const present = changes[versionOf]()
      if (present === undefined) return await read()
      if (present !== version) cache.clear()
      version = present
      const known = cache.get(key)
      if (known) return known.found as Awaited<ReturnType<typeof read>>
      const isWorthKeeping = versionOf === 'membership' || isAskedAgain(key)
      const found = await read()
      if (isWorthKeeping && version === present && changes[versionOf]() === present) {
        cache.set(key, { found }, { size: Math.max(1, size(found)) })
      }
      return found
    },
  }
}
