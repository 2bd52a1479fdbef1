import { eq } from 'drizzle-orm'
import { type Account, type AccountForm, MAIL_KINDS, type MailKind } from '#contract/profile.ts'
import { changed, record } from '../activity/record.ts'
import { checkOwnPassword, lockUnchangedPassword } from '../auth/check-password.ts'
import { createLink, deleteLinks } from '../auth/links.ts'
import { lockCaller, lockEmail, lockUsername } from '../auth/locks.ts'
import { refuseTakenUsername } from '../auth/pending-registrations.ts'
import { findUserByEmail, type User } from '../auth/queries.ts'
import { limitTakenUsernames } from '../auth/taken-usernames.ts'
import { queueUnverifiedMail } from '../auth/unverified-mail.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import { type RateLimit, rejectOverLimit, reserveAttempt } from '../http/rate-limit.ts'
import type { SignedCall } from '../http/route.ts'
import { confirmEmail, emailChangeRequested, emailInUse } from '../mail/account-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { findOwnAccount } from './queries.ts'

const HOUR_SECONDS = 60 * 60
const CHANGES_BY_ACCOUNT: RateLimit = { scope: 'email:account', limit: 5, seconds: HOUR_SECONDS }

/** A new e-mail is used once its mailbox confirms it. The response is the same if that e-mail has another account. */
export async function changeAccount(call: SignedCall, form: AccountForm): Promise<Account> {
  const { db, clock, viewer } = call
  const { username, email, current_password, wanted_mails } = form
  const now = clock.now()
  const checkedUser = isOtherEmail(email, viewer)
    ? await checkEmailChange(call, current_password)
    : undefined
  const save = () =>
    db.transaction(async (tx) => {
      if (checkedUser && email !== undefined) await lockEmail(tx, email)
      if (username !== undefined) await lockUsername(tx, username)
      const current = await lockCaller(tx, viewer)
      if (checkedUser) await lockUnchangedPassword(tx, checkedUser)
      if (username !== undefined) await rename(tx, { ...viewer, ...current }, username, now)
      if (wanted_mails !== undefined) await chooseMails(tx, viewer, wanted_mails)
      if (email === undefined) return
      // A form with the current e-mail only cancels an earlier request for another one.
      await deleteLinks(tx, viewer.id, 'email')
      if (checkedUser) await requestEmailChange(tx, call, checkedUser, email)
    })
  const isRenamed = username !== undefined && username !== viewer.username
  await (isRenamed ? limitTakenUsernames(call, `user ${viewer.id}`, save) : save())
  return (await findOwnAccount(call))!
}

function isOtherEmail(email: string | undefined, viewer: Viewer): boolean {
  return email !== undefined && email.toLowerCase() !== viewer.email.toLowerCase()
}

async function checkEmailChange(call: SignedCall, password: string | undefined): Promise<User> {
  if (password === undefined) throw invalid({ current_password: ['Escribe tu contraseña actual'] })
  await rejectOverLimit(call, { limit: CHANGES_BY_ACCOUNT, key: String(call.viewer.id) })
  return await checkOwnPassword(call, password)
}

async function rename(tx: Db, viewer: Viewer, username: string, now: Date): Promise<void> {
  const changes = changed({ username: viewer.username }, { username }, ['username'])
  if (changes === undefined) return
  await refuseTakenUsername(tx, username, viewer)
  await tx.update(users).set({ username }).where(eq(users.id, viewer.id))
  const { id } = viewer
  const by = { actor: viewer, at: now }
  await record(tx, by, { verb: 'update', type: 'user', id, name: username, ...changes })
}

async function chooseMails(tx: Db, { id }: Viewer, kinds: MailKind[]): Promise<void> {
  const unwanted_mails = MAIL_KINDS.filter((kind) => !kinds.includes(kind))
  await tx.update(users).set({ unwanted_mails }).where(eq(users.id, id))
}

/** Does the same work whether or not the new e-mail has an account, so that the time does not reveal it. */
async function requestEmailChange(tx: Db, services: Services, user: User, email: string) {
  const { id } = user
  await reserveAttempt({ ...services, db: tx }, { limit: CHANGES_BY_ACCOUNT, key: String(id) })
  const link = await createLink(tx, services.config, id, 'email', services.clock.now(), email)
  const holder = await findUserByEmail(tx, email)
  const mail = holder?.activated_at ? emailInUse : confirmEmail({ link })
  await queueUnverifiedMail(tx, services, email, async () => mail)
  await queueMail(tx, services, { to: user.email, mail: emailChangeRequested({ email }) })
}
