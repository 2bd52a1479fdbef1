import { LRUCache } from 'lru-cache'
import { addDays } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import type { Calendar } from '#contract/hours/may-change.ts'
import { prepared } from '../database/prepared.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { townCalendar } from './calendar.ts'
import { openStateAt, type StateAt } from './open-state.ts'

type Call = Pick<Services, 'db' | 'clock' | 'settings' | 'changes'>
type Shop = { id: number; version: number; hours: Hours | null }
type Cached = {
  version: number
  state: StateAt
  /** When and with which time zone and holidays the state is valid. */
  from: number
  until: number
  time_zone: string
  calendar: Calendar
}

const MAX_SHOPS = 20_000

const cacheOf = prepared(() => new LRUCache<number, Cached>({ max: MAX_SHOPS }))

/** Returns the present state of each shop, as the API returns it. Computed only when something changes. */
export async function openStates(call: Call, shops: Shop[]) {
  const calendar = await townCalendar(call)
  return shops.map((shop) => present(currentOf(call, calendar, shop)))
}

function currentOf(
  { db, clock, settings }: Call,
  calendar: Calendar,
  { id, version, hours }: Shop,
): StateAt {
  const now = clock.now().getTime()
  const { time_zone } = settings.present()
  const known = cacheOf(db).get(id)
  if (
    known?.version === version &&
    known.time_zone === time_zone &&
    known.calendar === calendar &&
    known.from <= now &&
    now < known.until
  ) {
    return known.state
  }
  const zone = timeZone(time_zone)
  const state = openStateAt(hours, zone, now, calendar)
  // Holidays begin and end at midnight.
  const midnight = zone.instantOf(addDays(zone.dateOf(now), 1), 0)
  const until = Math.min(state.changes, midnight)
  cacheOf(db).set(id, { version, state, from: now, until, time_zone, calendar })
  return state
}

const present = ({ state, until, opens, closedFor, mayChange }: StateAt) => ({
  open_state: state,
  open_until: until === null ? null : new Date(until).toISOString(),
  opens_at: opens === null ? null : new Date(opens).toISOString(),
  closed_for: closedFor,
  may_change: mayChange,
})
