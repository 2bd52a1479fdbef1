import { inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { addDays } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { prepared } from '../database/prepared.ts'
import { commerces } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time-zone.ts'
import { openStateAt, type StateAt } from './open-state.ts'

type Call = Pick<Services, 'db' | 'clock' | 'settings'>
type Shop = { id: number; version: number }
type Cached = {
  version: number
  hours: Hours | null
  state: StateAt
  /** From when to when it holds, and in which time zone. */
  from: number
  until: number
  time_zone: string
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
  await readHours(
    call,
    shops.filter((shop) => !isRead(shop)).map(({ id }) => id),
  )
  return shops.map(({ id }) => present(currentOf(call, cache.get(id))))
}

async function readHours({ db }: Call, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await db
    .select({ id: commerces.id, version: commerces.version, hours: commerces.hours })
    .from(commerces)
    .where(inArray(commerces.id, ids))
  for (const { id, version, hours } of rows) {
    cacheOf(db).set(id, { version, hours, state: UNREAD, from: 0, until: 0, time_zone: '' })
  }
}

const UNREAD: StateAt = { state: 'unknown', until: null, opens: null, changes: 0 }

/** A shop that was deleted in between is unknown. */
function currentOf({ clock, settings }: Call, cached: Cached | undefined): StateAt {
  if (cached === undefined) return UNREAD
  const now = clock.now().getTime()
  const { time_zone } = settings.present()
  if (now < cached.from || now >= cached.until || time_zone !== cached.time_zone) {
    const zone = timeZone(time_zone)
    cached.time_zone = time_zone
    cached.state = openStateAt(cached.hours, zone, now)
    cached.from = now
    // Holidays begin and end with a day.
    const midnight = zone.instantOf(addDays(zone.dateOf(now), 1), 0)
    cached.until = Math.min(cached.state.changes, midnight)
  }
  return cached.state
}

const present = ({ state, until, opens }: StateAt) => ({
  open_state: state,
  open_until: until === null ? null : new Date(until).toISOString(),
  opens_at: opens === null ? null : new Date(opens).toISOString(),
})
