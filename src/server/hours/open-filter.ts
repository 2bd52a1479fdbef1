import { eq, isNotNull } from 'drizzle-orm'
import { addDays, isDate, nextWeekday } from '#contract/hours/dates.ts'
import { isWeekday } from '#contract/hours/open-state.ts'
import { commerces, publishedCommerces } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { type Opening, openingsFrom } from './openings.ts'
import { isCovered } from './write-openings.ts'

/** A shop is open if an opening begins in `from` ≤ t < `before` and ends after `endsAfter`. All are ms since 1970. */
type OpeningSpan = { from: number; before: number; endsAfter: number }

/** Filters by the table of openings, or by ids for times that it does not cover. */
export type OpenFilter =
  | { open_from: string; open_before: string; open_after: string }
  | { open_ids: number[] }

/** Milliseconds of the longest shift: a day of 25 hours, when the clocks are set back. */
const MAX_SHIFT = 25 * 3_600_000

/** `open` is `now`, an instant, a day or a weekday. */
export async function openFilter(services: Services, open: string): Promise<OpenFilter> {
  const { db, clock, settings } = services
  const zone = timeZone(settings.present().time_zone)
  const today = zone.dateOf(clock.now().getTime())
  const day = isWeekday(open) ? nextWeekday(today, open) : open
  const { from, before, endsAfter } = isDate(day)
    ? onDay(zone.instantOf(day, 0), zone.instantOf(addDays(day, 1), 0))
    : atInstant(open === 'now' ? clock.now().getTime() : Date.parse(open))
  if (isCovered(services, endsAfter, before)) {
    const iso = (ms: number) => new Date(ms).toISOString()
    return { open_from: iso(from), open_before: iso(before), open_after: iso(endsAfter) }
  }
  const first = addDays(zone.dateOf(from), -1)
  const shops = await db
    .select({ id: commerces.id, hours: commerces.hours })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .where(isNotNull(commerces.hours))
  // The span touches at most three days, and a night may have begun on the day before.
  const isInSpan = ({ opens, closes }: Opening) =>
    from <= opens && opens < before && endsAfter < closes
  const open_ids = shops
    .filter(({ hours }) => openingsFrom(hours!, zone, first, 4).some(isInSpan))
    .map(({ id }) => id)
  return { open_ids }
}

function atInstant(instant: number): OpeningSpan {
  return { from: instant - MAX_SHIFT, before: instant + 1, endsAfter: instant }
}

function onDay(start: number, end: number): OpeningSpan {
  return { from: start, before: end, endsAfter: start }
}
