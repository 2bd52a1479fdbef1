import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { InboxKind } from '#contract/inbox.ts'
import type { Modules } from '#contract/modules.ts'
import { shop as appealedShopId, matchingAppeals, mayAnswer } from '../appeals/queries.ts'
import { matching as matchingApplications } from '../applications/queries.ts'
import { CONFIRMED_AT } from '../commerces/confirmed-at.ts'
import type { Db } from '../database/open.ts'
import {
  applications,
  commerces,
  dataChecks,
  messages,
  offers,
  proposals,
  reports,
  restrictions,
  suggestions,
  users,
} from '../database/schema.ts'
import type { FreshnessPeriods } from '../freshness/periods.ts'
import { matchingFreshness, REPORTS, selectFreshness, UNDELIVERABLE } from '../freshness/queries.ts'
import { matching as matchingMessages } from '../messages/queries.ts'
import { matching as matchingReports, shopId as reportedShopId } from '../reports/queries.ts'
import { isUndecided } from '../suggestions/queries.ts'

/** The administrator who reads the inbox. */
export type InboxReader = { id: number; now: Date; periods: FreshnessPeriods; modules: Modules }

type Columns = {
  id: SQLWrapper
  since: SQLWrapper
  title: SQLWrapper
  facts: SQL
  commerce: SQLWrapper
  is_urgent?: SQL
}

/** Returns the columns in a fixed order, as a union requires. */
function columnsOf(kind: InboxKind, { id, since, title, facts, commerce, is_urgent }: Columns) {
  return {
    kind: sql<InboxKind>`${sql.raw(`'${kind}'`)}`.as('kind'),
    id: sql<number>`${id}`.as('id'),
    since: sql<string>`${since}`.as('since'),
    is_urgent: sql<boolean>`${is_urgent ?? sql`false`}`.as('is_urgent'),
    title: sql<string>`${title}`.as('title'),
    facts: sql`${facts}`.as('facts'),
    commerce: sql<number | null>`${commerce}`.as('commerce'),
  }
}

const MAX_CHARACTERS = 160
const excerptOf = (text: SQLWrapper) => sql`left(${text}, ${sql.raw(String(MAX_CHARACTERS))})`

/** Selects all waiting items, even postponed items. Appeals wait even if appeals are off: mailed links still work. */
export function waitingItems(db: Db, reader: InboxReader): SQL {
  return sql.join(
    [
      applicationItems(db),
      proposalItems(db),
      messageItems(db),
      ...(reader.modules.reports ? [reportItems(db)] : []),
      appealItems(db, reader),
      suggestionItems(db),
      unconfirmedItems(db, reader),
    ].map((select) => sql`${select}`),
    sql` union all `,
  )
}

const applicationItems = (db: Db) =>
  db
    .select(
      columnsOf('application', {
        id: applications.pk,
        since: applications.submitted_at,
        title: commerces.name,
        facts: sql`null::jsonb`,
        commerce: commerces.id,
      }),
    )
    .from(applications)
    .innerJoin(commerces, eq(commerces.id, applications.commerce))
    .leftJoin(users, eq(users.id, commerces.owner_id))
    .where(matchingApplications({ state: 'PE' }))

const proposalItems = (db: Db) =>
  db
    .select(
      columnsOf('change', {
        id: proposals.id,
        since: proposals.created_at,
        title: commerces.name,
        facts: sql`jsonb_path_query_array(${proposals.changes}, '$[*].field')`,
        commerce: commerces.id,
      }),
    )
    .from(proposals)
    .innerJoin(commerces, eq(commerces.id, proposals.commerce))
    .where(and(eq(proposals.state, 'open'), isNull(commerces.deleted_at)))

const messageItems = (db: Db) =>
  db
    .select(
      columnsOf('message', {
        id: messages.id,
        since: messages.created_at,
        title: messages.subject,
        facts: sql`to_jsonb(${excerptOf(messages.message)})`,
        commerce: sql`null::integer`,
      }),
    )
    .from(messages)
    .where(matchingMessages({ state: 'unanswered' }))

const reportItems = (db: Db) =>
  db
    .select(
      columnsOf('report', {
        id: reports.id,
        since: reports.created_at,
        is_urgent: sql`${reports.minors} or ${reports.kind} = 'illegal'`,
        title: reports.object,
        facts: sql`jsonb_build_object('kind', ${reports.kind}, 'minors', ${reports.minors})`,
        commerce: reportedShopId,
      }),
    )
    .from(reports)
    .leftJoin(offers, eq(offers.id, reports.offer))
    .leftJoin(commerces, eq(commerces.id, reportedShopId))
    .where(matchingReports({ state: 'waiting' }))

const appealItems = (db: Db, { id }: InboxReader) =>
  db
    .select(
      columnsOf('appeal', {
        id: restrictions.id,
        since: restrictions.appealed_at,
        title: restrictions.object,
        facts: sql`to_jsonb(${restrictions.kind})`,
        commerce: appealedShopId,
      }),
    )
    .from(restrictions)
    .leftJoin(offers, eq(offers.id, restrictions.offer))
    .leftJoin(commerces, eq(commerces.id, appealedShopId))
    .where(and(matchingAppeals({ state: 'waiting' }), mayAnswer(id)))

const suggestionItems = (db: Db) =>
  db
    .select(
      columnsOf('suggestion', {
        id: suggestions.id,
        since: suggestions.created_at,
        title: suggestions.name,
        facts: sql`to_jsonb(${suggestions.street})`,
        commerce: sql`null::integer`,
      }),
    )
    .from(suggestions)
    .where(isUndecided)

/** `since`: when the data became too old, or when the owner was last asked about them, whichever is later. */
function unconfirmedItems(db: Db, { now, periods }: InboxReader) {
  const maxAgeSeconds = (now.getTime() - Date.parse(periods.unconfirmed)) / 1000
  return selectFreshness(
    db,
    periods,
    columnsOf('unconfirmed', {
      id: commerces.id,
      since: sql`greatest(${CONFIRMED_AT} + make_interval(secs => ${maxAgeSeconds}), ${dataChecks.asked_at})`,
      title: commerces.name,
      facts: sql`jsonb_build_object('says_closed', ${dataChecks.closed_at} is not null, 'has_reports', ${REPORTS} > 0,
        'has_owner', ${users.id} is not null, 'is_undeliverable', ${UNDELIVERABLE}, 'confirmed_at', ${CONFIRMED_AT})`,
      commerce: commerces.id,
    }),
  ).where(matchingFreshness({ issue: 'unconfirmed', state: 'doubtful' }, periods))
}
