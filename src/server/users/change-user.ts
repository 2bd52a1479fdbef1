import { eq } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/inbox.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { UserChanges } from '#contract/users.ts'
import { changed, record } from '../activity/record.ts'
import { refuseLastAdministrator } from '../auth/last-administrator.ts'
import { endSessions } from '../auth/queries.ts'
import { createQuestionLink } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { notConfirmed, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { restrictionMail } from '../mail/appeal-mails.ts'
import { townDay } from '../moderation/appeal-link.ts'
import { endRestrictions } from '../moderation/end-restrictions.ts'
import { requireReason } from '../moderation/require-reason.ts'
import { type NewRestriction, restrict } from '../moderation/restrict.ts'
import { findUser, lockUser, type UserRow } from './queries.ts'

/** Throws 400 if a deactivation has no reason, and 409 for the last administrator or an unconfirmed account. */
export async function changeUser(call: SignedCall, id: number, form: UserChanges) {
  const { reason, ...changes } = form
  const { db, clock, viewer } = call
  const at = clock.now()
  await db.transaction(async (tx) => {
    if (!staysAdministrator(changes)) await refuseLastAdministrator(tx, id)
    const user = await lockUser(tx, id)
    if (user === undefined) throw notFound()
    refuseUnconfirmed(user, changes)
    const after = { ...user, ...changes }
    if (user.is_active && !after.is_active) requireReason(viewer, user, reason)
    if (changed(user, after, ['role', 'is_active', 'is_trusted']) === undefined) return
    const { role: newRole, is_active, is_trusted } = after
    await tx.update(users).set({ role: newRole, is_active, is_trusted }).where(eq(users.id, id))
    if (!is_active) await endSessions(tx, id, at.toISOString())
    const event = { type: 'user', id, name: user.username } as const
    const role = changed(user, after, ['role'])
    if (role) await record(tx, call, { ...event, verb: 'change_role', ...role })
    const trust = changed(user, after, ['is_trusted'])
    if (trust) await record(tx, call, { ...event, verb: 'update', ...trust })
    const state = changed(user, after, ['is_active'])
    if (state === undefined) return
    await record(tx, call, { ...event, verb: is_active ? 'activate' : 'deactivate', ...state })
    if (is_active) {
      await endRestrictions(tx, call, 'account_deactivated', { account: id }, 'granted')
    } else await mailDeactivated(tx, call, user, reason)
  })
  return findUser(db, id)
}

/** The mail waits `UNDO_SECONDS`, and has a link to appeal, because the user cannot sign in. */
async function mailDeactivated(tx: Db, call: SignedCall, user: UserRow, reason?: string) {
  const { config, clock, settings } = call
  const kind = 'account_deactivated'
  const { id: account, username } = user
  const decision = {
    kind,
    objectKey: { account },
    object: username,
    reason: reason ?? null,
  } as const
  const { contact_email: contact } = settings.present()
  const write = async ({ id, until }: NewRestriction) => {
    const question = { user: account, purpose: 'appeal', about: id, expiresAt: until } as const
    const href = (await createQuestionLink(tx, config, question, clock.now()))!
    const appeal = { href, until: townDay(call, until) }
    return restrictionMail({ ...decision, appeal, contact })
  }
  await restrict(tx, call, { ...decision, owner: user }, write, UNDO_SECONDS)
}

/** Throws 409, because anybody may have registered the e-mail of an unconfirmed account. */
function refuseUnconfirmed({ activated_at }: UserRow, { role, is_active }: UserChanges): void {
  if (activated_at !== null) return
  if (is_active || role === ADMINISTRATOR) throw notConfirmed()
}

/** Absent fields do not change. */
function staysAdministrator({ role = ADMINISTRATOR, is_active = true }: UserChanges): boolean {
  return is_active && role === ADMINISTRATOR
}
