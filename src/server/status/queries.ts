import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { DEFAULT_BYTES } from '../photos/photo-quota.ts'

/** What is stored takes, in bytes, and the clock of the database. */
export async function readSizes(db: Db) {
  const { rows } = await db.execute<{
    database_bytes: number
    photos: number
    photo_bytes: number
    now: string
  }>(sql`
    select pg_database_size(current_database())::float8 as database_bytes,
      count(*)::int as photos,
      coalesce(sum(coalesce(bytes, ${DEFAULT_BYTES}::int)), 0)::float8 as photo_bytes,
      clock_timestamp() as now
    from photos`)
  const { now, ...sizes } = rows[0]!
  return { ...sizes, databaseTime: new Date(now) }
}
