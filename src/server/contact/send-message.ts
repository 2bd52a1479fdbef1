import { sql } from 'drizzle-orm'
import type { ContactForm } from '#contract/contact.ts'
import { tellAdministrators } from '../auth/tell-administrators.ts'
import type { Db } from '../database/open.ts'
import { rejectBots } from '../http/honeypot.ts'
import { countTry, isOverLimit, type Limit, lockTries, refuseOverLimit } from '../http/throttle.ts'
import { messageWaits } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { createMessage, findSameMessage } from './queries.ts'

const HOUR = 60 * 60
export const MESSAGES_BY_ADDRESS: Limit = { scope: 'contact', limit: 10, seconds: HOUR }
const TELLINGS: Limit = { scope: 'contact-told', limit: 1, seconds: HOUR }
/** Within this time the same message sent again is the same one. */
const SAME_MESSAGE_SECONDS = 10 * 60

/**
 * Takes a message of a stranger and tells the administrators. Nothing is mailed to its sender: whoever
 * writes may have typed another's address. Errors: 400 for bots, 429.
 */
export async function sendMessage(
  services: Services,
  form: ContactForm,
  address: string,
): Promise<ContactForm & { id: number }> {
  rejectBots(form, 'Enviar')
  const now = services.clock.now()
  const id = await services.db.transaction(async (tx) => {
    // Whoever sends at the same moment from the same place waits here, and is counted after.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('contact:' || ${address}, 0))`,
    )
    const since = new Date(now.getTime() - SAME_MESSAGE_SECONDS * 1000).toISOString()
    const known = await findSameMessage(tx, form, since)
    if (known !== undefined) return known
    if (services.config.rateLimits) {
      await refuseOverLimit(tx, MESSAGES_BY_ADDRESS, address, now)
      await countTry(tx, [{ limit: MESSAGES_BY_ADDRESS, key: address }], now)
    }
    const { subject, sender, message } = form
    const row = { subject, sender, message, created_at: now.toISOString() }
    const created = await createMessage(tx, row)
    await tellOfMessages(tx, services, now)
    return created
  })
  return { ...form, id }
}

/** At most once an hour: nobody fills the administrators' mailboxes from outside. */
async function tellOfMessages(tx: Db, { config }: Services, now: Date): Promise<void> {
  const telling = { limit: TELLINGS, key: 'administrators' }
  const isTold = () => isOverLimit(tx, TELLINGS, telling.key, now)
  if (await isTold()) return
  // Of those that come at once from different places one tells; the others wait and find it told.
  await lockTries(tx, telling)
  if (await isTold()) return
  await countTry(tx, [telling], now)
  await tellAdministrators(tx, config, messageWaits(config), now)
}
