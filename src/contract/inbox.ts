import { z } from 'zod'
import { oneOf } from './list-query.ts'

/** What waits for the office, each as the calls of its own list decide it. */
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

/** Days after which something has waited for long. */
export const LONG_WAIT_DAYS = 5

export const inboxItem = z.object({
  kind: z.enum(INBOX_KINDS),
  /** Of the application, the change, the message, the report, the appeal or the suggestion; of what is unconfirmed, the shop's. */
  id: z.int(),
  /** Since when it waits. */
  since: z.iso.datetime(),
  /** Of illegal content: it comes before all else. */
  is_urgent: z.boolean(),
  title: z.string(),
  /** What is asked, in a few words. */
  detail: z.string(),
  /** The shop that it is about; null: none, or it is gone. */
  commerce: z.object({ id: z.int(), name: z.string(), category: z.array(z.int()) }).nullable(),
  /** Who else has it open at this moment. */
  viewed_by: z.string().nullable(),
})
export type InboxItem = z.infer<typeof inboxItem>

const ofKinds = <T extends z.ZodType>(value: T) =>
  z.object(Object.fromEntries(INBOX_KINDS.map((kind) => [kind, value])) as Record<InboxKind, T>)

/** A page of what waits, the urgent and then the oldest first. */
export const inbox = z.object({
  count: z.int(),
  /** How many wait of each kind, whatever kind is asked for. */
  counts: ofKinds(z.int()),
  /** The first of each kind; null where none waits. */
  oldest: ofKinds(inboxItem.nullable()),
  /** Kinds of which there has ever been something: the others need no entry. */
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

/** Days for which something can be put off; less where somebody has a right to an answer. */
export const MAX_DAYS_LATER = 30
export const MAX_DAYS_LATER_OF_APPEALS = 7

const MOMENT = 'Di cuándo quieres volver a verlo'
/** Left out: until tomorrow at eight. Null: it is shown again. */
export const laterForm = z.object({
  until: z.iso.datetime({ offset: true, error: MOMENT }).nullable().optional(),
})
/** Minutes after midnight. */
export const TOMORROW_AT = 8 * 60
export const TOO_EARLY = 'Elige un momento que esté por venir'
export const TOO_LATE = 'Es demasiado tarde: quien espera tiene un plazo'
