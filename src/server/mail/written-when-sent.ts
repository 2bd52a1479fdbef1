import type { outbox } from '../database/schema.ts'
import type { Mail } from './template.ts'

export type QueuedMail = Pick<typeof outbox.$inferSelect, 'subscription' | 'week'>

/**
 * Writes a mail at the moment of sending, with current data. Undefined if it has no content any more: then it is not
 * sent.
 */
export type WriteWhenSent = (mail: QueuedMail) => Promise<Mail | undefined>
