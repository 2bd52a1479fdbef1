import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { invalid, userNotFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import { type Limit, reserveTry } from '../http/throttle.ts'
import type { Services } from '../services.ts'
import { isPassword } from './passwords.ts'
import type { User } from './queries.ts'

/** Of one account, wherever its password is asked for again: a stolen session is no way to guess it. */
const WRONG_PASSWORDS: Limit = { scope: 'password:account', limit: 10, seconds: 15 * 60 }

/**
 * The signed-in person, once the password given is theirs. Only wrong ones count against the limit.
 * Errors: 400 `{current_password}`, 429.
 */
export async function checkOwnPassword(
  { config, db, clock }: Services,
  { id }: Viewer,
  password: string,
): Promise<User> {
  // Taken before it is known to be wrong, so that a hundred at once are a hundred.
  const tries = { limit: WRONG_PASSWORDS, key: String(id) }
  const giveBack = config.rateLimits ? await reserveTry(db, tries, clock.now()) : undefined
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user?.is_active) throw userNotFound()
  if (!(await isPassword(user.password_hash, password))) throw wrongPassword()
  await giveBack?.()
  return user
}

/** Holds the row until the transaction ends; refuses when the password is another one by now. */
export async function lockChecked(tx: Db, { id, password_hash }: User): Promise<void> {
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
