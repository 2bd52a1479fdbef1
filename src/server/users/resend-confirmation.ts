import { createLink } from '../accounts/links.ts'
import { LINKS_BY_ACCOUNT, LINKS_BY_ADDRESS } from '../accounts/send-link.ts'
import { alreadyConfirmed, notFound } from '../errors.ts'
import { countTry, refuseOverLimit } from '../http/throttle.ts'
import { confirmAccount } from '../mail/messages.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { lockUser } from './store.ts'

/**
 * Mails another link to an account that was never confirmed, within the limits that its owner has.
 * Unlike a stranger the administrator is told: 409 when it is confirmed, 429 when it was too often.
 */
export async function resendConfirmation(
  { config, clock, db, mail }: Services,
  id: number,
  address: string,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (user === undefined) throw notFound()
    if (user.activated_at !== null) throw alreadyConfirmed()
    if (config.rateLimits) {
      const key = user.email.toLowerCase()
      await refuseOverLimit(tx, LINKS_BY_ACCOUNT, key, now)
      const tries = [
        { limit: LINKS_BY_ACCOUNT, key },
        { limit: LINKS_BY_ADDRESS, key: address },
      ]
      await countTry(tx, tries, now)
    }
    const link = await createLink(tx, config, id, 'activation', now)
    const written = confirmAccount(config, { username: user.username, link })
    await queueMail(tx, { to: user.email, mail: written, now, config })
  })
  mail.wake()
}
