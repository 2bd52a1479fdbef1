import { inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { addDays } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import type { Calendar } from '#contract/hours/may-change.ts'
import { prepared } from '../database/prepared.ts'
import { commerces } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time-zone.ts'
import { townCalendar } from './calendar.ts'
import { openStateAt, type StateAt, UNKNOWN } from './open-state.ts'

type Call = Pick<Services, 'db' | 'clock' | 'settings' | 'changes'>
type Shop = { id: number; version: number }
type Cached = {
  version: number
  hours: Hours | null
  state: StateAt
  /** From when to when it holds, in which time zone and beside which holidays. */
  from: number
  until: number
  time_zone: string
  calendar: Calendar | undefined
}

const MAX_SHOPS = 20_000

const cacheOf = prepared(() => new LRUCache<number, Cached>({ max: MAX_SHOPS }))

/**
 * Whether each shop is open now, as it is answered. Hours are read once for each version of a shop, and
 * computed when something changes.
 */
export async function openStates(call: Call, shops: Shop[]) {
  const cache = cacheOf(call.db)
  const isRead = ({ id, version }: Shop) => cache.get(id)?.version === version
  const missing = shops.filter((shop) => !isRead(shop)).map(({ id }) => id)
  const [calendar] = await Promise.all([townCalendar(call), readHours(call, missing)])
  return shops.map(({ id }) => present(currentOf(call, calendar, cache.get(id))))
}

async function readHours({ db }: Call, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await db
    .select({ id: commerces.id, version: commerces.version, hours: commerces.hours })
    .from(commerces)
    .where(inArray(commerces.id, ids))
  for (const { id, version, hours } of rows) {
    const unread = { state: UNREAD, from: 0, until: 0, time_zone: '', calendar: undefined }
    cacheOf(db).set(id, { version, hours, ...unread })
  }
}

const UNREAD: StateAt = { ...UNKNOWN, changes: 0 }

/** A shop that was deleted in between is unknown. */
function currentOf(
  { clock, settings }: Call,
  calendar: Calendar,
  cached: Cached | undefined,
): StateAt {
  if (cached === undefined) return UNREAD
  const now = clock.now().getTime()
  const { time_zone } = settings.present()
  const isTrue = cached.time_zone === time_zone && cached.calendar === calendar
  if (now < cached.from || now >= cached.until || !isTrue) {
    const zone = timeZone(time_zone)
    cached.time_zone = time_zone
    cached.calendar = calendar
    cached.state = openStateAt(cached.hours, zone, now, calendar)
    cached.from = now
    // Holidays begin and end with a day.
    const midnight = zone.instantOf(addDays(zone.dateOf(now), 1), 0)
    cached.until = Math.min(cached.state.changes, midnight)
  }
  return cached.state
}

const present = ({ state, until, opens, mayChange }: StateAt) => ({
  open_state: state,
  open_until: until === null ? null : new Date(until).toISOString(),
  opens_at: opens === null ? null : new Date(opens).toISOString(),
  may_change: mayChange,
})
