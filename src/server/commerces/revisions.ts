import { sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { batched } from '../database/batched.ts'
import type { Db } from '../database/open.ts'
import { parameter, prepared } from '../database/prepared.ts'
import type { Viewer } from '../http/access.ts'

/** A token that changes when the shop's row, as the API returns it, may have changed. */
export type CommerceRevision = { id: number; revision: string }

/**
 * Expression of the revision. `xmin` is the transaction that wrote a row (PostgreSQL manual, "System Columns"), the
 * shop's own first. A count of offers with a sign marks a shop that is not published. Photos need no part, because
 * their hash never changes. Raw names, because Drizzle omits the table's name in a statement without a join.
 */
export const REVISION = `concat_ws(' ', commerces.xmin, applications.xmin, users.xmin,
  published_commerces.offers, case when published_commerces.commerce is null then
    (select '-' || count(*) from offers where offers.commerce = commerces.id and offers.deleted_at is null) end)`

export const revisionColumns = {
  id: sql<number>`commerces.id`,
  revision: sql<string>`${sql.raw(REVISION)}`,
}

/** Joins each row by its own look-up, however many rows PostgreSQL expects. */
const LOOKUPS = sql`join lateral (select xmin, id, owner_id from commerces
    where commerces.id = page.id limit 1) commerces on true
  join lateral (select xmin from applications where commerce = page.id limit 1) applications on true
  left join lateral (select xmin from users
    where users.id = commerces.owner_id limit 1) users on true
  left join lateral (select commerce, offers from published_commerces
    where commerce = page.id limit 1) published_commerces on true`

const asked = sql<number>`asked.place::int`

/** Returns undefined for a shop that does not exist or belongs to another owner. */
export async function findRevision(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<CommerceRevision | undefined> {
  return await revisionOf(db, { id, owner: viewer.role === ADMINISTRATOR ? null : viewer.id })
}

const revisionOf = batched<{ id: number; owner: number | null }, CommerceRevision | undefined>(
  async (db, keys) => {
    const rows = await revisionsStatement(db).execute({
      ids: keys.map(({ id }) => id),
      owners: keys.map(({ owner }) => owner),
    })
    const byPlace = new Map(rows.map((row) => [row.asked, row]))
    return keys.map((_key, at) => byPlace.get(at + 1))
  },
)

const revisionsStatement = prepared((db) =>
  db
    .select({ asked, ...revisionColumns })
    .from(
      sql`unnest(${parameter('ids', 'int[]')}, ${parameter('owners', 'int[]')})
        with ordinality as asked (id, owner, place)
        join lateral (select id from commerces where commerces.id = asked.id and deleted_at is null
          and (asked.owner is null or owner_id = asked.owner) limit 1) page on true ${LOOKUPS}`,
    )
    .prepare('find_commerce_revisions'),
)
