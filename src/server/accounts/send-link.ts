import type { Db } from '../database/open.ts'
import { countTry, isOverLimit, type Limit } from '../http/throttle.ts'
import { confirmAccount, resetPassword } from '../mail/messages.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { createLink } from './links.ts'
import { findUserByEmail, type User } from './store.ts'

const HOUR = 60 * 60
export const LINKS_BY_ADDRESS: Limit = { scope: 'link:address', limit: 20, seconds: HOUR }
export const LINKS_BY_ACCOUNT: Limit = { scope: 'link:account', limit: 5, seconds: HOUR }

/** Mails another link to confirm an account that never was. The caller learns nothing. */
export function resendActivation(services: Services, email: string, address: string) {
  return sendLink(services, email, address, async (db, user, now) => {
    if (user.activated_at !== null) return undefined
    const link = await createLink(db, services.config, user.id, 'activation', now)
    return confirmAccount(services.config, { username: user.username, link })
  })
}

/** Mails a link to choose a new password, to an active account. The caller learns nothing. */
export function sendPasswordReset(services: Services, email: string, address: string) {
  return sendLink(services, email, address, async (db, user, now) => {
    if (!user.is_active) return undefined
    const link = await createLink(db, services.config, user.id, 'reset', now)
    return resetPassword(services.config, { username: user.username, link })
  })
}

type WriteMail = (
  db: Db,
  user: User,
  now: Date,
) => Promise<ReturnType<typeof resetPassword> | undefined>

async function sendLink(
  services: Services,
  email: string,
  address: string,
  write: WriteMail,
): Promise<void> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const account = { limit: LINKS_BY_ACCOUNT, key: email.toLowerCase() }
    if (services.config.rateLimits) {
      // Silent: a refusal by account would tell that there is one.
      if (await isOverLimit(tx, account.limit, account.key, now)) return
      await countTry(tx, [account, { limit: LINKS_BY_ADDRESS, key: address }], now)
    }
    const user = await findUserByEmail(tx, email)
    const mail = user && (await write(tx, user, now))
    if (mail) await queueMail(tx, { to: user.email, mail, now, config: services.config })
  })
  services.mail.wake()
}
