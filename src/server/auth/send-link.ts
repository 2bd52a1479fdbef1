import type { Db } from '../database/open.ts'
import { type RateLimit, reserveAttempt } from '../http/rate-limit.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import type { Call } from '../http/route.ts'
import { resetPassword } from '../mail/account-mails.ts'
import { confirmAccount, confirmOneOfSeveral } from '../mail/registration-mails.ts'
import type { Mail } from '../mail/template.ts'
import type { Services } from '../services.ts'
import { isInvited, writeInvitation } from './invitations.ts'
import { createLink } from './links.ts'
import { lockEmail } from './locks.ts'
import {
  findInvited,
  findUserByEmail,
  listRegistrations,
  lockUsersByEmail,
  type User,
} from './queries.ts'
import { queueUnverifiedMail } from './unverified-mail.ts'

export const LINKS_BY_IP: RateLimit = { scope: 'link:address', limit: 20, seconds: 60 * 60 }
/** Maximum of registrations in one mail, the newest first: a flood of false ones hides only older ones. */
const MAX_LISTED = 10

/** Mails a link for each registration of an e-mail. The response does not reveal if there are any. Throws 429. */
export function resendActivation(call: Call, email: string) {
  return sendLink(call, email, async (tx, user, now) => {
    if (user.activated_at !== null) return undefined
    if (isInvited(user)) return writeInvitation(tx, call, user.id)
    return await confirmationOf(tx, call, user, now)
  })
}

/** Mails a link to choose a new password. The response does not reveal whether the account exists. Throws 429. */
export function sendPasswordReset(call: Call, email: string) {
  return sendLink(call, email, async (tx, user, now) => {
    const invited = user.activated_at === null ? await findInvited(tx, user.email) : undefined
    if (invited) return writeInvitation(tx, call, invited.id)
    if (!user.is_active) return undefined
    const link = await createLink(tx, call.config, user.id, 'reset', now)
    return resetPassword({ link })
  })
}

type WriteMail = (tx: Db, user: User, now: Date) => Promise<Mail | undefined>

async function sendLink(call: Call, email: string, write: WriteMail): Promise<void> {
  const now = call.clock.now()
  await reserveAttempt(call, { limit: LINKS_BY_IP, key: rateLimitKey(call.request) })
  // Runs after the response: its time would otherwise reveal whether the account exists.
  await call.afterAnswer.run(call.reply, () => queueLink(call, email, write, now))
}

async function queueLink(services: Services, email: string, write: WriteMail, now: Date) {
  await services.db.transaction(async (tx) => {
    await lockEmail(tx, email)
    // Locked, because a registration may be deleted or get another e-mail concurrently.
    await lockUsersByEmail(tx, email)
    const user = await findUserByEmail(tx, email)
    // Over the limit nothing happens: an error for this recipient would reveal that the account exists.
    if (user) await queueUnverifiedMail(tx, services, user.email, () => write(tx, user, now))
  })
  services.mail.notify()
}

async function confirmationOf(tx: Db, { config, settings }: Services, user: User, now: Date) {
  const pending = await listRegistrations(tx, user.email)
  if (pending.length < 2) {
    const link = await createLink(tx, config, user.id, 'activation', now)
    return confirmAccount({ link })
  }
  const registrations = []
  for (const { id, commerce, created_at } of pending.slice(0, MAX_LISTED)) {
    const link = await createLink(tx, config, id, 'activation', now)
    registrations.push({ commerce, sentAt: new Date(created_at), link })
  }
  return confirmOneOfSeveral({
    registrations,
    unlisted: pending.length - registrations.length,
    time_zone: settings.present().time_zone,
  })
}
