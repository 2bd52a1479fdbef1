import { z } from 'zod'
import { oneOf } from './list-query.ts'

/** Kinds of tasks of the office. They are decided by the API routes of their own lists. */
export const INBOX_KINDS = [
  'application',
  'change',
  'message',
  'report',
  'appeal',
  'suggestion',
  'unconfirmed',
] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** Seconds within which a decision can be undone by its author. Its mails are sent after them. */
export const UNDO_SECONDS = 10

/** Days after which a task is marked as waiting for long. */
export const LONG_WAIT_DAYS = 5

export const inboxItem = z.object({
  kind: z.enum(INBOX_KINDS),
  /** The id of the application, message, report…; for `unconfirmed` the id of the shop. */
  id: z.int(),
  /** When it began to wait. */
  since: z.iso.datetime(),
  /** A report of illegal content. It is listed first. */
  is_urgent: z.boolean(),
  title: z.string(),
  /** Summary in a few words. */
  detail: z.string(),
  /** The shop concerned; null: none, or it was deleted. */
  commerce: z.object({ id: z.int(), name: z.string(), category: z.array(z.int()) }).nullable(),
  /** Username of another administrator who has it open now. */
  viewed_by: z.string().nullable(),
})
export type InboxItem = z.infer<typeof inboxItem>

const ofKinds = <T extends z.ZodType>(value: T) =>
  z.object(Object.fromEntries(INBOX_KINDS.map((kind) => [kind, value])) as Record<InboxKind, T>)

/** A page of tasks: the urgent ones first, then the oldest. */
export const inbox = z.object({
  count: z.int(),
  /** Number of tasks of each kind, regardless of the filter. */
  counts: ofKinds(z.int()),
  /** The first task of each kind; null: there is none. */
  oldest: ofKinds(inboxItem.nullable()),
  /** Kinds that have ever had a task; screens do not list the others. */
  used: z.array(z.enum(INBOX_KINDS)),
  results: z.array(inboxItem),
})
export type Inbox = z.infer<typeof inbox>

export const inboxQuery = z.object({
  kind: oneOf(INBOX_KINDS),
  page: z
    .string('Pide una sola página')
    .regex(/^[1-9]\d{0,5}$/, 'La página se indica con su número, desde 1')
    .transform(Number)
    .optional(),
})
export type InboxQuery = z.infer<typeof inboxQuery>

/** Maximum of days for which a task can be put off; for appeals fewer, because owners have a right to an answer. */
export const MAX_DAYS_LATER = 30
export const MAX_DAYS_LATER_OF_APPEALS = 7

const MOMENT = 'Di cuándo quieres volver a verlo'
/** Missing: until tomorrow at eight. Null: it is shown again at once. */
export const laterForm = z.object({
  until: z.iso.datetime({ offset: true, error: MOMENT }).nullable().optional(),
})
/** The time at which a postponed item is shown again tomorrow, in minutes after midnight. */
export const TOMORROW_AT = 8 * 60
export const TOO_EARLY = 'Elige un momento que esté por venir'
export const TOO_LATE = 'Elige un día más cercano: no puede esperar tanto'
