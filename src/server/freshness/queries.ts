import { and, asc, eq, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import {
  FRESHNESS_ISSUES,
  FRESHNESS_STATES,
  type Freshness,
  type FreshnessIssue,
  type FreshnessQuery,
  type FreshnessState,
  type FreshnessSummary,
  type UnconfirmedCommerce,
} from '#contract/freshness.ts'
import { CONFIRMED_AT } from '../commerces/confirmed-at.ts'
import type { Db } from '../database/open.ts'
import { commerces, dataChecks, publishedCommerces, users } from '../database/schema.ts'
import { containsWords } from '../database/words.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { type RowList, rowListOf } from '../http/row-list.ts'
import type { FreshnessPeriods } from './periods.ts'

/** Joins the question to the owner, if it was mailed after the last confirmation. */
export const CURRENT_QUESTION = and(
  eq(dataChecks.commerce, publishedCommerces.commerce),
  sql`${dataChecks.asked_at} > ${CONFIRMED_AT}`,
)!

const UNDECIDED_REPORTS = sql`(select coalesce(reports.commerce, offers.commerce) as commerce, count(*)::int as reports
  from reports left join offers on offers.id = reports.offer
  where reports.decided_at is null group by 1) as waiting`

const selectOldOffers = ({ oldIfUpdatedBefore, oldIfEndedBefore }: FreshnessPeriods) =>
  sql`(select commerce, count(*)::int as offers from offers
    where deleted_at is null and (ends_on < ${oldIfEndedBefore}
      or ends_on is null and updated_at < ${oldIfUpdatedBefore}::timestamptz)
    group by 1) as old`

/** Whether mails to the owner fail, and (UNWANTED) whether the owner wants no mails about data. */
export const UNDELIVERABLE = sql<boolean>`coalesce(${users.email} in (select recipient from outbox where state = 'dead'), false)`
const UNWANTED = sql<boolean>`coalesce('commerce_data' = any(${users.unwanted_mails}), false)`
const OLD_OFFERS = sql<number>`coalesce(old.offers, 0)`
export const REPORTS = sql<number>`coalesce(waiting.reports, 0)`
const HAS_HOURS = sql<boolean>`${commerces.hours} is not null`
const HAS_PLACE = sql<boolean>`${commerces.latitude} is not null`
const HAS_PHOTO = sql<boolean>`${commerces.photo} <> ''`

function stateAt({ unconfirmed, unanswered, maxAsked }: FreshnessPeriods) {
  return sql<FreshnessState>`case
    when ${CONFIRMED_AT} >= ${unconfirmed}::timestamptz then 'confirmed'
    when ${dataChecks.closed_at} is not null or ${users.id} is null or ${UNWANTED} or ${UNDELIVERABLE} or ${REPORTS} > 0
      then 'doubtful'
    when ${dataChecks.asked_at} is null then 'due'
    when ${dataChecks.times_asked} >= ${maxAsked} and ${dataChecks.asked_at} < ${unanswered}::timestamptz
      then 'doubtful'
    else 'asked' end`
}

function columnsAt(periods: FreshnessPeriods) {
  return {
    id: commerces.id,
    name: commerces.name,
    category: commerces.category,
    n_tlf: commerces.n_tlf,
    contact_mail: commerces.contact_mail,
    owner_email: users.email,
    confirmed_at: CONFIRMED_AT,
    state: stateAt(periods),
    asked_at: dataChecks.asked_at,
    times_asked: sql<number>`coalesce(${dataChecks.times_asked}, 0)`,
    says_closed: sql<boolean>`${dataChecks.closed_at} is not null`,
    is_unwanted: UNWANTED,
    is_undeliverable: UNDELIVERABLE,
    reports: REPORTS,
    facts: commerces.facts,
    has_hours: HAS_HOURS,
    has_place: HAS_PLACE,
    has_photo: HAS_PHOTO,
    old_offers: OLD_OFFERS,
  }
}

const ISSUES: Record<FreshnessIssue, (periods: FreshnessPeriods) => SQL> = {
  unconfirmed: ({ unconfirmed }) => sql`${CONFIRMED_AT} < ${unconfirmed}::timestamptz`,
  no_hours: () => not(HAS_HOURS),
  no_place: () => not(HAS_PLACE),
  no_photo: () => not(HAS_PHOTO),
  old_offers: () => sql`${OLD_OFFERS} > 0`,
}

export function selectFreshness(db: Db, periods: FreshnessPeriods, columns: SelectedFields) {
  return db
    .select(columns)
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .leftJoin(users, and(eq(users.id, commerces.owner_id), isNull(users.deleted_at)))
    .leftJoin(dataChecks, CURRENT_QUESTION)
    .leftJoin(UNDECIDED_REPORTS, sql`waiting.commerce = ${commerces.id}`)
    .leftJoin(selectOldOffers(periods), sql`old.commerce = ${commerces.id}`)
}

export function matchingFreshness(
  { id, issue, state, search }: FreshnessQuery,
  periods: FreshnessPeriods,
) {
  return and(
    withIds(commerces.id, id),
    issue && ISSUES[issue](periods),
    state && sql`${stateAt(periods)} = ${state}`,
    containsWords(commerces.normalized, search),
  )
}

/** Lists shops, by default the doubtful ones first, and then by the time since the last confirmation. */
export function listFreshness(db: Db, periods: FreshnessPeriods, query: FreshnessQuery) {
  const columns = columnsAt(periods)
  const defaultOrder = [sql`${columns.state} <> 'doubtful'`, asc(CONFIRMED_AT), asc(commerces.id)]
  return rowListOf(
    db,
    () => selectFreshness(db, periods, columns).where(matchingFreshness(query, periods)),
    sortedBy(columns, query.ordering, commerces.id) ?? defaultOrder,
  ) as RowList<Freshness>
}

export async function findFreshness(
  db: Db,
  periods: FreshnessPeriods,
  id: number,
): Promise<Freshness | undefined> {
  const [found] = await selectFreshness(db, periods, columnsAt(periods)).where(eq(commerces.id, id))
  return found as Freshness | undefined
}

export async function summarizeFreshness(
  db: Db,
  periods: FreshnessPeriods,
): Promise<FreshnessSummary> {
  const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const states = FRESHNESS_STATES.map(
    (state) => [state, countIf(sql`${stateAt(periods)} = ${state}`)] as const,
  )
  const issues = FRESHNESS_ISSUES.map((issue) => [issue, countIf(ISSUES[issue](periods))] as const)
  const columns = {
    total: sql<number>`count(*)::int`,
    ...Object.fromEntries([...states, ...issues]),
  }
  const [found] = await selectFreshness(db, periods, columns)
  return found as FreshnessSummary
}

/** Returns the shops of an owner, the longest unconfirmed first. */
export async function listUnconfirmed(
  db: Db,
  { unconfirmed }: FreshnessPeriods,
  owner: number,
): Promise<UnconfirmedCommerce[]> {
  return await db
    .select({
      id: commerces.id,
      name: commerces.name,
      facts: commerces.facts,
      confirmed_at: CONFIRMED_AT,
    })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .where(and(eq(commerces.owner_id, owner), lt(CONFIRMED_AT, unconfirmed)))
    .orderBy(asc(CONFIRMED_AT), asc(commerces.id))
}
