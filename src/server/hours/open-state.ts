import { type ClosureReason, reasonOf } from '#contract/hours/closure.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { type Calendar, mayChange } from '#contract/hours/may-change.ts'
import { CLOSING_SOON, type OpenState } from '#contract/hours/open-state.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { isClosedWeek } from '#contract/hours/week.ts'
import type { Services } from '../services.ts'
import { type TimeZone, timeZone } from '../time/time-zone.ts'
import { townCalendar } from './calendar.ts'
import { type Opening, openingsFrom, openingsOn } from './openings.ts'

/** The state of a shop at an instant. `until` and `opens` are in ms since 1970, null if unknown or too far ahead. */
export type StateAt = {
  state: OpenState
  until: number | null
  opens: number | null
  closedFor: ClosureReason | null
  mayChange: boolean
}

/** Days in which the end of an opening is searched. A shop that is open longer is always open. */
const MAX_OPENING_DAYS = 8
/** Days in which the next opening is searched: a closure of a year, then a season of a year. */
const MAX_DAYS_AHEAD = 2 * 366

const UNKNOWN: StateAt = {
  state: 'unknown',
  until: null,
  opens: null,
  closedFor: null,
  mayChange: false,
}

const NO_DAYS: Calendar = new Map()

export function openStateAt(
  hours: Hours | null,
  zone: TimeZone,
  now: number,
  calendar: Calendar = NO_DAYS,
): StateAt {
  if (hours === null) return UNKNOWN
  const today = zone.dateOf(now)
  const { closure } = shiftsOn(hours, today)
  if (!closure && isByAppointmentAlone(hours)) return UNKNOWN
  const until = closingOf(hours, zone, today, now)
  if (until !== undefined) {
    const hasOpeningNow = (date: PlainDate) =>
      openingsOn(hours, zone, date).some(({ opens, closes }) => opens <= now && now < closes)
    const openDates = [addDays(today, -1), today].filter(hasOpeningNow)
    const isUncertain = openDates.some((date) => mayChange(hours, calendar, date))
    const open = { opens: null, closedFor: null, mayChange: isUncertain }
    const isLong = until >= zone.instantOf(addDays(today, MAX_OPENING_DAYS - 1), 0)
    if (isLong) return { ...open, state: 'open', until: null }
    return { ...open, state: now < until - CLOSING_SOON ? 'open' : 'closing', until }
  }
  const opens = nextOpening(hours, zone, now)
  const dates = opens === null ? [today] : [today, zone.dateOf(opens)]
  return {
    state: closure ? 'holiday' : 'closed',
    until: null,
    opens,
    closedFor: closure ? reasonOf(closure) : null,
    mayChange: dates.some((date) => mayChange(hours, calendar, date)),
  }
}

function isByAppointmentAlone(hours: Hours): boolean {
  return (
    hours.by_appointment &&
    !hours.always_open &&
    [hours.regular, ...hours.seasons.map(({ week }) => week)].every(isClosedWeek)
  )
}

/** Returns when the current opening ends; undefined: the shop is closed. Only an end after today needs more days. */
function closingOf(hours: Hours, zone: TimeZone, today: PlainDate, now: number) {
  const first = addDays(today, -1)
  const until = closingAfter(openingsFrom(hours, zone, first, 2), now)
  if (until === undefined || until < zone.instantOf(addDays(today, 1), 0)) return until
  return closingAfter(openingsFrom(hours, zone, first, MAX_OPENING_DAYS + 1), now)
}

/** Returns when the opening at `now` ends, with shifts that follow without a pause. Undefined: there is none. */
function closingAfter(openings: Opening[], now: number) {
  let until: number | undefined
  for (const { opens, closes } of openings) {
    if (opens <= (until ?? now) && closes > (until ?? now)) until = closes
  }
  return until
}

function nextOpening(hours: Hours, zone: TimeZone, now: number): number | null {
  const today = zone.dateOf(now)
  for (let day = 0; day < MAX_DAYS_AHEAD; day++) {
    const next = openingsOn(hours, zone, addDays(today, day)).find(({ opens }) => opens > now)
    if (next) return next.opens
  }
  return null
}

export async function openStates(call: Services, shops: { hours: Hours | null }[]) {
  const calendar = await townCalendar(call)
  const zone = timeZone(call.settings.present().time_zone)
  const now = call.clock.now().getTime()
  return shops.map(({ hours }) => presentState(openStateAt(hours, zone, now, calendar)))
}

const presentState = ({ state, until, opens, closedFor, mayChange }: StateAt) => ({
  open_state: state,
  open_until: until === null ? null : new Date(until).toISOString(),
  opens_at: opens === null ? null : new Date(opens).toISOString(),
  closed_for: closedFor,
  may_change: mayChange,
})
