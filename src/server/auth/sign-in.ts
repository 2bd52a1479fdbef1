import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Login, TokenPair } from '#contract/auth.ts'
import { sessions, users } from '../database/schema.ts'
import {
  accountDeactivated,
  accountUnconfirmed,
  badCredentials,
} from '../http/authentication-errors.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import type { Call } from '../http/route.ts'
import { SESSION_SECONDS } from '../jwt.ts'
import { whyDeactivated } from '../moderation/why-deactivated.ts'
import type { Services } from '../services.ts'
import { withPassword } from './check-password.ts'
import { rememberIp, reserveLogin } from './login-limits.ts'
import { findUserByEmail, type User } from './queries.ts'

/** Opens a session. Without a correct password no response reveals that an account exists. Throws 401 and 429. */
export async function signIn(call: Call, { email, password }: Login): Promise<TokenPair> {
  const found = await findUserByEmail(call.db, email)
  const undo = await reserveLogin(call, email, found, rateLimitKey(call.request))
  const user = await withPassword(call.db, found, password, undo)
  if (user === undefined) throw badCredentials()
  await undo()
  const sessionId = randomUUID()
  const current = await insertSession(call, user, sessionId)
  if (current?.password_hash !== user.password_hash) throw badCredentials()
  await refuseInactive(call, current)
  const claims = { userId: user.id, sessionId }
  const { sign } = call.tokens
  return { refresh: sign('refresh', claims), access: sign('access', claims) }
}

async function refuseInactive(services: Services, { id, is_active, activated_at }: User) {
  if (activated_at === null) throw accountUnconfirmed()
  if (!is_active) throw accountDeactivated(await whyDeactivated(services, id))
}

/** Returns the account as it is now. Inserts no session if it was deactivated or its password has changed. */
async function insertSession(
  { config, db, clock, request }: Call,
  { id: user_id, password_hash }: User,
  id: string,
): Promise<User | undefined> {
  const now = clock.now()
  return await db.transaction(async (tx) => {
    const [current] = await tx.select().from(users).where(eq(users.id, user_id)).for('share')
    const isOpen = current?.is_active && current.activated_at !== null
    if (isOpen && current.password_hash === password_hash) {
      await rememberIp({ config, db: tx }, user_id, rateLimitKey(request), now)
      const created_at = now.toISOString()
      const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString()
      const user_agent = request.headers['user-agent']?.slice(0, 300) ?? ''
      await tx.insert(sessions).values({ id, user_id, user_agent, created_at, expires_at })
    }
    return current
  })
}
