import { eq } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { UserChanges } from '#contract/users.ts'
import { changed, record } from '../activity/record.ts'
import { refuseLastAdministrator } from '../auth/last-administrator.ts'
import { endSessions } from '../auth/queries.ts'
import { users } from '../database/schema.ts'
import { notConfirmed, notFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import type { Services } from '../services.ts'
import { findUser, lockUser, type UserRow } from './queries.ts'

/**
 * Changes a user's role, or deactivates or reactivates the account. Who loses access is signed out
 * everywhere, and their shops are no longer public. Errors: 409 for the last administrator and for an
 * unconfirmed account.
 */
export async function changeUser(
  { db, clock }: Services,
  viewer: Viewer,
  id: number,
  changes: UserChanges,
): Promise<UserRow | undefined> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    if (!administers(changes)) await refuseLastAdministrator(tx, id)
    const user = await lockUser(tx, id)
    if (user === undefined) throw notFound()
    refuseUnconfirmed(user, changes)
    const after = { ...user, ...changes }
    if (changed(user, after, ['role', 'is_active']) === undefined) return

    await tx
      .update(users)
      .set({ role: after.role, is_active: after.is_active })
      .where(eq(users.id, id))
    if (!after.is_active) await endSessions(tx, id, at.toISOString())
    const event = { actor: viewer, type: 'user', id, name: user.username, at } as const
    const role = changed(user, after, ['role'])
    if (role) await record(tx, { ...event, verb: 'change_role', ...role })
    const state = changed(user, after, ['is_active'])
    const verb = after.is_active ? 'activate' : 'deactivate'
    if (state) await record(tx, { ...event, verb, ...state })
  })
  return findUser(db, id)
}

/** Anybody may have registered it; only the link in its mailbox confirms it. */
function refuseUnconfirmed({ activated_at }: UserRow, { role, is_active }: UserChanges): void {
  if (activated_at !== null) return
  if (is_active || role === ADMINISTRATOR) throw notConfirmed()
}

/** Whether an administrator stays one. */
function administers({ role = ADMINISTRATOR, is_active = true }: UserChanges): boolean {
  return is_active && role === ADMINISTRATOR
}
