import { type ClosureReason, reasonOf } from '#contract/hours/closure.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { type Calendar, mayChange } from '#contract/hours/may-change.ts'
import { CLOSING_SOON, type OpenState } from '#contract/hours/open-state.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { isClosedWeek } from '#contract/hours/week.ts'
import type { TimeZone } from '../time/time-zone.ts'
import { openingsFrom, openingsOn } from './openings.ts'

/** Instants in ms since 1970; null: not known, or not within a year. */
export type StateAt = {
  state: OpenState
  until: number | null
  opens: number | null
  /** While it is closed for some days: why. */
  closedFor: ClosureReason | null
  /** It is of a day that may change. */
  mayChange: boolean
  /** When this answer is no longer true, were the day not to end before. */
  changes: number
}

/** Days within which the end of an opening is looked for: who is open longer is always open. */
const LONGEST_OPENING = 8
/** Days. The longest holidays, and a season after them. */
const LOOKS_AHEAD = 732

const UNKNOWN: StateAt = {
  state: 'unknown',
  until: null,
  opens: null,
  closedFor: null,
  mayChange: false,
  changes: Infinity,
}

const NO_DAYS: Calendar = new Map()

/** Whether a shop is open at an instant, until when, and when it opens next. */
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
    const isOpenBy = (date: PlainDate) =>
      openingsOn(hours, zone, date).some(({ opens, closes }) => opens <= now && now < closes)
    const began = [addDays(today, -1), today].filter(isOpenBy)
    const open = {
      opens: null,
      closedFor: null,
      mayChange: began.some((date) => mayChange(hours, calendar, date)),
    }
    const isLong = until >= zone.instantOf(addDays(today, LONGEST_OPENING - 1), 0)
    if (isLong) return { ...open, state: 'open', until: null, changes: Infinity }
    const soon = until - CLOSING_SOON
    return now < soon
      ? { ...open, state: 'open', until, changes: soon }
      : { ...open, state: 'closing', until, changes: until }
  }
  const opens = nextOpening(hours, zone, now)
  const told = opens === null ? [today] : [today, zone.dateOf(opens)]
  return {
    state: closure ? 'holiday' : 'closed',
    until: null,
    opens,
    closedFor: closure ? reasonOf(closure) : null,
    mayChange: told.some((date) => mayChange(hours, calendar, date)),
    changes: opens ?? Infinity,
  }
}

/** Tells no hours at all, so nothing can be said of now. */
function isByAppointmentAlone(hours: Hours): boolean {
  return (
    hours.by_appointment &&
    !hours.always_open &&
    [hours.regular, ...hours.seasons.map(({ week }) => week)].every(isClosedWeek)
  )
}

/** When a shop that is open now closes. Only what is open past midnight needs the days that follow. */
function closingOf(hours: Hours, zone: TimeZone, today: PlainDate, now: number) {
  const first = addDays(today, -1)
  const until = closingAfter(openingsFrom(hours, zone, first, 2), now)
  if (until === undefined || until < zone.instantOf(addDays(today, 1), 0)) return until
  return closingAfter(openingsFrom(hours, zone, first, LONGEST_OPENING + 1), now)
}

/** When what is open now closes, across shifts that follow each other without a pause. */
function closingAfter(openings: { opens: number; closes: number }[], now: number) {
  let until: number | undefined
  for (const { opens, closes } of openings) {
    if (opens <= (until ?? now) && closes > (until ?? now)) until = closes
  }
  return until
}

function nextOpening(hours: Hours, zone: TimeZone, now: number): number | null {
  const today = zone.dateOf(now)
  for (let day = 0; day < LOOKS_AHEAD; day++) {
    const next = openingsOn(hours, zone, addDays(today, day)).find(({ opens }) => opens > now)
    if (next) return next.opens
  }
  return null
}
