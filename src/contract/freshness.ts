import { z } from 'zod'
import { factsOutput } from './facts/facts.ts'
import { listQuery, oneOf } from './list-query.ts'

/** Days between two mails that ask an owner whether the data of the shop are still right. */
export const REMIND_AFTER_DAYS = 14
/** Maximum of mails about unchanged data: the first one and two reminders. */
export const MAX_MAILS = 3

/** `old_offers`: public offers without a last day that were not edited for three months. */
export const FRESHNESS_ISSUES = [
  'unconfirmed',
  'no_hours',
  'no_place',
  'no_photo',
  'old_offers',
] as const
export type FreshnessIssue = (typeof FRESHNESS_ISSUES)[number]

/** `due`: the owner was not asked yet. `doubtful`: `MAX_MAILS` are unanswered, or somebody reported wrong data. */
export const FRESHNESS_STATES = ['confirmed', 'due', 'asked', 'doubtful'] as const
export type FreshnessState = (typeof FRESHNESS_STATES)[number]

export const freshness = z.object({
  id: z.int(),
  name: z.string(),
  category: z.array(z.int()),
  n_tlf: z.string(),
  contact_mail: z.string(),
  owner_email: z.string().nullable(),
  confirmed_at: z.iso.datetime(),
  state: z.enum(FRESHNESS_STATES),
  /** When the owner was last asked about the current data; `times_asked` counts these mails. */
  asked_at: z.iso.datetime().nullable(),
  times_asked: z.int(),
  /** The owner has answered that the shop closed permanently. */
  says_closed: z.boolean(),
  /** The owner has unsubscribed from these mails. */
  is_unwanted: z.boolean(),
  is_undeliverable: z.boolean(),
  reports: z.int(),
  facts: factsOutput,
  has_hours: z.boolean(),
  has_place: z.boolean(),
  has_photo: z.boolean(),
  old_offers: z.int(),
})
export type Freshness = z.infer<typeof freshness>

/** Default order: doubtful shops first, then the oldest `confirmed_at`. */
export const freshnessQuery = listQuery(
  freshness,
  { issue: oneOf(FRESHNESS_ISSUES), state: oneOf(FRESHNESS_STATES) },
  { unsorted: ['category', 'state', 'facts'] },
)
export type FreshnessQuery = z.infer<typeof freshnessQuery>

export const freshnessSummary = z.object({
  total: z.int(),
  ...Object.fromEntries([...FRESHNESS_STATES, ...FRESHNESS_ISSUES].map((name) => [name, z.int()])),
} as { total: z.ZodInt } & Record<FreshnessState | FreshnessIssue, z.ZodInt>)
export type FreshnessSummary = z.infer<typeof freshnessSummary>

export const unconfirmedCommerce = freshness.pick({
  id: true,
  name: true,
  facts: true,
  confirmed_at: true,
})
export type UnconfirmedCommerce = z.infer<typeof unconfirmedCommerce>

export const dataConfirmation = freshness.pick({ confirmed_at: true })
