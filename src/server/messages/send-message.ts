import type { MessageForm } from '#contract/messages.ts'
import { findSame } from '../database/find-same.ts'
import { messages } from '../database/schema.ts'
import { rejectBots } from '../http/honeypot.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Call } from '../http/route.ts'
import { storeSubmission } from '../http/store-submission.ts'
import { newMessage } from '../mail/inbox-mails.ts'
import { notifyOfNew } from '../moderation/notify-administrators.ts'

const HOUR_SECONDS = 60 * 60
export const MESSAGES_BY_IP: RateLimit = { scope: 'contact', limit: 10, seconds: HOUR_SECONDS }
const NOTIFICATIONS: RateLimit = { scope: 'contact-told', limit: 1, seconds: HOUR_SECONDS }

/** Stores a message. The sender gets no mail: the address may be another person's. Throws 400 for bots, and 429. */
export async function sendMessage(call: Call, form: MessageForm) {
  rejectBots(form, 'Enviar')
  const { subject, sender, message } = form
  const texts = { subject, sender, message }
  const id = await storeSubmission(call, {
    limit: MESSAGES_BY_IP,
    findSame: (tx, since) => findSame(tx, messages, texts, since),
    create: async (tx, now) => {
      const row = { ...texts, created_at: now.toISOString() }
      const [created] = await tx.insert(messages).values(row).returning({ id: messages.id })
      await notifyOfNew(tx, call, NOTIFICATIONS, newMessage)
      return created!.id
    },
  })
  return { ...form, id }
}
