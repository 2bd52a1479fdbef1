import { randomUUID } from 'node:crypto'
import type { Login, TokenPair } from '#contract/auth.ts'
import type { HttpError } from '../errors.ts'
import {
  accountDeactivated,
  accountUnconfirmed,
  badCredentials,
} from '../http/authentication-errors.ts'
import type { Call } from '../http/route.ts'
import { SESSION_SECONDS } from '../jwt.ts'
import { whyDeactivated } from '../moderation/why-deactivated.ts'
import type { Services } from '../services.ts'
import { withPassword } from './check-password.ts'
import { createLoginSession } from './create-login-session.ts'
import { reserveLogin } from './login-limits.ts'
import { findUserByEmail, type User } from './queries.ts'

/** Client of a sign-in, for rate limits and the list of sessions. */
export type Origin = { ip: string; userAgent: string }

/**
 * Opens a session. A wrong password and an unknown e-mail get the same response after the same work. Only a correct
 * password reveals that an account is unconfirmed or deactivated. Only wrong passwords count as attempts. Throws 401
 * and 429.
 */
export async function signIn(
  call: Call,
  { email, password }: Login,
  origin: Origin,
): Promise<TokenPair> {
  const found = await findUserByEmail(call.db, email)
  const undo = await reserveLogin(call, email, found, origin.ip)
  const user = await withPassword(call.db, found, password, undo)
  if (user === undefined) throw badCredentials()
  await undo()
  await refuseInactive(call, user)
  const sessionId = randomUUID()
  const now = call.clock.now()
  const isCreated = await createLoginSession(call, user, {
    id: sessionId,
    ip: origin.ip,
    user_agent: origin.userAgent.slice(0, 300),
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
  })
  if (!isCreated) throw await whyNotCreated(call, user)
  const claims = { userId: user.id, sessionId }
  const { sign } = call.tokens
  return { refresh: sign('refresh', claims), access: sign('access', claims) }
}

async function refuseInactive(services: Services, { id, is_active, activated_at }: User) {
  if (activated_at === null) throw accountUnconfirmed()
  if (!is_active) throw accountDeactivated(await whyDeactivated(services, id))
}

/** Returns the error for an account that changed while its password was being checked. */
async function whyNotCreated(
  services: Services,
  { email, password_hash }: User,
): Promise<HttpError> {
  const present = await findUserByEmail(services.db, email)
  if (present?.password_hash === password_hash) await refuseInactive(services, present)
  return badCredentials()
}
