import { z } from 'zod'
import { optional, rowId } from './fields.ts'
import type { PlainDate } from './hours/dates.ts'
import { OFFER_TIMES, type OfferTime } from './offer-dates.ts'

export const ACTION_KINDS = [
  'call',
  'mail',
  'directions',
  'whatsapp',
  'web',
  'share',
  'print',
  'save',
  'code',
] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/** `views`: the page of a shop or offer was shown. `appearances`: it was shown in a list or search. */
export const FIGURE_KINDS = ['views', 'appearances', ...ACTION_KINDS] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]
export type Counts = Record<FigureKind, number>

export const action = z.object({
  kind: z.enum(ACTION_KINDS, `Elige entre ${ACTION_KINDS.join(', ')}`),
  commerce: optional(rowId('Ese comercio no existe')),
  offer: optional(rowId('Esa oferta no existe')),
})
export type Action = z.infer<typeof action>

const counts = byKind(() => z.int())

const dayFigures = z.object({ day: z.iso.date(), ...counts })
export type DayFigures = z.infer<typeof dayFigures>

const month = z
  .string('Elige un mes')
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'El mes se escribe como 2026-03')
  .meta({ examples: ['2026-03'] })

/** A number of days up to today, or a month; the current month ends today. */
export const figuresQuery = z.object({
  days: z.enum(['7', '28', '365'], 'Elige entre 7, 28 y 365 días').default('28').transform(Number),
  month: optional(month),
})
export type FiguresQuery = z.infer<typeof figuresQuery>

export type Period = { from: PlainDate; to: PlainDate }
const period = { from: z.iso.date(), to: z.iso.date() }

export const figures = z.object({
  ...period,
  /** The first day that was counted. */
  since: z.iso.date().nullable(),
  days: z.array(dayFigures),
  before: z.object({ ...period, ...counts }),
  days_before: z.array(dayFigures),
  offers: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      starts_on: z.iso.date().nullable(),
      ends_on: z.iso.date().nullable(),
      has_code: z.boolean(),
      ...counts,
    }),
  ),
  searches: z.array(z.object({ text: z.string(), count: z.int() })),
})
export type Figures = z.infer<typeof figures>

export const weekFigures = z.object({
  id: z.int(),
  name: z.string(),
  since: z.iso.date().nullable(),
  ...period,
  ...counts,
  before: z.object({ ...period, ...counts }),
})
export type WeekFigures = z.infer<typeof weekFigures>

/** Minimum of shops in a sum: sums of fewer shops would reveal the figures of a single shop. */
export const FEWEST_COMMERCES = 5

/** A filter of the list of offers is counted like a search for this text. */
export const wordOfFilter = (when: OfferTime) => `when=${when}`

/** Categories with fewer than `FEWEST_COMMERCES` shops are left out. */
export const townFigures = z.object({
  ...period,
  since: z.iso.date().nullable(),
  commerces: z.object({
    published: z.int(),
    new: z.int(),
    with_hours: z.int(),
    with_place: z.int(),
    confirmed: z.int(),
    never_updated: z.int(),
  }),
  offers: z.object({
    /** Offers that are running today, and offers created in the period. */
    running: z.int(),
    new: z.int(),
    /** Requests of the public list of offers with each filter. */
    asked: z.object(
      Object.fromEntries(OFFER_TIMES.map((time) => [time, z.int()])) as Record<OfferTime, z.ZodInt>,
    ),
  }),
  applications: z.object({
    submitted: z.int(),
    accepted: z.int(),
    rejected: z.int(),
    waiting: z.int(),
    /** The median; null: no application was decided. */
    hours_waited: z.int().nullable(),
    longest_hours_waited: z.int().nullable(),
  }),
  days: z.array(dayFigures),
  before: z.object({ ...period, ...counts }),
  days_before: z.array(dayFigures),
  categories: z.array(z.object({ id: z.int(), name: z.string(), commerces: z.int(), ...counts })),
  /** By month, the oldest first; category 0 is the whole town. */
  months: z.array(z.object({ month, category: z.int(), ...counts })),
  searches_without_result: z.array(z.object({ text: z.string(), count: z.int() })),
})
export type TownFigures = z.infer<typeof townFigures>

export function byKind<Value>(value: (kind: FigureKind) => Value): Record<FigureKind, Value> {
  const entries = FIGURE_KINDS.map((kind) => [kind, value(kind)])
  return Object.fromEntries(entries) as Record<FigureKind, Value>
}

export function totalOf(rows: readonly Counts[]): Counts {
  return byKind((kind) => rows.reduce((sum, row) => sum + row[kind], 0))
}
