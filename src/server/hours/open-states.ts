import type { Hours } from '#contract/hours/hours.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { townCalendar } from './calendar.ts'
import { openStateAt, type StateAt } from './open-state.ts'

type Call = Pick<Services, 'db' | 'clock' | 'settings' | 'untilChange'>

export async function openStates(call: Call, shops: { hours: Hours | null }[]) {
  const calendar = await townCalendar(call)
  const zone = timeZone(call.settings.present().time_zone)
  const now = call.clock.now().getTime()
  return shops.map(({ hours }) => present(openStateAt(hours, zone, now, calendar)))
}

const present = ({ state, until, opens, closedFor, mayChange }: StateAt) => ({
  open_state: state,
  open_until: until === null ? null : new Date(until).toISOString(),
  opens_at: opens === null ? null : new Date(opens).toISOString(),
  closed_for: closedFor,
  may_change: mayChange,
})
