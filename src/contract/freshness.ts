import { z } from 'zod'
import { factsOutput } from './facts/facts.ts'
import { idFilter, oneOf, orderingOf, searchTerm } from './list-query.ts'

/** Days between a mail that asks whether everything is still right and its reminder. */
export const REMIND_AFTER_DAYS = 14
/** Mails about the same data: the first and two reminders. */
export const MAX_ASKED = 3

/**
 * What the office may look after: shops whose data nobody has confirmed for long, that do not say when they open or
 * where they are, that have no photo, or that show offers without an end which nobody has touched for three months.
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
 * What is known of unconfirmed data: not asked yet, asked and within time, or in doubt (`MAX_ASKED` mails stayed
 * unanswered, nobody can be asked, or somebody says otherwise). `confirmed` are the others.
 */
export const FRESHNESS_STATES = ['confirmed', 'due', 'asked', 'doubtful'] as const
export type FreshnessState = (typeof FRESHNESS_STATES)[number]

/** A published shop as the office sees how fresh its data are. */
export const freshness = z.object({
  id: z.int(),
  name: z.string(),
  category: z.array(z.int()),
  n_tlf: z.string(),
  contact_mail: z.string(),
  /** Its owner's, to write to them; null: it has none. */
  owner_email: z.string().nullable(),
  /** When its data were last changed, or said to be right. */
  confirmed_at: z.iso.datetime(),
  state: z.enum(FRESHNESS_STATES),
  /** When its owner was last asked of these data, and how often. */
  asked_at: z.iso.datetime().nullable(),
  times_asked: z.int(),
  /** Its owner has answered that it has closed for ever. */
  says_closed: z.boolean(),
  /** Its owner wants no such mails. */
  is_unwanted: z.boolean(),
  /** A mail to its owner could not be delivered lately. */
  is_undeliverable: z.boolean(),
  /** Reports of neighbours that wait. */
  reports: z.int(),
  /** What it says of its door, of payment and of its service, which is to be confirmed, too. */
  facts: factsOutput,
  has_hours: z.boolean(),
  has_place: z.boolean(),
  has_photo: z.boolean(),
  /** Offers that are public, without an end, and that nobody has touched for three months. */
  old_offers: z.int(),
})
export type Freshness = z.infer<typeof freshness>

/** Unless ordered otherwise, those in doubt first, then the longest unconfirmed. */
export const freshnessQuery = z.object({
  id: idFilter,
  issue: oneOf(FRESHNESS_ISSUES),
  state: oneOf(FRESHNESS_STATES),
  search: searchTerm,
  ordering: orderingOf(freshness, ['category', 'state', 'facts']),
})
export type FreshnessQuery = z.infer<typeof freshnessQuery>

/** How many published shops are in each state, and have each issue. */
export const freshnessSummary = z.object({
  total: z.int(),
  ...Object.fromEntries([...FRESHNESS_STATES, ...FRESHNESS_ISSUES].map((name) => [name, z.int()])),
} as { total: z.ZodInt } & Record<FreshnessState | FreshnessIssue, z.ZodInt>)
export type FreshnessSummary = z.infer<typeof freshnessSummary>

/** A published shop of one's own whose data nobody has confirmed for long. */
export const unconfirmedCommerce = z.object({
  id: z.int(),
  name: z.string(),
  facts: factsOutput,
  confirmed_at: z.iso.datetime(),
})
export type UnconfirmedCommerce = z.infer<typeof unconfirmedCommerce>

export const confirmedData = z.object({ confirmed_at: z.iso.datetime() })
