import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { invalid, userNotFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import { countTry, type Limit, refuseOverLimit } from '../http/throttle.ts'
import type { Services } from '../services.ts'
import { isPassword } from './passwords.ts'
import type { User } from './store.ts'

/** Of one account, wherever its password is asked for again: a stolen session is no way to guess it. */
const WRONG_PASSWORDS: Limit = { scope: 'password:account', limit: 10, seconds: 15 * 60 }

/**
 * The signed-in person, once the password given is theirs. Only wrong ones count against the limit.
 * Errors: 400 `{current_password}`, 429.
 */
export async function checkOwnPassword(
  services: Services,
  { id }: Viewer,
  password: string,
): Promise<User> {
  const takeBack = await countWrongPassword(services, id)
  const [user] = await services.db.select().from(users).where(eq(users.id, id))
  if (!user?.is_active) throw userNotFound()
  if (!(await isPassword(user.password_hash, password))) throw wrongPassword()
  await takeBack()
  return user
}

/** Holds the row until the transaction ends; refuses when the password is another one by now. */
export async function lockChecked(tx: Db, { id, password_hash }: User): Promise<void> {
  const [held] = await tx
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (held?.password_hash !== password_hash) throw wrongPassword()
}

/** Counted before it is known to be wrong, so that a hundred at once are a hundred. */
async function countWrongPassword(
  { config, db, clock }: Services,
  user: number,
): Promise<() => Promise<void>> {
  if (!config.rateLimits) return async () => {}
  const now = clock.now()
  const takeBack = await countTry(db, [{ limit: WRONG_PASSWORDS, key: String(user) }], now)
  try {
    await refuseOverLimit(db, WRONG_PASSWORDS, String(user), now, 1)
  } catch (error) {
    // A try that was not let through does not make the wait longer.
    await takeBack()
    throw error
  }
  return takeBack
}

function wrongPassword() {
  return invalid({ current_password: ['La contraseña actual no es esa. Prueba otra vez.'] })
}
