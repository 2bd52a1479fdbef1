import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Login, TokenPair } from '#contract/auth.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { accountDeactivated, accountUnconfirmed, badCredentials } from '../errors.ts'
import { SESSION_SECONDS, type Tokens } from '../jwt.ts'
import type { Services } from '../services.ts'
import { rememberIp } from './known-ips.ts'
import { reserveLogin } from './login-limits.ts'
import { isPassword } from './passwords.ts'
import { createSession, findUserByEmail, type User } from './queries.ts'

/** Where a call comes from, for limits and the list of sessions. */
export type Origin = { ip: string; userAgent: string }

/**
 * Opens a session. A wrong password and an unknown e-mail get the same answer after the same work; that an
 * account is unconfirmed or deactivated is only told with its password. Only wrong passwords count as
 * attempts. Errors: 401, 429.
 */
export async function signIn(
  services: Services,
  tokens: Tokens,
  { email, password }: Login,
  origin: Origin,
): Promise<TokenPair> {
  const user = await findUserByEmail(services.db, email)
  const undo = await reserveLogin(services, email, user, origin.ip)
  const isRight = await isPassword(user?.password_hash, password)
  if (user === undefined || !isRight) throw badCredentials()
  await undo()
  refuseInactive(user)
  const sessionId = randomUUID()
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await lockUnchangedAccount(tx, user)
    await rememberIp({ ...services, db: tx }, user.id, origin.ip, now)
    await createSession(tx, {
      id: sessionId,
      user_id: user.id,
      user_agent: origin.userAgent.slice(0, 300),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
    })
  })
  const claims = { userId: user.id, sessionId }
  return { refresh: tokens.sign('refresh', claims), access: tokens.sign('access', claims) }
}

function refuseInactive({ is_active, activated_at }: Pick<User, 'is_active' | 'activated_at'>) {
  if (activated_at === null) throw accountUnconfirmed()
  if (!is_active) throw accountDeactivated()
}

/** Throws if the password was changed or the account deactivated while the password was being checked. */
async function lockUnchangedAccount(tx: Db, { id, password_hash }: User): Promise<void> {
  const [held] = await tx
    .select({
      password_hash: users.password_hash,
      is_active: users.is_active,
      activated_at: users.activated_at,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  if (held?.password_hash !== password_hash) throw badCredentials()
  refuseInactive(held)
}
