import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import { userNotFound } from '../http/authentication-errors.ts'
import { type RateLimit, reserveAttempt, type Undo } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'
import { isPassword } from './passwords.ts'
import type { User } from './queries.ts'

/** For one account, wherever its password is asked for again, so that a stolen session cannot guess it. */
const WRONG_PASSWORDS: RateLimit = { scope: 'password:account', limit: 10, seconds: 15 * 60 }

/**
 * Returns the signed-in user if the given password is theirs. Only wrong ones count as attempts. Errors:
 * 400 `{current_password}`, 429.
 */
export async function checkOwnPassword(
  { config, db, clock }: Services,
  { id }: Viewer,
  password: string,
): Promise<User> {
  // Recorded before the check, so that concurrent attempts all count.
  const limitedKey = { limit: WRONG_PASSWORDS, key: String(id) }
  const undo = config.rateLimits ? await reserveAttempt(db, limitedKey, clock.now()) : undefined
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user?.is_active) throw userNotFound()
  if (!(await isPasswordOrUndo(user.password_hash, password, undo))) throw wrongPassword()
  await undo?.()
  return user
}

/** `isPassword`; an attempt that could not be checked, because too much is waiting, does not count. */
export async function isPasswordOrUndo(
  passwordHash: string | undefined,
  password: string,
  undo?: Undo,
): Promise<boolean> {
  try {
    return await isPassword(passwordHash, password)
  } catch (error) {
    await undo?.()
    throw error
  }
}

/** Locks the row until the transaction ends; throws if the password has changed since it was checked. */
export async function lockUnchangedPassword(tx: Db, { id, password_hash }: User): Promise<void> {
  const [held] = await tx
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  if (held?.password_hash !== password_hash) throw wrongPassword()
}

function wrongPassword() {
  return invalid({ current_password: ['La contraseña actual no es esa. Prueba otra vez.'] })
}
