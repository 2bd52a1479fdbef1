import { sql } from 'drizzle-orm'

/** A token that changes when the shop's row, as the API returns it, may have changed. */
export type CommerceRevision = { id: number; revision: string }

/**
 * Expression of the revision. `xmin` is the transaction that wrote a row (PostgreSQL manual, "System Columns"), the
 * shop's own first. A count of offers with a sign marks a shop that is not published. Photos need no part, because
 * their hash never changes. Raw names, because Drizzle omits the table's name in a statement without a join.
 */
const REVISION = `concat_ws(' ', commerces.xmin, applications.xmin, users.xmin,
  published_commerces.offers, case when published_commerces.commerce is null then
    (select '-' || count(*) from offers where offers.commerce = commerces.id and offers.deleted_at is null) end)`

export const revisionColumns = {
  id: sql<number>`commerces.id`,
  revision: sql<string>`${sql.raw(REVISION)}`,
}
