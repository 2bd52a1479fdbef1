import { z } from 'zod'
import { optional, rowId } from './fields.ts'
import type { PlainDate } from './hours/dates.ts'
import { OFFER_TIMES, type OfferTime } from './offer-dates.ts'

/** Actions on a public page, as its script reports them. `code`: the code of an offer was copied. */
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

/** Days of a period, today included. */
const FIGURE_DAYS = [7, 28, 365] as const

/** An action on a shop or one of its offers. Nothing is counted if the given shop or offer is not public. */
export const action = z.object({
  kind: z.enum(ACTION_KINDS, `Elige entre ${ACTION_KINDS.join(', ')}`),
  commerce: optional(rowId('Ese comercio no existe')),
  offer: optional(rowId('Esa oferta no existe')),
})
export type Action = z.infer<typeof action>

const counts = Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, z.int()])) as Record<
  FigureKind,
  z.ZodInt
>

const dayFigures = z.object({ day: z.iso.date(), ...counts })
export type DayFigures = z.infer<typeof dayFigures>

const month = z
  .string('Elige un mes')
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'El mes se escribe como 2026-03')
  .meta({ examples: ['2026-03'] })

/** A number of days up to today, or a month; the current month ends today. */
export const figuresQuery = z.object({
  days: z
    .enum(FIGURE_DAYS.map(String), 'Elige entre 7, 28 y 365 días')
    .default('28')
    .transform(Number),
  month: optional(month),
})
export type FiguresQuery = z.infer<typeof figuresQuery>

/** First and last day of a period. */
export type Period = { from: PlainDate; to: PlainDate }
const period = { from: z.iso.date(), to: z.iso.date() }

/** The figures of a shop for a period, and for the period before it. Days are in the town's time zone. */
export const figures = z.object({
  ...period,
  /** The first day that was counted for the shop; null: none yet. */
  since: z.iso.date().nullable(),
  /** Every day of the period, the oldest first, including days without visits. */
  days: z.array(dayFigures),
  before: z.object({ ...period, ...counts }),
  days_before: z.array(dayFigures),
  /** Offers with visits in the period, the most viewed first. */
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
  /** At most ten searches that found the shop, the most frequent first. */
  searches: z.array(z.object({ text: z.string(), count: z.int() })),
})
export type Figures = z.infer<typeof figures>

/** The figures of a published shop of the caller for seven days, and for the seven days before. */
export const weekFigures = z.object({
  id: z.int(),
  name: z.string(),
  since: z.iso.date().nullable(),
  ...period,
  ...counts,
  before: z.object({ ...period, ...counts }),
})
export type WeekFigures = z.infer<typeof weekFigures>

/** Sums of fewer shops are not shown, because they would reveal figures of a single shop. */
export const FEWEST_COMMERCES = 5

/** The text by which a filter of the list of offers is counted, like a search. */
export const wordOfFilter = (when: OfferTime) => `when=${when}`

const townSums = z.object({ category: z.int(), ...counts })

/** The figures of the whole town. A category with fewer than `FEWEST_COMMERCES` shops has none. */
export const townFigures = z.object({
  ...period,
  since: z.iso.date().nullable(),
  /** Numbers of shops that are published now. `new`: accepted in the period. */
  commerces: z.object({
    published: z.int(),
    new: z.int(),
    with_hours: z.int(),
    with_place: z.int(),
    /** Their data were changed or confirmed recently. */
    confirmed: z.int(),
    /** Their data were not changed or confirmed since they were accepted. */
    never_updated: z.int(),
  }),
  offers: z.object({
    /** Offers that are running today, and offers created in the period. */
    running: z.int(),
    new: z.int(),
    /** How often the list was filtered by each of these in the period. */
    asked: z.object(
      Object.fromEntries(OFFER_TIMES.map((time) => [time, z.int()])) as Record<OfferTime, z.ZodInt>,
    ),
  }),
  /** Numbers of the period; `waiting`: undecided now. */
  applications: z.object({
    submitted: z.int(),
    accepted: z.int(),
    rejected: z.int(),
    waiting: z.int(),
    /** Median of hours until the decision; null: none was decided. */
    hours_waited: z.int().nullable(),
    longest_hours_waited: z.int().nullable(),
  }),
  /** Empty if the town has fewer than `FEWEST_COMMERCES` shops. */
  days: z.array(dayFigures),
  before: z.object({ ...period, ...counts }),
  days_before: z.array(dayFigures),
  /** The most viewed first. A shop with several categories counts in each. */
  categories: z.array(z.object({ id: z.int(), name: z.string(), commerces: z.int(), ...counts })),
  /** By month, the oldest first, and by category; category 0 is the whole town. */
  months: z.array(z.object({ month, ...townSums.shape })),
  /** At most twenty searches without results, the most frequent first. */
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
