import { z } from 'zod'
import { oneOf } from './list-query.ts'

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

/** Seconds within which an administrator can undo a decision. */
export const UNDO_SECONDS = 10

/** Days after which screens mark a waiting task as late. */
export const LONG_WAIT_DAYS = 5

export const inboxItem = z.object({
  kind: z.enum(INBOX_KINDS),
  /** The id of the application, message, report…; for `unconfirmed` the id of the shop. */
  id: z.int(),
  since: z.iso.datetime(),
  is_urgent: z.boolean(),
  title: z.string(),
  detail: z.string(),
  commerce: z.object({ id: z.int(), name: z.string(), category: z.array(z.int()) }).nullable(),
  viewed_by: z.string().nullable(),
})
export type InboxItem = z.infer<typeof inboxItem>

const ofKinds = <T extends z.ZodType>(value: T) =>
  z.object(Object.fromEntries(INBOX_KINDS.map((kind) => [kind, value])) as Record<InboxKind, T>)

export const inbox = z.object({
  count: z.int(),
  /** Number of tasks of each kind, regardless of the filter. */
  counts: ofKinds(z.int()),
  /** The first task of each kind: urgent ones, then the oldest; null: no task. */
  oldest: ofKinds(inboxItem.nullable()),
  /** Kinds that have ever had a task; screens do not list other kinds. */
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

/** Maximum of days for which a task can be postponed; fewer for appeals, because owners have a right to an answer. */
export const MAX_DAYS_LATER = 30
export const MAX_DAYS_LATER_OF_APPEALS = 7

const MOMENT = 'Di cuándo quieres volver a verlo'
/** `until` missing: until tomorrow at eight. Null: the task is shown again at once. */
export const laterForm = z.object({
  until: z.iso.datetime({ offset: true, error: MOMENT }).nullable().optional(),
})
/** The time at which a task that is postponed until tomorrow is shown again, in minutes after midnight. */
export const TOMORROW_AT = 8 * 60
export const TOO_EARLY = 'Elige un momento que esté por venir'
export const TOO_LATE = 'Elige un día más cercano: no puede esperar tanto'
