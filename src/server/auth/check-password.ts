import { and, eq } from 'drizzle-orm'
import { isCommonPassword } from '#contract/common-passwords.ts'
import { COMMON_PASSWORD } from '#contract/fields.ts'
import { ADMINISTRATOR, type Role } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { userNotFound } from '../http/authentication-errors.ts'
import { type RateLimit, reserveAttempt, type Undo } from '../http/rate-limit.ts'
import type { SignedCall } from '../http/route.ts'
import { hashPassword, matchPassword } from './passwords.ts'
import type { User } from './queries.ts'

/** Limit for each account: a thief of a session must not guess the password. */
const WRONG_PASSWORDS: RateLimit = { scope: 'password:account', limit: 10, seconds: 15 * 60 }

/** Returns the signed-in user. Throws 400 with `{current_password}` for a wrong password, and 429. */
export async function checkOwnPassword(call: SignedCall, password: string): Promise<User> {
  const { db, viewer } = call
  // Counted before the check, so that concurrent attempts cannot pass the limit together.
  const undo = await reserveAttempt(call, { limit: WRONG_PASSWORDS, key: String(viewer.id) })
  const [user] = await db.select().from(users).where(eq(users.id, viewer.id))
  if (!user?.is_active) throw userNotFound()
  const checked = await withPassword(db, user, password, undo)
  if (checked === undefined) throw wrongPassword()
  await undo()
  return checked
}

/** Returns the user if the password is correct. An unknown user takes as long. Calls `undo` after an error. */
export async function withPassword(db: Db, user: User | undefined, password: string, undo?: Undo) {
  try {
    const match = await matchPassword(user?.password_hash, password)
    if (user === undefined || match === undefined) return undefined
    return match === 'typed' ? await rehash(db, user, password) : user
  } catch (error) {
    await undo?.()
    throw error
  }
}

/** Replaces a hash that was made before passwords were normalized, unless the password has changed meanwhile. */
async function rehash(db: Db, user: User, password: string): Promise<User> {
  const { id } = user
  const password_hash = await hashPassword(password)
  const isUnchanged = and(eq(users.id, id), eq(users.password_hash, user.password_hash))
  const { rowCount } = await db.update(users).set({ password_hash }).where(isUnchanged)
  return rowCount === 1 ? { ...user, password_hash } : user
}

/** Throws 400 with `{new_password}` for a common password of an administrator. Others only get a warning. */
export function refuseCommonPassword(role: Role, new_password: string): void {
  if (role === ADMINISTRATOR && isCommonPassword(new_password)) {
    throw invalid({ new_password: [COMMON_PASSWORD] })
  }
}

/** Locks the user's row until the transaction ends. Throws if the password has changed since it was checked. */
export async function lockUnchangedPassword(tx: Db, { id, password_hash }: User): Promise<void> {
  const [lockedUser] = await tx
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  if (lockedUser?.password_hash !== password_hash) throw wrongPassword()
}

function wrongPassword() {
  return invalid({ current_password: ['La contraseña actual no es esa. Prueba otra vez.'] })
}
