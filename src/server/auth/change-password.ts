import { eq } from 'drizzle-orm'
import type { PasswordChange, PasswordReset } from '#contract/auth.ts'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { type RateLimit, rejectOverLimit, reserveAttempt } from '../http/rate-limit.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import type { Call, SignedCall } from '../http/route.ts'
import { passwordChanged } from '../mail/account-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { WRONG_LINK } from './activate.ts'
import { checkOwnPassword, lockUnchangedPassword, refuseCommonPassword } from './check-password.ts'
import { acceptInvitation, isInvited } from './invitations.ts'
import { deleteLinks, findLinkOwner, type LinkOwner, lockLinkOwner } from './links.ts'
import { lockEmail } from './locks.ts'
import { rememberIp } from './login-limits.ts'
import { hashPassword } from './passwords.ts'
import { endSessions, type User } from './queries.ts'

/** Seconds. */
const HOUR = 60 * 60
export const RESETS_BY_IP: RateLimit = { scope: 'reset:address', limit: 20, seconds: HOUR }
const CHANGES_BY_ACCOUNT: RateLimit = { scope: 'password:changes', limit: 10, seconds: HOUR }

/** Sets a password by a mailed link. Throws 400 with `{uid}`, `{token}` or `{new_password}`, and 429. */
export async function resetPassword(call: Call, form: PasswordReset): Promise<void> {
  const { config, db } = call
  const ip = rateLimitKey(call.request)
  const now = call.clock.now()
  await reserveAttempt(call, { limit: RESETS_BY_IP, key: ip })
  // Checked first, because anybody may send an invalid link and hashing is expensive.
  const invite = await findLinkOwner(db, form, 'invitation', now)
  const owner =
    'user' in invite ? invite.user : refuseWrongLink(await findLinkOwner(db, form, 'reset', now))
  refuseCommonPassword(owner.role, form.new_password)
  const hash = await hashPassword(form.new_password)
  await db.transaction(async (tx) => {
    if ('user' in invite) await lockEmail(tx, invite.user.email)
    const invited = await lockLinkOwner(tx, form, 'invitation', now)
    if ('user' in invited && isInvited(invited.user)) {
      await acceptInvitation(tx, invited.user, hash, now)
      return rememberIp({ config, db: tx }, invited.user.id, ip, now)
    }
    const user = refuseWrongLink(await lockLinkOwner(tx, form, 'reset', now))
    await savePassword(tx, call, user, hash, now)
    await rememberIp({ config, db: tx }, user.id, ip, now)
  })
}

function refuseWrongLink(owner: LinkOwner): User {
  if ('wrong' in owner) throw invalid({ [owner.wrong]: [WRONG_LINK] })
  if (!owner.user.is_active) throw invalid({ token: [WRONG_LINK] })
  return owner.user
}

/** Changes the caller's password and ends the other sessions. Throws 400 with `{current_password}`, and 429. */
export async function changePassword(call: SignedCall, form: PasswordChange): Promise<void> {
  const { db, viewer } = call
  const now = call.clock.now()
  refuseCommonPassword(viewer.role, form.new_password)
  const change = { limit: CHANGES_BY_ACCOUNT, key: String(viewer.id) }
  await rejectOverLimit(call, change)
  const user = await checkOwnPassword(call, form.current_password)
  await reserveAttempt(call, change)
  const hash = await hashPassword(form.new_password)
  await db.transaction(async (tx) => {
    await lockUnchangedPassword(tx, user)
    await savePassword(tx, call, user, hash, now, viewer.session)
  })
}

async function savePassword(
  db: Db,
  services: Services,
  { id, username, email }: User,
  password_hash: string,
  now: Date,
  keptSession?: string,
): Promise<void> {
  await db.update(users).set({ password_hash }).where(eq(users.id, id))
  await deleteLinks(db, id, 'reset')
  // Cancels a change of e-mail that was requested with the old password.
  await deleteLinks(db, id, 'email')
  await endSessions(db, id, now.toISOString(), keptSession)
  await queueMail(db, services, { to: email, mail: passwordChanged })
  const by = { actor: { id, username }, at: now }
  await record(db, by, { verb: 'change_password', type: 'user', id, name: username })
}
