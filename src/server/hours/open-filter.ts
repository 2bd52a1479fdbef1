import { eq, isNotNull } from 'drizzle-orm'
import { addDays, isDate, nextWeekday } from '#contract/hours/dates.ts'
import { isWeekday } from '#contract/hours/open-state.ts'
import { commerces, publishedCommerces } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { openingsFrom } from './openings.ts'
import { isCovered } from './write-openings.ts'

/** Openings that make a shop open: they begin from `from` to before `before`, and end after `endsAfter`. */
type OpeningSpan = { from: number; before: number; endsAfter: number }

/** Filters by the table of openings, or by ids for times that it does not cover. */
export type OpenFilter =
  | { open_from: string; open_before: string; open_after: string }
  | { open_ids: number[] }

/** The longest shift: a day of 25 hours. */
const MAX_SHIFT = 25 * 3_600_000

/** `open` is `now`, an instant, a day or a weekday. */
export async function openFilter(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  open: string,
): Promise<OpenFilter> {
  const { db, clock, settings } = services
  const zone = timeZone(settings.present().time_zone)
  const today = zone.dateOf(clock.now().getTime())
  const day = isWeekday(open) ? nextWeekday(today, open) : open
  const span = isDate(day)
    ? onDay(zone.instantOf(day, 0), zone.instantOf(addDays(day, 1), 0))
    : at(open === 'now' ? clock.now().getTime() : Date.parse(open))
  if (isCovered(services, span.endsAfter, span.before)) {
    const [open_from, open_before, open_after] = [span.from, span.before, span.endsAfter].map(
      (ms) => new Date(ms).toISOString(),
    )
    return { open_from: open_from!, open_before: open_before!, open_after: open_after! }
  }
  const first = addDays(zone.dateOf(span.from), -1)
  const shops = await db
    .select({ id: commerces.id, hours: commerces.hours })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .where(isNotNull(commerces.hours))
  const isWanted = ({ opens, closes }: { opens: number; closes: number }) =>
    span.from <= opens && opens < span.before && span.endsAfter < closes
  const open_ids = shops
    .filter(({ hours }) => openingsFrom(hours!, zone, first, 4).some(isWanted))
    .map(({ id }) => id)
  return { open_ids }
}

const at = (instant: number): OpeningSpan => ({
  from: instant - MAX_SHIFT,
  before: instant + 1,
  endsAfter: instant,
})

const onDay = (start: number, end: number): OpeningSpan => ({
  from: start,
  before: end,
  endsAfter: start,
})
