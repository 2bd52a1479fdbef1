import { z } from 'zod'
import { idFilter, oneOf, orderingOf, searchTerm } from './list-query.ts'

/** `dead`: it is not tried again. */
export const MAIL_STATES = ['waiting', 'sent', 'dead'] as const

/** A mail in the outbox, for administrators. Its text is omitted, because it may contain a secret link. */
export const outboxMail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.int(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  next_try_at: z.iso.datetime().nullable(),
})
export type OutboxMail = z.infer<typeof outboxMail>

export const outboxQuery = z.object({
  id: idFilter,
  search: searchTerm,
  state: oneOf(MAIL_STATES),
  ordering: orderingOf(outboxMail),
})
export type OutboxQuery = z.infer<typeof outboxQuery>
