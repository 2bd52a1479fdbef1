import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Report, ReportQuery } from '#contract/reports.ts'
import type { Db } from '../database/open.ts'
import {
  commerces,
  offers,
  outbox,
  publishedCommerces,
  reports,
  users,
} from '../database/schema.ts'
import { containPhrase } from '../database/words.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { rowListOf } from '../http/row-list.ts'

const owners = alias(users, 'owners')
export const shopId = sql<number | null>`coalesce(${reports.commerce}, ${offers.commerce})`

const columns = {
  id: reports.id,
  commerce: shopId,
  offer: reports.offer,
  object: reports.object,
  commerce_name: sql<string>`case when ${reports.offer} is null then '' else coalesce(${commerces.name}, '') end`,
  kind: reports.kind,
  text: reports.text,
  name: reports.name,
  email: reports.email,
  minors: reports.minors,
  created_at: reports.created_at,
  reported_state: sql<Report['reported_state']>`case
    when ${commerces.id} is null or ${commerces.deleted_at} is not null or ${offers.deleted_at} is not null then 'gone'
    when ${publishedCommerces.commerce} is null then 'hidden'
    else 'published' end`,
  owner_email: owners.email,
  decision: reports.decision,
  reason: reports.reason,
  decided_at: reports.decided_at,
  decided_by: users.username,
  mail_state: outbox.state,
}

export function matching({ id, state, kind, commerce, offer, search }: ReportQuery) {
  return and(
    withIds(reports.id, id),
    state && (state === 'decided' ? isNotNull : isNull)(reports.decided_at),
    kind && eq(reports.kind, kind),
    commerce === undefined ? undefined : eq(shopId, commerce),
    offer === undefined ? undefined : eq(reports.offer, offer),
    containPhrase(
      search,
      reports.object,
      commerces.name,
      reports.text,
      reports.name,
      reports.email,
      reports.reason,
    ),
  )
}

function select(db: Db) {
  return db
    .select(columns)
    .from(reports)
    .leftJoin(offers, eq(offers.id, reports.offer))
    .leftJoin(commerces, eq(commerces.id, shopId))
    .leftJoin(publishedCommerces, eq(publishedCommerces.commerce, commerces.id))
    .leftJoin(owners, and(eq(owners.id, commerces.owner_id), isNull(owners.deleted_at)))
    .leftJoin(users, eq(users.id, reports.decided_by))
    .leftJoin(outbox, eq(outbox.id, reports.decision_mail))
}

/** Undecided reports first: about abuse of minors, other illegal content, then by age. Decided ones newest first. */
const MOST_URGENT_FIRST = [
  isNotNull(reports.decided_at),
  sql`case when ${reports.decided_at} is null then ${reports.minors} end desc`,
  sql`case when ${reports.decided_at} is null then ${reports.kind} = 'illegal' end desc`,
  sql`case when ${reports.decided_at} is null then ${reports.created_at} end`,
  desc(reports.decided_at),
  reports.id,
]

export function listReports(db: Db, query: ReportQuery) {
  return rowListOf(
    db,
    () => select(db).where(matching(query)),
    sortedBy(columns, query.ordering, reports.id) ?? MOST_URGENT_FIRST,
  )
}

export async function findReport(db: Db, id: number): Promise<Report | undefined> {
  const [found] = await select(db).where(eq(reports.id, id))
  return found
}

/** The caller must have locked the report's shop. */
export async function lockReport(db: Db, id: number): Promise<Report | undefined> {
  await db.select({ id: reports.id }).from(reports).where(eq(reports.id, id)).for('no key update')
  return findReport(db, id)
}
