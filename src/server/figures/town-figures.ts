import { and, asc, between, desc, eq, gt, inArray, isNull, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { comparedPeriods } from '#contract/figure-periods.ts'
import {
  type DayFigures,
  FEWEST_COMMERCES,
  type FiguresQuery,
  type Period,
  type TownFigures,
  totalOf,
  wordOfFilter,
} from '#contract/figures.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import { OFFER_TIMES } from '#contract/offer-dates.ts'
import { CONFIRMED_AT } from '../commerces/confirmed-at.ts'
import { columnsOf } from '../database/columns-of.ts'
import type { Db } from '../database/open.ts'
import {
  applications,
  categories,
  commerceCategories,
  commerces,
  offers,
  publishedCommerces,
  searchFigures,
  townFigures,
} from '../database/schema.ts'
import { periodsOf } from '../freshness/periods.ts'
import { isOn } from '../modules.ts'
import { runningToday } from '../offers/offer-state-sql.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { todayOf } from '../today.ts'
import { COUNT_COLUMNS, everyDay, sumsOf } from './sums.ts'

const WHOLE_TOWN = 0
const MAX_SEARCHES = 20
const ZERO_SUMS = { category: undefined, ...totalOf([]) }

/** Leaves out sums of fewer than `FEWEST_COMMERCES` shops, because they would reveal the figures of one shop. */
export async function readTownFigures(services: Services, query: FiguresQuery) {
  const { db } = services
  const today = todayOf(services)
  const { current, before } = comparedPeriods(query, today)
  const instants = instantsOf(services, current)
  const [since, shopCounts, offerCounts, applicationCounts, categoryRows, searches, filterCounts] =
    await Promise.all([
      findFirstDay(db),
      countCommerces(services, instants),
      countOffers(db, today, instants),
      countApplications(db, instants),
      listCategories(db),
      listWithoutResult(db, current),
      countFilters(services, current),
    ])
  const isTownShown = shopCounts.published >= FEWEST_COMMERCES
  const shownCategories = categoryRows.filter(({ commerces: count }) => count >= FEWEST_COMMERCES)
  const shownIds = isTownShown ? [WHOLE_TOWN, ...shownCategories.map(({ id }) => id)] : []
  const [rows, sums, months] = await Promise.all([
    isTownShown ? listDays(db, { from: before.from, to: current.to }) : [],
    sumByCategory(db, current),
    sumByMonth(db, current),
  ])
  const daysBefore = isTownShown ? everyDay(before, rows) : []
  return {
    ...current,
    since,
    commerces: shopCounts,
    offers: { ...offerCounts, asked: filterCounts },
    applications: applicationCounts,
    days: isTownShown ? everyDay(current, rows) : [],
    before: { ...before, ...totalOf(daysBefore) },
    days_before: daysBefore,
    categories: shownCategories
      .map((row) => {
        const { category, ...counts } = sums.find((sum) => sum.category === row.id) ?? ZERO_SUMS
        return { ...row, ...counts }
      })
      .toSorted((a, b) => b.views - a.views),
    months: months.filter(({ category }) => shownIds.includes(category)),
    searches_without_result: searches,
  }
}

type Instants = { start: string; end: string }

function instantsOf({ settings }: Services, { from, to }: Period): Instants {
  const zone = timeZone(settings.present().time_zone)
  const at = (day: PlainDate) => new Date(zone.instantOf(day, 0)).toISOString()
  return { start: at(from), end: at(addDays(to, 1)) }
}

const within = (column: PgColumn, { start, end }: Instants) =>
  sql`(${column} >= ${start} and ${column} < ${end})`

const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

async function findFirstDay(db: Db): Promise<PlainDate | null> {
  const [first] = await db.select({ day: min(townFigures.day) }).from(townFigures)
  return first!.day
}

async function countCommerces(services: Services, instants: Instants) {
  const { unconfirmed } = periodsOf(services)
  const [found] = await services.db
    .select({
      published: sql<number>`count(*)::int`,
      new: countIf(within(applications.decided_at, instants)),
      with_hours: countIf(sql`${commerces.hours} is not null`),
      with_place: countIf(sql`${commerces.latitude} is not null`),
      confirmed: countIf(sql`${CONFIRMED_AT} >= ${unconfirmed}::timestamptz`),
      never_updated: countIf(sql`${CONFIRMED_AT} <= ${applications.decided_at}`),
    })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .innerJoin(applications, eq(applications.commerce, commerces.id))
  return found!
}

async function countOffers(db: Db, today: PlainDate, instants: Instants) {
  const [found] = await db
    .select({
      running: countIf(runningToday('offers', sql`${today}::text`)),
      new: countIf(within(offers.created_at, instants)),
    })
    .from(offers)
    .innerJoin(publishedCommerces, eq(publishedCommerces.commerce, offers.commerce))
    .where(isNull(offers.deleted_at))
  return found!
}

/** Leaves out shops that the office itself added, whose `submitted_at` equals `decided_at`. */
async function countApplications(db: Db, instants: Instants): Promise<TownFigures['applications']> {
  const { status, submitted_at, decided_at } = applications
  const decided = within(decided_at, instants)
  const hours = sql`extract(epoch from ${decided_at} - ${submitted_at}) / 3600`
  const [found] = await db
    .select({
      submitted: countIf(within(submitted_at, instants)),
      accepted: countIf(and(eq(status, 'OK'), decided)!),
      rejected: countIf(and(eq(status, 'RE'), decided)!),
      waiting: countIf(eq(status, 'PE')),
      hours_waited: sql<number | null>`round(percentile_cont(0.5) within group (order by ${hours})
        filter (where ${decided}))::int`,
      longest_hours_waited: sql<number | null>`round(max(${hours}) filter (where ${decided}))::int`,
    })
    .from(applications)
    .innerJoin(commerces, eq(commerces.id, applications.commerce))
    .where(and(isNull(commerces.deleted_at), sql`${decided_at} is distinct from ${submitted_at}`))
  return found!
}

async function listCategories(db: Db) {
  return await db
    .select({
      id: categories.id,
      name: categories.name,
      commerces: sql<number>`count(${publishedCommerces.commerce})::int`,
    })
    .from(categories)
    .innerJoin(commerceCategories, eq(commerceCategories.category, categories.id))
    .innerJoin(publishedCommerces, eq(publishedCommerces.commerce, commerceCategories.commerce))
    .where(isNull(categories.deleted_at))
    .groupBy(categories.id)
    .orderBy(asc(sql`fold(${categories.name})`))
}

async function listDays(db: Db, { from, to }: Period): Promise<DayFigures[]> {
  return await db
    .select({ day: townFigures.day, ...columnsOf(townFigures, COUNT_COLUMNS) })
    .from(townFigures)
    .where(and(eq(townFigures.category, WHOLE_TOWN), between(townFigures.day, from, to)))
}

async function sumByCategory(db: Db, { from, to }: Period) {
  return await db
    .select({ category: townFigures.category, ...sumsOf(townFigures) })
    .from(townFigures)
    .where(and(gt(townFigures.category, WHOLE_TOWN), between(townFigures.day, from, to)))
    .groupBy(townFigures.category)
}

async function sumByMonth(db: Db, { from, to }: Period): Promise<TownFigures['months']> {
  const month = sql<string>`to_char(${townFigures.day}, 'YYYY-MM')`
  return await db
    .select({ month, category: townFigures.category, ...sumsOf(townFigures) })
    .from(townFigures)
    .where(between(townFigures.day, from, to))
    .groupBy(sql`1`, townFigures.category)
    .orderBy(sql`1`, asc(townFigures.category))
}

async function listWithoutResult(db: Db, { from, to }: Period) {
  const count = sql<number>`sum(${searchFigures.without_result})::int`
  return await db
    .select({ text: searchFigures.text, count })
    .from(searchFigures)
    .where(and(gt(searchFigures.without_result, 0), between(searchFigures.day, from, to)))
    .groupBy(searchFigures.text)
    .orderBy(desc(count), asc(searchFigures.text))
    .limit(MAX_SEARCHES)
}

/** Counts uses of the filters by time, which are stored as searches for `wordOfFilter`. */
async function countFilters(services: Services, { from, to }: Period) {
  const words = isOn(services, 'offers') ? OFFER_TIMES.map(wordOfFilter) : []
  const rows = await services.db
    .select({ text: searchFigures.text, count: sql<number>`sum(${searchFigures.count})::int` })
    .from(searchFigures)
    .where(and(inArray(searchFigures.text, words), between(searchFigures.day, from, to)))
    .groupBy(searchFigures.text)
  const counts = new Map(rows.map(({ text, count }) => [text, count]))
  const entries = OFFER_TIMES.map((time) => [time, counts.get(wordOfFilter(time)) ?? 0])
  return Object.fromEntries(entries) as TownFigures['offers']['asked']
}
