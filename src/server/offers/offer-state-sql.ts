import { type SQL, sql } from 'drizzle-orm'
import type { OfferState } from '#contract/offer-dates.ts'
import { parameter } from '../database/prepared.ts'

/** Placeholder of prepared statements for the date in the town. */
const TODAY = parameter('today', 'text')
/** Stands for a missing last day: dates are compared as text. */
const NO_END = sql`'9999'`

/** Matches offers whose dates include today, whatever their weekdays. `table`: `offers` or its alias. */
export function runningToday(table: string, today: SQL = TODAY): SQL {
  const { starts, ends, ended } = columnsOf(table)
  return sql`(${starts} is null or ${starts} <= ${today}) and (${ends} is null or ${ends} >= ${today})
    and not ${ended}`
}

/** FROM and WHERE clauses: the offers with a first or last day that are valid today. */
export const FROM_DATED_TODAY = sql`from offers dated
  where dated.deleted_at is null and (dated.starts_on is not null or dated.ends_on is not null)
    and not dated.ended
    and coalesce(dated.ends_on, ${NO_END}) >= ${TODAY}
    and (dated.starts_on is null or dated.starts_on <= ${TODAY})`

/** Prevents a subquery for most shops, which have no offers with dates. */
const HAS_DATED = sql`published_commerces.offers > published_commerces.undated_offers`

export const OFFER_COUNT_TODAY = sql<number>`(published_commerces.undated_offers + case when ${HAS_DATED} then (
  select count(*)::int ${FROM_DATED_TODAY} and dated.commerce = published_commerces.commerce
) else 0 end)`

export const HAS_OFFERS_TODAY = sql`(published_commerces.undated_offers > 0
  or ${HAS_DATED} and published_commerces.commerce in (select dated.commerce ${FROM_DATED_TODAY}))`

export function inState(state: OfferState, today: SQL): SQL {
  const { starts, ends, ended } = columnsOf('offers')
  const begun = sql`coalesce(${starts}, '') <= ${today}`
  return {
    scheduled: sql`${starts} > ${today}`,
    running: sql`${begun} and not ${ended} and coalesce(${ends}, ${NO_END}) > ${today}`,
    ends_today: sql`${begun} and not ${ended} and ${ends} = ${today}`,
    ended: sql`${begun} and (${ended} or ${ends} < ${today})`,
  }[state]
}

function columnsOf(table: string) {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  return { starts: column('starts_on'), ends: column('ends_on'), ended: column('ended') }
}
