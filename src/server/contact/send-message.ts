import { sql } from 'drizzle-orm'
import type { ContactForm } from '#contract/contact.ts'
import { notifyAdministrators } from '../auth/notify-administrators.ts'
import type { Db } from '../database/open.ts'
import { rejectBots } from '../http/honeypot.ts'
import { countTry, isOverLimit, type Limit, lockTries, refuseOverLimit } from '../http/throttle.ts'
import { messageWaits } from '../mail/contact-mails.ts'
import type { Services } from '../services.ts'
import { createMessage, findSameMessage } from './queries.ts'

const HOUR = 60 * 60
export const MESSAGES_BY_IP: Limit = { scope: 'contact', limit: 10, seconds: HOUR }
const NOTIFICATIONS: Limit = { scope: 'contact-told', limit: 1, seconds: HOUR }
/** Within this time the same message sent again is the same one. */
const SAME_MESSAGE_SECONDS = 10 * 60

/**
 * Takes a message of a stranger and tells the administrators. Nothing is mailed to its sender: whoever
 * writes may have typed another's address. Errors: 400 for bots, 429.
 */
export async function sendMessage(
  services: Services,
  form: ContactForm,
  ip: string,
): Promise<ContactForm & { id: number }> {
  rejectBots(form, 'Enviar')
  const now = services.clock.now()
  const id = await services.db.transaction(async (tx) => {
    // Whoever sends at the same moment from the same place waits here, and is counted after.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('contact:' || ${ip}, 0))`)
    const since = new Date(now.getTime() - SAME_MESSAGE_SECONDS * 1000).toISOString()
    const known = await findSameMessage(tx, form, since)
    if (known !== undefined) return known
    if (services.config.rateLimits) {
      await refuseOverLimit(tx, MESSAGES_BY_IP, ip, now)
      await countTry(tx, [{ limit: MESSAGES_BY_IP, key: ip }], now)
    }
    const { subject, sender, message } = form
    const row = { subject, sender, message, created_at: now.toISOString() }
    const created = await createMessage(tx, row)
    await notifyOfMessages(tx, services, now)
    return created
  })
  return { ...form, id }
}

/** At most once an hour: nobody fills the administrators' mailboxes from outside. */
async function notifyOfMessages(tx: Db, { config }: Services, now: Date): Promise<void> {
  const notification = { limit: NOTIFICATIONS, key: 'administrators' }
  const isNotified = () => isOverLimit(tx, NOTIFICATIONS, notification.key, now)
  if (await isNotified()) return
  // Of those that come at once from different places one tells; the others wait and find it told.
  await lockTries(tx, notification)
  if (await isNotified()) return
  await countTry(tx, [notification], now)
  await notifyAdministrators(tx, config, messageWaits(config), now)
}
