import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { DEFAULT_BYTES } from '../photos/photo-quota.ts'

/** Reads the sizes of database and photos in bytes, and the clock of the database. */
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
    from photos where hash <> ''`)
  const { now, ...sizes } = rows[0]!
  return { ...sizes, databaseTime: new Date(now) }
}

/** Lists groups of accounts or categories whose names look the same, each with its e-mail or id. */
export async function listLookalikes(db: Db): Promise<{ names: string[] }[]> {
  const { rows } = await db.execute<{ names: string[] }>(sql`
    select array_agg('«' || name || '» (' || mark || ')' order by id) as names from (
      select 'user' as kind, id, username as name, email as mark from users
      where activated_at is not null and deleted_at is null
      union all
      select 'category', id, name, 'categoría ' || id from categories where deleted_at is null
    ) as named
    group by kind, name_skeleton(name) having count(*) > 1
    order by kind desc, min(id) limit 5`)
  return rows
}
