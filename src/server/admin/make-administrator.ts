import { and, eq, isNull } from 'drizzle-orm'
import { USERNAME_TAKEN } from '#contract/auth.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { changed, record } from '../activity/record.ts'
import { deleteLinks } from '../auth/links.ts'
import { lockEmail, lockUsername } from '../auth/locks.ts'
import { hashPassword } from '../auth/passwords.ts'
import { deleteRegistrations, hasUsername } from '../auth/pending-registrations.ts'
import { findUserByEmail, type User } from '../auth/queries.ts'
import type { Db } from '../database/open.ts'
import { commerces, settings, users } from '../database/schema.ts'
import { StartupError } from '../process/startup-error.ts'

export type Candidate = {
  email: string
  /** Only for a new account. */
  username: string | undefined
  /** Only for a new or unconfirmed account. */
  password: string | undefined
}

/** `unchanged`: the account was an active administrator already. */
export type AdministratorResult = { outcome: 'created' | 'promoted' | 'unchanged'; name: string }

/** Makes the account of an e-mail an administrator, and creates it if there is none. */
export async function makeAdministrator(
  db: Db,
  now: Date,
  candidate: Candidate,
): Promise<AdministratorResult> {
  const { email, password } = candidate
  const passwordHash = password && (await hashPassword(password))
  return await db.transaction(async (tx) => {
    await lockEmail(tx, email)
    const existing = await findUserByEmail(tx, email)
    const result = existing
      ? await promote(tx, now, existing, passwordHash)
      : await create(tx, now, candidate, passwordHash)
    if (result.outcome !== 'unchanged') await beginGuide(tx)
    return result
  })
}

async function create(
  tx: Db,
  now: Date,
  { email, username = email }: Candidate,
  password_hash = '',
): Promise<AdministratorResult> {
  await lockUsername(tx, username)
  const isTaken = (await tx.$count(users, hasUsername(username))) > 0
  if (isTaken) throw new StartupError(`--username: ${USERNAME_TAKEN}`)
  const at = now.toISOString()
  const account = { role: ADMINISTRATOR, is_active: true } as const
  const [user] = await tx
    .insert(users)
    .values({ ...account, username, email, password_hash, created_at: at, activated_at: at })
    .returning({ id: users.id })
  const event = { verb: 'create', type: 'user', id: user!.id, name: username } as const
  await record(tx, { actor: undefined, at: now }, { ...event, after: account })
  return { outcome: 'created', name: username }
}

async function promote(
  tx: Db,
  now: Date,
  user: User,
  password_hash: string | undefined,
): Promise<AdministratorResult> {
  const { id, username: name } = user
  const after = { role: ADMINISTRATOR, is_active: true } as const
  if (changed(user, after, ['role', 'is_active']) === undefined)
    return { outcome: 'unchanged', name }

  const at = now.toISOString()
  const isUnconfirmed = user.activated_at === null
  const confirmed = isUnconfirmed ? { activated_at: at, password_hash } : {}
  await tx
    .update(users)
    .set({ ...after, ...confirmed })
    .where(eq(users.id, id))
  if (isUnconfirmed) {
    await deleteLinks(tx, id, 'activation')
    await deleteRegistrations(tx, user.email, id)
  }
  const by = { actor: undefined, at: now }
  const event = { type: 'user', id, name } as const
  const role = changed(user, after, ['role'])
  if (role) await record(tx, by, { ...event, verb: 'change_role', ...role })
  const state = changed(user, after, ['is_active'])
  if (state) await record(tx, by, { ...event, verb: 'activate', ...state })
  return { outcome: 'promoted', name }
}

export function listAdministrators(db: Db) {
  return db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      is_active: users.is_active,
    })
    .from(users)
    .where(and(eq(users.role, ADMINISTRATOR), isNull(users.deleted_at)))
    .orderBy(users.id)
}

/** Starts the setup guide if this is the only administrator and there is no shop yet. Keeps existing settings. */
async function beginGuide(tx: Db): Promise<void> {
  const administrators = and(eq(users.role, ADMINISTRATOR), isNull(users.deleted_at))
  if ((await tx.$count(users, administrators)) !== 1) return
  if ((await tx.$count(commerces)) > 0) return
  await tx.insert(settings).values({ guide_step: 0 }).onConflictDoNothing()
}
