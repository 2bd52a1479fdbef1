import { z } from 'zod'
import { factsOutput } from './facts/facts.ts'
import { idFilter, oneOf, orderingOf, searchTerm } from './list-query.ts'

/** Days between two mails that ask whether the data are still right. */
export const REMIND_AFTER_DAYS = 14
/** Maximum of mails about the same data: the first and two reminders. */
export const MAX_MAILS = 3

/**
 * Issues of a shop for the office: data not confirmed for long, no hours, no place on the map, no photo, or offers
 * without a last day that were not edited for three months.
 */
export const FRESHNESS_ISSUES = [
  'unconfirmed',
  'no_hours',
  'no_place',
  'no_photo',
  'old_offers',
] as const
export type FreshnessIssue = (typeof FRESHNESS_ISSUES)[number]

/**
 * `due`: the data must be confirmed, but the owner was not asked yet. `asked`: the answer may still come. `doubtful`:
 * `MAX_MAILS` mails are unanswered, nobody can be asked, or somebody reported wrong data.
 */
export const FRESHNESS_STATES = ['confirmed', 'due', 'asked', 'doubtful'] as const
export type FreshnessState = (typeof FRESHNESS_STATES)[number]

/** A published shop in the office's list of data to be confirmed. */
export const freshness = z.object({
  id: z.int(),
  name: z.string(),
  category: z.array(z.int()),
  n_tlf: z.string(),
  contact_mail: z.string(),
  /** The owner's account e-mail; null: the shop has no owner. */
  owner_email: z.string().nullable(),
  /** When its data were last changed or confirmed. */
  confirmed_at: z.iso.datetime(),
  state: z.enum(FRESHNESS_STATES),
  /** When its owner was last asked about the current data; `times_asked` counts these mails. */
  asked_at: z.iso.datetime().nullable(),
  times_asked: z.int(),
  /** The owner has answered that the shop is closed for ever. */
  says_closed: z.boolean(),
  /** The owner has unsubscribed from these mails. */
  is_unwanted: z.boolean(),
  /** A recent mail to the owner could not be delivered. */
  is_undeliverable: z.boolean(),
  /** Number of undecided reports. */
  reports: z.int(),
  facts: factsOutput,
  has_hours: z.boolean(),
  has_place: z.boolean(),
  has_photo: z.boolean(),
  /** Number of public offers without a last day that were not edited for three months. */
  old_offers: z.int(),
})
export type Freshness = z.infer<typeof freshness>

/** Default order: doubtful first, then by `confirmed_at`, the oldest first. */
export const freshnessQuery = z.object({
  id: idFilter,
  issue: oneOf(FRESHNESS_ISSUES),
  state: oneOf(FRESHNESS_STATES),
  search: searchTerm,
  ordering: orderingOf(freshness, ['category', 'state', 'facts']),
})
export type FreshnessQuery = z.infer<typeof freshnessQuery>

/** Number of published shops by state and by issue. */
export const freshnessSummary = z.object({
  total: z.int(),
  ...Object.fromEntries([...FRESHNESS_STATES, ...FRESHNESS_ISSUES].map((name) => [name, z.int()])),
} as { total: z.ZodInt } & Record<FreshnessState | FreshnessIssue, z.ZodInt>)
export type FreshnessSummary = z.infer<typeof freshnessSummary>

/** A published shop of the caller whose data must be confirmed. */
export const unconfirmedCommerce = freshness.pick({
  id: true,
  name: true,
  facts: true,
  confirmed_at: true,
})
export type UnconfirmedCommerce = z.infer<typeof unconfirmedCommerce>

export const confirmedData = freshness.pick({ confirmed_at: true })
