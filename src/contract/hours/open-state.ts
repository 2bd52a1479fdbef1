import { z } from 'zod'
import { closureReason } from './closure.ts'
import { isDate } from './dates.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/**
 * `closing`: open, and closes within half an hour. `holiday`: closed for some days. `unknown`: its hours are
 * unknown, so nothing is shown.
 */
export const OPEN_STATES = ['open', 'closing', 'closed', 'holiday', 'unknown'] as const
export type OpenState = (typeof OPEN_STATES)[number]

const instant = z.iso.datetime().nullable()

/** Whether a shop is open when it is asked for; null: round the clock, not known, or not within two years. */
export const openNow = {
  open_state: z.enum(OPEN_STATES),
  /** While it is open: when it closes. */
  open_until: instant,
  /** While it is closed: when it opens. */
  opens_at: instant,
  /** While it is closed for some days: why. */
  closed_for: closureReason.nullable(),
  /** The day is a holiday, and the shop has not answered yet whether it opens. */
  may_change: z.boolean(),
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

/**
 * Shops that are open `now` or at an instant in UTC, or that open on a day in the town's zone: `YYYY-MM-DD`, or
 * `sun` for the next Sunday, today included.
 */
export const openAsked = z
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
/** Within these minutes before closing it says so. */
export const CLOSING_SOON = 30 * MINUTE

/** When an answer is no longer true, in ms since 1970, were the day not to end before; null: not by the clock. */
export function heldUntil({ open_state, open_until, opens_at }: OpenNow): number | null {
  const next = open_until ?? opens_at
  if (next === null) return null
  return Date.parse(next) - (open_state === 'open' ? CLOSING_SOON : 0)
}
