import { z } from 'zod'
import { closureReason } from './closure.ts'
import { isDate } from './dates.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/**
 * `closing`: open, but closes within half an hour. `holiday`: a closure of some days. `unknown`: the shop has no hours,
 * so nothing is shown.
 */
const OPEN_STATES = ['open', 'closing', 'closed', 'holiday', 'unknown'] as const
export type OpenState = (typeof OPEN_STATES)[number]

const instant = z.iso.datetime().nullable()

/** Whether a shop is open at the time of the request. A null time: open 24 hours, unknown, or not within two years. */
export const openNow = {
  open_state: z.enum(OPEN_STATES),
  /** If open: when it closes. */
  open_until: instant,
  /** If closed: when it opens. */
  opens_at: instant,
  /** If `holiday`: the reason of the closure. */
  closed_for: closureReason.nullable(),
  /** Today is a public holiday, and the shop has not answered yet whether it opens. */
  may_change: z.boolean(),
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

/**
 * Query filter: shops open `now` or at an instant in UTC, or with hours on a day in the town's time zone:
 * `YYYY-MM-DD`, or `sun` for the next Sunday, perhaps today.
 */
export const openFilter = z
  .string()
  .refine((value) => value === 'now' || isWeekday(value) || isDate(value) || isInstant(value), {
    message:
      'Di cuándo: now, un día de la semana como sun, un día como 2026-03-05 o un instante como 2026-03-05T10:00Z',
  })
  .meta({ examples: ['now'] })
  .optional()

export function isWeekday(value: string): value is Weekday {
  return WEEKDAYS.some((day) => day === value)
}

function isInstant(value: string): boolean {
  return INSTANT.test(value) && !Number.isNaN(Date.parse(value))
}

type OpenNow = z.infer<z.ZodObject<typeof openNow>>

const MINUTE = 60_000
export const CLOSING_SOON = 30 * MINUTE

/** Returns when the state changes next, in ms since 1970; null: never by time alone. Does not consider midnight. */
export function stateChangesAt({ open_state, open_until, opens_at }: OpenNow): number | null {
  const next = open_until ?? opens_at
  if (next === null) return null
  return Date.parse(next) - (open_state === 'open' ? CLOSING_SOON : 0)
}
