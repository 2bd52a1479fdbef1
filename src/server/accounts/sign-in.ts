import { randomUUID } from 'node:crypto'
import type { Login, TokenPair } from '#contract/accounts.ts'
import { badCredentials } from '../errors.ts'
import { countTry, type Limit, refuseOverLimit } from '../http/throttle.ts'
import type { Services } from '../services.ts'
import { isPassword } from './passwords.ts'
import { createSession, findUserByEmail } from './store.ts'
import { SESSION_SECONDS, type Tokens } from './tokens.ts'

const QUARTER_HOUR = 15 * 60
export const WRONG_LOGINS_BY_ADDRESS: Limit = {
  scope: 'login:address',
  limit: 100,
  seconds: QUARTER_HOUR,
}
const WRONG_LOGINS_BY_ACCOUNT: Limit = {
  scope: 'login:account',
  limit: 10,
  seconds: QUARTER_HOUR,
}

/** Where a call comes from: what limits and the list of sessions need. */
export type Origin = { address: string; userAgent: string }

/**
 * Opens a session. A wrong password, an unknown e-mail and an inactive account are refused alike,
 * after the same work. Only failures count against the limits.
 */
export async function signIn(
  services: Services,
  tokens: Tokens,
  { email, password }: Login,
  origin: Origin,
): Promise<TokenPair> {
  const { db, clock } = services
  const succeeded = await countWrongLogin(services, email, origin.address)
  const user = await findUserByEmail(db, email)
  const isRight = await isPassword(user?.password_hash, password)
  if (!user?.is_active || !isRight) throw badCredentials()
  await succeeded()

  const sessionId = randomUUID()
  const now = clock.now()
  await createSession(db, {
    id: sessionId,
    user_id: user.id,
    user_agent: origin.userAgent.slice(0, 300),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
  })
  const claims = { userId: user.id, sessionId }
  return { refresh: tokens.sign('refresh', claims), access: tokens.sign('access', claims) }
}

async function countWrongLogin({ config, db, clock }: Services, email: string, address: string) {
  if (!config.rateLimits) return async () => {}
  const now = clock.now()
  const account = `${email.toLowerCase()} ${address}`
  await refuseOverLimit(db, WRONG_LOGINS_BY_ACCOUNT, account, now)
  const counted = [
    { limit: WRONG_LOGINS_BY_ADDRESS, key: address },
    { limit: WRONG_LOGINS_BY_ACCOUNT, key: account },
  ]
  return countTry(db, counted, now)
}
