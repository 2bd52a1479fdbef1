import { z } from 'zod'
import { optional, rowId } from './fields.ts'
import type { PlainDate } from './hours/dates.ts'

/** What somebody does on a public page, as its script tells us. `code` copies the code of an offer. */
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

/** `views` are of the page of a shop or of an offer, `appearances` those in lists and searches. */
export const FIGURE_KINDS = ['views', 'appearances', ...ACTION_KINDS] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]
export type Counts = Record<FigureKind, number>

/** A page of figures: a week, four weeks or a year, today included. */
export const FIGURE_DAYS = [7, 28, 365] as const

/** What was done with a shop or one of its offers; whichever stands there must be public, or nothing is counted. */
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

/** Days back from today, or a month: up to today, when it is not over. */
export const figuresQuery = z.object({
  days: z
    .enum(FIGURE_DAYS.map(String), 'Elige entre 7, 28 y 365 días')
    .default('28')
    .transform(Number),
  month: optional(month),
})
export type FiguresQuery = z.infer<typeof figuresQuery>

/** Days, both included. */
export type Period = { from: PlainDate; to: PlainDate }
const period = { from: z.iso.date(), to: z.iso.date() }

/** A shop's figures of some days of the town, and of the days before them. */
export const figures = z.object({
  ...period,
  /** The first day of which the shop has figures; null: none yet. */
  since: z.iso.date().nullable(),
  /** Each day of the period, oldest first, days without a visit too. */
  days: z.array(dayFigures),
  before: z.object({ ...period, ...counts }),
  days_before: z.array(dayFigures),
  /** Of the period, the most viewed first; those without a visit are not among them. */
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
  /** What was searched for when the shop was found, the most frequent first: ten at most. */
  searches: z.array(z.object({ text: z.string(), count: z.int() })),
})
export type Figures = z.infer<typeof figures>

/** The figures of seven days of a published shop of one's own, and of the seven before. */
export const weekFigures = z.object({
  id: z.int(),
  name: z.string(),
  since: z.iso.date().nullable(),
  ...period,
  ...counts,
  before: z.object({ ...period, ...counts }),
})
export type WeekFigures = z.infer<typeof weekFigures>

/** Figures of fewer shops would be those of somebody. */
export const FEWEST_COMMERCES = 5

const townSums = z.object({ category: z.int(), ...counts })

/** The figures of the whole town. Of a category with fewer than `FEWEST_COMMERCES` shops there are none. */
export const townFigures = z.object({
  ...period,
  since: z.iso.date().nullable(),
  /** Published now: how many there are, how many were accepted in the period, what they say of themselves. */
  commerces: z.object({
    published: z.int(),
    new: z.int(),
    with_hours: z.int(),
    with_place: z.int(),
    /** Their data were changed or confirmed lately. */
    confirmed: z.int(),
    /** Nobody has changed or confirmed anything since they were accepted. */
    never_updated: z.int(),
  }),
  /** Those that hold today, and those that were created in the period. */
  offers: z.object({ running: z.int(), new: z.int() }),
  /** Sent and decided in the period; `waiting` are those of now. */
  applications: z.object({
    submitted: z.int(),
    accepted: z.int(),
    rejected: z.int(),
    waiting: z.int(),
    /** Half of those that were decided had waited no longer; null: none was. */
    hours_waited: z.int().nullable(),
    longest_hours_waited: z.int().nullable(),
  }),
  /** Of the whole town; none while it has fewer than `FEWEST_COMMERCES` shops. */
  days: z.array(dayFigures),
  before: z.object({ ...period, ...counts }),
  days_before: z.array(dayFigures),
  /** The most viewed first. A shop of several categories counts in each. */
  categories: z.array(z.object({ id: z.int(), name: z.string(), commerces: z.int(), ...counts })),
  /** By month, oldest first, and category; 0 is the whole town. */
  months: z.array(z.object({ month, ...townSums.shape })),
  /** What was searched for and found nothing, the most frequent first: twenty at most. */
  searches_without_result: z.array(z.object({ text: z.string(), count: z.int() })),
})
export type TownFigures = z.infer<typeof townFigures>
