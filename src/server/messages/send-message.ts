import { sql } from 'drizzle-orm'
import type { MessageForm } from '#contract/messages.ts'
import { notifyOfNew } from '../auth/notify-administrators.ts'
import { rejectBots } from '../http/honeypot.ts'
import { type RateLimit, recordAttempt, rejectOverLimit } from '../http/rate-limit.ts'
import { newMessage } from '../mail/message-mails.ts'
import type { Services } from '../services.ts'
import { createMessage, findSameMessage } from './queries.ts'

const HOUR = 60 * 60
export const MESSAGES_BY_IP: RateLimit = { scope: 'contact', limit: 10, seconds: HOUR }
const NOTIFICATIONS: RateLimit = { scope: 'contact-told', limit: 1, seconds: HOUR }
/** An identical message within this time is not stored again. */
const SAME_MESSAGE_SECONDS = 10 * 60

/**
 * Stores a stranger's message and notifies the administrators. Its sender gets no mail, because they may
 * have typed another's address. Errors: 400 for bots, 429.
 */
export async function sendMessage(
  services: Services,
  form: MessageForm,
  ip: string,
): Promise<MessageForm & { id: number }> {
  rejectBots(form, 'Enviar')
  const now = services.clock.now()
  const id = await services.db.transaction(async (tx) => {
    // Concurrent messages from the same IP address are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('contact:' || ${ip}, 0))`)
    const since = new Date(now.getTime() - SAME_MESSAGE_SECONDS * 1000).toISOString()
    const known = await findSameMessage(tx, form, since)
    if (known !== undefined) return known
    if (services.config.rateLimits) {
      await rejectOverLimit(tx, MESSAGES_BY_IP, ip, now)
      await recordAttempt(tx, [{ limit: MESSAGES_BY_IP, key: ip }], now)
    }
    const { subject, sender, message } = form
    const row = { subject, sender, message, created_at: now.toISOString() }
    const created = await createMessage(tx, row)
    await notifyOfNew(tx, services, NOTIFICATIONS, newMessage(services.config))
    return created
  })
  return { ...form, id }
}
