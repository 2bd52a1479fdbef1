import { eq } from 'drizzle-orm'
import type { Activation } from '#contract/auth.ts'
import { record } from '../activity/record.ts'
import { WRONG_LINK } from '../auth/activate.ts'
import { deleteLinks, findLinkOwner, lockLinkOwner } from '../auth/links.ts'
import { lockEmail } from '../auth/locks.ts'
import { deleteRegistrations } from '../auth/pending-registrations.ts'
import type { User } from '../auth/queries.ts'
import { violatedConstraint } from '../database/constraints.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { emailChanged } from '../mail/account-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'

/** Changes the e-mail of an account, once; the link may be opened again. Throws 400 `{uid}` or `{token}`. */
export async function confirmEmail(services: Services, link: Activation): Promise<string> {
  const now = services.clock.now()
  return await services.db
    .transaction(async (tx) => {
      // Finds the e-mail first, because its lock must come before the user's.
      const found = await findLinkOwner(tx, link, 'email', now)
      if ('wrong' in found) throw invalid({ [found.wrong]: [WRONG_LINK] })
      if (found.email !== null) await lockEmail(tx, found.email)
      const owner = await lockLinkOwner(tx, link, 'email', now)
      if ('wrong' in owner) throw invalid({ [owner.wrong]: [WRONG_LINK] })
      const { user, email } = owner
      if (!user.is_active || email === null) throw invalid({ token: [WRONG_LINK] })
      if (user.email !== email) await changeEmail(tx, services, user, email, now)
      return email
    })
    .catch((error) => {
      if (violatedConstraint(error) !== 'users_email') throw error
      throw invalid({ token: ['Ese correo ya es el de otra cuenta. Pide el cambio con otro.'] })
    })
}

async function changeEmail(tx: Db, services: Services, user: User, email: string, now: Date) {
  const { id, username, email: before } = user
  // The mailbox has confirmed this account, so unconfirmed registrations of its e-mail are deleted.
  await deleteRegistrations(tx, email, id)
  await tx.update(users).set({ email }).where(eq(users.id, id))
  // Password links in the old mailbox stop working.
  await deleteLinks(tx, id, 'reset')
  const by = { actor: { id, username }, at: now }
  const emails = { before: { email: before }, after: { email } }
  await record(tx, by, { verb: 'change_email', type: 'user', id, name: username, ...emails })
  await queueMail(tx, services, { to: before, mail: emailChanged({ email }) })
}
