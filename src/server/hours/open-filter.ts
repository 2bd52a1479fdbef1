import { eq, isNotNull } from 'drizzle-orm'
import { addDays, isDate, nextWeekday } from '#contract/hours/dates.ts'
import { isWeekday } from '#contract/hours/open-state.ts'
import { commerces, publishedCommerces } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { type Opening, openingsFrom } from './openings.ts'
import { isCovered } from './write-openings.ts'

/** Matches openings with `opensFrom` ≤ opens < `opensBefore` and closes > `closesAfter`, all in ms since 1970. */
type OpeningSpan = { opensFrom: number; opensBefore: number; closesAfter: number }

/** Filters by the table of openings, or by ids for times that it does not cover. */
export type OpenFilter =
  | { opens_from: string; opens_before: string; closes_after: string }
  | { open_ids: number[] }

/** The longest shift is a day, which has 25 hours when the clocks are set back. */
const MAX_SHIFT_MS = 25 * 3_600_000

/** `open` is `now`, an instant, a day or a weekday. */
export async function openFilter(services: Services, open: string): Promise<OpenFilter> {
  const { db, clock, settings } = services
  const zone = timeZone(settings.present().time_zone)
  const today = zone.dateOf(clock.now().getTime())
  const day = isWeekday(open) ? nextWeekday(today, open) : open
  const { opensFrom, opensBefore, closesAfter } = isDate(day)
    ? onDay(zone.instantOf(day, 0), zone.instantOf(addDays(day, 1), 0))
    : atInstant(open === 'now' ? clock.now().getTime() : Date.parse(open))
  if (isCovered(services, closesAfter, opensBefore)) {
    const iso = (ms: number) => new Date(ms).toISOString()
    const opens = { opens_from: iso(opensFrom), opens_before: iso(opensBefore) }
    return { ...opens, closes_after: iso(closesAfter) }
  }
  const first = addDays(zone.dateOf(opensFrom), -1)
  const shops = await db
    .select({ id: commerces.id, hours: commerces.hours })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .where(isNotNull(commerces.hours))
  // The span touches at most three days, and a night may have begun on the day before.
  const isInSpan = ({ opens, closes }: Opening) =>
    opensFrom <= opens && opens < opensBefore && closesAfter < closes
  const open_ids = shops
    .filter(({ hours }) => openingsFrom(hours!, zone, first, 4).some(isInSpan))
    .map(({ id }) => id)
  return { open_ids }
}

function atInstant(instant: number): OpeningSpan {
  return { opensFrom: instant - MAX_SHIFT_MS, opensBefore: instant + 1, closesAfter: instant }
}

function onDay(start: number, end: number): OpeningSpan {
  return { opensFrom: start, opensBefore: end, closesAfter: start }
}
