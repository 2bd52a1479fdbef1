import type { outbox } from '../database/schema.ts'
import type { Mail } from './template.ts'

export type QueuedMail = Pick<typeof outbox.$inferSelect, 'subscription' | 'week'>

/**
 * Writes a mail that is to say what is true when it is sent. Undefined: there is nothing to say any more, and it is
 * not sent.
 */
export type WriteWhenSent = (mail: QueuedMail) => Promise<Mail | undefined>
