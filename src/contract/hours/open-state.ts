import { z } from 'zod'
import { closureReason } from './closure.ts'
import { isDate } from './dates.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** `closing`: open for at most half an hour. `holiday`: a closure of some days. `unknown`: the shop has no hours. */
const OPEN_STATES = ['open', 'closing', 'closed', 'holiday', 'unknown'] as const
export type OpenState = (typeof OPEN_STATES)[number]

const instant = z.iso.datetime().nullable()

/** A time is null if the shop is always open, its hours are unknown, or nothing changes within two years. */
export const openNow = {
  open_state: z.enum(OPEN_STATES),
  open_until: instant,
  opens_at: instant,
  closed_for: closureReason.nullable(),
  may_change: z.boolean(),
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

/** Open `now`, at an instant in UTC, or on a day of the town: `YYYY-MM-DD`, or `sun` for the next Sunday. */
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

const MINUTE_MS = 60_000
/** Milliseconds before closing from which the state is `closing`. */
export const CLOSING_SOON = 30 * MINUTE_MS

/** Returns when the state changes next, in ms since 1970; null: no change is foreseen. */
export function stateChangesAt({ open_state, open_until, opens_at }: OpenNow): number | null {
  const next = open_until ?? opens_at
  if (next === null) return null
  return Date.parse(next) - (open_state === 'open' ? CLOSING_SOON : 0)
}
