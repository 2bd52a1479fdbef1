import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../database/open.ts'
import { MAX_STALE_SECONDS } from '../directory-changes.ts'
import type { Services } from '../services.ts'

const selectPublicPhotos = (condition: (photo: SQL) => SQL) => sql`
  select used.photo from published_commerces join commerces used on used.id = published_commerces.commerce
  where ${condition(sql`used.photo`)}
  union all
  select used.photo from published_commerces
  join commerce_photos used on used.commerce = published_commerces.commerce
  where used.deleted_at is null and ${condition(sql`used.photo`)}
  union all
  select used.photo from offers used join published_commerces on published_commerces.commerce = used.commerce
  where used.deleted_at is null and ${condition(sql`used.photo`)}`

export async function listPublicPhotos(db: Db, hashes: string[]): Promise<Set<string>> {
  const among = (used: SQL) => sql`${used} = any(${sql.param(hashes)}::text[])`
  const { rows } = await db.execute<{ photo: string }>(selectPublicPhotos(among))
  return new Set(rows.map(({ photo }) => photo))
}

/** Each cached hash takes about 100 bytes. */
const MAX_CACHED = 20_000

/** Caches which photos are public. While the database is unreachable, photos are served as long as stale pages. */
export function openPublicPhotos({ db, changes }: Pick<Services, 'db' | 'changes'>) {
  const cached = new LRUCache<string, boolean>({ max: MAX_CACHED })
  let version: number | undefined
  return async (hash: string): Promise<boolean> => {
    // Waits until `version` counts all earlier commits.
    await changes.current()
    const currentVersion = changes.version()
    if (currentVersion !== undefined && currentVersion !== version) {
      version = currentVersion
      cached.clear()
    }
    const wasPublic = cached.get(hash)
    if (currentVersion !== undefined && wasPublic !== undefined) return wasPublic
    try {
      return await lookUp(hash, currentVersion)
    } catch (error) {
      const last = changes.lastKnown()
      const isStale = last && last.version === version && last.seconds <= MAX_STALE_SECONDS
      if (wasPublic && isStale) return true
      throw error
    }
  }

  async function lookUp(hash: string, currentVersion: number | undefined): Promise<boolean> {
    const isPublic = (await listPublicPhotos(db, [hash])).has(hash)
    // A query during a change may return the old state, so its result is not cached.
    if (currentVersion !== undefined && changes.version() === currentVersion)
      cached.set(hash, isPublic)
    return isPublic
  }
}
