import { isInvited, writeInvitation } from '../auth/invitations.ts'
import { createLink } from '../auth/links.ts'
import { lockEmail } from '../auth/locks.ts'
import { LINKS_BY_IP } from '../auth/send-link.ts'
import { queueUnverifiedMail } from '../auth/unverified-mail.ts'
import { alreadyConfirmed, notFound, throttled } from '../errors.ts'
import { reserveAttempt } from '../http/rate-limit.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import type { Call } from '../http/route.ts'
import { confirmAccount } from '../mail/registration-mails.ts'
import { lockUser, type UserRow } from './queries.ts'

/** Tells administrators why no mail was sent: throws 409 if the account is confirmed, 429 after too many mails. */
export async function resendConfirmation(call: Call, { id, email }: Pick<UserRow, 'id' | 'email'>) {
  const { config, clock, db } = call
  await reserveAttempt(call, { limit: LINKS_BY_IP, key: rateLimitKey(call.request) })
  await db.transaction(async (tx) => {
    await lockEmail(tx, email)
    const user = await lockUser(tx, id)
    if (user === undefined) throw notFound()
    if (user.activated_at !== null) throw alreadyConfirmed()
    const { wait } = await queueUnverifiedMail(tx, call, user.email, async () => {
      if (isInvited(user)) return await writeInvitation(tx, call, id)
      const link = await createLink(tx, config, id, 'activation', clock.now())
      return confirmAccount({ link })
    })
    if (wait > 0) throw throttled(wait)
  })
}
