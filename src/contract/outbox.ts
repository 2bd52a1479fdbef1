import { z } from 'zod'
import { oneOf } from './fields.ts'

export const MAIL_STATES = ['waiting', 'sent', 'dead'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A mail on its way, as administrators see it: never what it says, for it may hold a link. */
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

export const outboxQuery = z.object({ state: oneOf(MAIL_STATES) })
