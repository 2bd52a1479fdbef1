import { and, asc, between, desc, eq, sql } from 'drizzle-orm'
import { comparedPeriods } from '#contract/figure-periods.ts'
import {
  type DayFigures,
  type FiguresQuery,
  type Period,
  totalOf,
  type WeekFigures,
} from '#contract/figures.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { columnsOf } from '../database/columns-of.ts'
import type { Db } from '../database/open.ts'
import {
  commerceFigures,
  commerceSearchFigures,
  commerces,
  offerFigures,
  offers,
  publishedCommerces,
} from '../database/schema.ts'
import { COUNT_COLUMNS, everyDay, sumsOf } from './sums.ts'

const MAX_SEARCHES = 10

export async function readFigures(db: Db, commerce: number, query: FiguresQuery, today: PlainDate) {
  const { current, before } = comparedPeriods(query, today)
  const [since, rows, offersOfShop, searches] = await Promise.all([
    findFirstDay(db, commerce),
    listDays(db, commerce, { from: before.from, to: current.to }),
    listOffers(db, commerce, current),
    listSearches(db, commerce, current),
  ])
  const daysBefore = everyDay(before, rows)
  return {
    ...current,
    since,
    days: everyDay(current, rows),
    before: { ...before, ...totalOf(daysBefore) },
    days_before: daysBefore,
    offers: offersOfShop,
    searches,
  }
}

export async function listWeeks(db: Db, owner: number, today: PlainDate): Promise<WeekFigures[]> {
  const { current, before } = comparedPeriods({ days: 7, month: undefined }, today)
  const shops = await listPublishedOf(db, owner)
  return await Promise.all(
    shops.map(async ({ id, name }) => {
      const [since, rows] = await Promise.all([
        findFirstDay(db, id),
        listDays(db, id, { from: before.from, to: current.to }),
      ])
      return {
        id,
        name,
        since,
        ...current,
        ...totalOf(everyDay(current, rows)),
        before: { ...before, ...totalOf(everyDay(before, rows)) },
      }
    }),
  )
}

async function findFirstDay(db: Db, commerce: number): Promise<PlainDate | null> {
  const [first] = await db
    .select({ day: commerceFigures.day })
    .from(commerceFigures)
    .where(eq(commerceFigures.commerce, commerce))
    .orderBy(asc(commerceFigures.day))
    .limit(1)
  return first?.day ?? null
}

async function listDays(db: Db, commerce: number, { from, to }: Period): Promise<DayFigures[]> {
  return await db
    .select({ day: commerceFigures.day, ...columnsOf(commerceFigures, COUNT_COLUMNS) })
    .from(commerceFigures)
    .where(and(eq(commerceFigures.commerce, commerce), between(commerceFigures.day, from, to)))
}

async function listOffers(db: Db, commerce: number, { from, to }: Period) {
  const sums = sumsOf(offerFigures)
  return await db
    .select({
      id: offers.id,
      title: offers.title,
      starts_on: offers.starts_on,
      ends_on: offers.ends_on,
      // The code may have been removed after it was copied.
      has_code: sql<boolean>`${offers.code} <> '' or ${sums.code} > 0`,
      ...sums,
    })
    .from(offerFigures)
    .innerJoin(offers, eq(offers.id, offerFigures.offer))
    .where(and(eq(offers.commerce, commerce), between(offerFigures.day, from, to)))
    .groupBy(offers.id)
    .having(sql`${sums.views} + ${sums.appearances} > 0`)
    .orderBy(desc(sums.views), desc(sums.appearances), asc(offers.id))
}

async function listSearches(db: Db, commerce: number, { from, to }: Period) {
  const count = sql<number>`sum(${commerceSearchFigures.count})::int`
  return await db
    .select({ text: commerceSearchFigures.text, count })
    .from(commerceSearchFigures)
    .where(
      and(
        eq(commerceSearchFigures.commerce, commerce),
        between(commerceSearchFigures.day, from, to),
      ),
    )
    .groupBy(commerceSearchFigures.text)
    .orderBy(desc(count), asc(commerceSearchFigures.text))
    .limit(MAX_SEARCHES)
}

export const listPublishedOf = (db: Db, owner: number) =>
  db
    .select({ id: commerces.id, name: commerces.name })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .where(eq(commerces.owner_id, owner))
    .orderBy(asc(publishedCommerces.normalized), asc(commerces.id))
