import { z } from 'zod'
import { optional, rowId } from './fields.ts'

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

export const figuresQuery = z.object({
  days: z
    .enum(FIGURE_DAYS.map(String), 'Elige entre 7, 28 y 365 días')
    .default('28')
    .transform(Number),
})

/** A shop's figures of some days of the town, and of as many days before them. */
export const figures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The first day of which the shop has figures; null: none yet. */
  since: z.iso.date().nullable(),
  /** Each day of the period, oldest first, days without a visit too. */
  days: z.array(dayFigures),
  /** Sums of the period before. */
  before: z.object({ from: z.iso.date(), to: z.iso.date(), ...counts }),
  days_before: z.array(dayFigures),
  /** Of the period, the most viewed first; those without a visit are not among them. */
  offers: z.array(z.object({ id: z.int(), title: z.string(), has_code: z.boolean(), ...counts })),
  /** What was searched for when the shop was found, the most frequent first. */
  searches: z.array(z.object({ text: z.string(), count: z.int() })),
})
export type Figures = z.infer<typeof figures>
