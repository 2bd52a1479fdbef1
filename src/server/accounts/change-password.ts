import { eq } from 'drizzle-orm'
import type { PasswordChange, PasswordReset } from '#contract/accounts.ts'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import { passwordChanged } from '../mail/messages.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { WRONG_LINK } from './activate.ts'
import { checkOwnPassword, lockChecked } from './check-password.ts'
import { deleteLinks, findLinkOwner } from './links.ts'
import { hashPassword } from './passwords.ts'
import { endSessions, type User } from './store.ts'

/** Sets a password by a mailed link, once; every session ends. Errors: 400 `{uid}` or `{token}`. */
export async function resetPassword(services: Services, form: PasswordReset): Promise<void> {
  const now = services.clock.now()
  const hash = await hashPassword(form.new_password)
  await services.db.transaction(async (tx) => {
    const owner = await findLinkOwner(tx, form, 'reset', now)
    if ('wrong' in owner) throw invalid({ [owner.wrong]: [WRONG_LINK] })
    if (!owner.user.is_active) throw invalid({ token: [WRONG_LINK] })
    await savePassword(tx, services, owner.user, hash, now)
  })
  services.mail.wake()
}

/** Changes the own password; the other sessions end. Errors: 400 `{current_password}`, 429. */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  form: PasswordChange,
): Promise<void> {
  const now = services.clock.now()
  const user = await checkOwnPassword(services, viewer, form.current_password)
  const hash = await hashPassword(form.new_password)
  await services.db.transaction(async (tx) => {
    await lockChecked(tx, user)
    await savePassword(tx, services, user, hash, now, viewer.session)
  })
  services.mail.wake()
}

async function savePassword(
  db: Db,
  { config }: Services,
  { id, username, email }: User,
  password_hash: string,
  now: Date,
  keptSession?: string,
): Promise<void> {
  await db.update(users).set({ password_hash }).where(eq(users.id, id))
  // An address that somebody else asked for with the old password goes with it.
  await deleteLinks(db, id, 'reset')
  await deleteLinks(db, id, 'email')
  await endSessions(db, id, now.toISOString(), keptSession)
  await queueMail(db, { to: email, mail: passwordChanged(config, { username }), now, config })
  const actor = { id, username }
  await record(db, { actor, verb: 'change_password', type: 'user', id, name: username, at: now })
}
