import { and, eq, isNull } from 'drizzle-orm'
import type { Activation } from '#contract/auth.ts'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { commerces, users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { applicationPending, applicationReceived } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { notifyAdministrators } from '../moderation/notify-administrators.ts'
import type { Services } from '../services.ts'
import { findLinkOwner, lockLinkOwner } from './links.ts'
import { lockEmail } from './locks.ts'
import { deleteRegistrations } from './pending-registrations.ts'
import type { User } from './queries.ts'

export const WRONG_LINK = 'El enlace no es válido o ha caducado. Pide otro.'

/** Confirms an account. Its link stays valid, because mail scanners open links. Throws 400 by `uid` or `token`. */
export async function activate(services: Services, link: Activation): Promise<void> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const unlocked = await findLinkOwner(tx, link, 'activation', now)
    if ('wrong' in unlocked) throw invalid({ [unlocked.wrong]: [WRONG_LINK] })
    await lockEmail(tx, unlocked.user.email)
    const owner = await lockLinkOwner(tx, link, 'activation', now)
    if ('wrong' in owner) throw invalid({ [owner.wrong]: [WRONG_LINK] })
    // A used link does not reactivate an account that was deactivated later.
    if (owner.user.activated_at !== null) return
    const at = now.toISOString()
    await tx
      .update(users)
      .set({ is_active: true, activated_at: at })
      .where(eq(users.id, owner.user.id))
    await deleteRegistrations(tx, owner.user.email, owner.user.id)
    await announceAll(tx, services, owner.user, now)
  })
}

async function announceAll(db: Db, services: Services, { id, username, email }: User, now: Date) {
  const by = { actor: { id, username }, at: now }
  await record(db, by, { verb: 'activate', type: 'user', id, name: username })
  const shops = await db
    .select({ id: commerces.id, name: commerces.name })
    .from(commerces)
    .where(and(eq(commerces.owner_id, id), isNull(commerces.deleted_at)))
  for (const shop of shops) {
    const { name: commerce } = shop
    await record(db, by, { verb: 'create', type: 'commerce', ...shop })
    await queueMail(db, services, { to: email, mail: applicationReceived({ commerce }) })
    await notifyAdministrators(db, services, applicationPending({ commerce }))
  }
}

/** Returns the e-mail to which a link was sent. Throws 400 with `{uid}` or `{token}`. */
export async function findLinkEmail({ db, clock }: Services, link: Activation) {
  const now = clock.now()
  for (const purpose of ['invitation', 'reset', 'activation'] as const) {
    const owner = await findLinkOwner(db, link, purpose, now)
    if ('wrong' in owner) {
      if (owner.wrong === 'uid') throw invalid({ uid: [WRONG_LINK] })
      continue
    }
    const { email, is_active, activated_at } = owner.user
    const isDeactivated = !is_active && activated_at !== null
    if (!isDeactivated) return { email }
  }
  throw invalid({ token: [WRONG_LINK] })
}
