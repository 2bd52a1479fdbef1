import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Login, TokenPair } from '#contract/accounts.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { badCredentials } from '../errors.ts'
import { countTry, type Limit, refuseOverLimit } from '../http/throttle.ts'
import type { Services } from '../services.ts'
import { isKnownPlace, rememberPlace } from './known-places.ts'
import { isPassword } from './passwords.ts'
import { createSession, findUserByEmail, type User } from './store.ts'
import { SESSION_SECONDS, type Tokens } from './tokens.ts'

const QUARTER_HOUR = 15 * 60

export const WRONG_LOGINS_BY_ADDRESS: Limit = {
  scope: 'login:address',
  limit: 100,
  seconds: QUARTER_HOUR,
}
const WRONG_LOGINS_BY_PAIR: Limit = { scope: 'login:pair', limit: 10, seconds: QUARTER_HOUR }
const WRONG_LOGINS_BY_ACCOUNT: Limit = {
  scope: 'login:account',
  limit: 100,
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
  const user = await findUserByEmail(services.db, email)
  const takeBack = await countWrongLogin(services, email, user, origin.address)
  const isRight = await isPassword(user?.password_hash, password)
  if (!user?.is_active || !isRight) throw badCredentials()
  const sessionId = randomUUID()
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await holdUnchanged(tx, user)
    await rememberPlace({ ...services, db: tx }, user.id, origin.address, now)
    await createSession(tx, {
      id: sessionId,
      user_id: user.id,
      user_agent: origin.userAgent.slice(0, 300),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
    })
  })
  await takeBack()
  const claims = { userId: user.id, sessionId }
  return { refresh: tokens.sign('refresh', claims), access: tokens.sign('access', claims) }
}

/** A password changed while the old one was being checked, or an account shut, opens no session. */
async function holdUnchanged(tx: Db, { id, password_hash }: User): Promise<void> {
  const [held] = await tx
    .select({ password_hash: users.password_hash, is_active: users.is_active })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  if (!held?.is_active || held.password_hash !== password_hash) throw badCredentials()
}

/** Counted before it is known to be wrong, so that a hundred at once are a hundred. */
async function countWrongLogin(
  services: Services,
  email: string,
  user: User | undefined,
  address: string,
): Promise<() => Promise<void>> {
  const { config, db, clock } = services
  if (!config.rateLimits) return async () => {}
  const now = clock.now()
  const account = email.toLowerCase()
  const pair = `${account} ${address}`
  const takeBack = await countTry(
    db,
    [
      { limit: WRONG_LOGINS_BY_ADDRESS, key: address },
      { limit: WRONG_LOGINS_BY_PAIR, key: pair },
      { limit: WRONG_LOGINS_BY_ACCOUNT, key: account },
    ],
    now,
  )
  try {
    await refuseOverLimit(db, WRONG_LOGINS_BY_PAIR, pair, now, 1)
    // Nobody is kept out of their own account by others who guess at it.
    if (!user || !(await isKnownPlace(services, user.id, address, now))) {
      await refuseOverLimit(db, WRONG_LOGINS_BY_ACCOUNT, account, now, 1)
    }
  } catch (error) {
    // A try that was not let through does not make the wait longer.
    await takeBack()
    throw error
  }
  return takeBack
}
