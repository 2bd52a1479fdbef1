import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
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
import { ipHash, reserveLogin } from './login-limits.ts'
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

type LoginSession = {
  id: string
  ip: string
  user_agent: string
  created_at: Date
  expires_at: Date
}

/**
 * Creates a session and remembers the IP address, at most once an hour. A single statement, which locks the account so
 * that its password cannot change meanwhile. Returns false, and writes nothing, if the account was deactivated or its
 * password changed since it was read.
 */
async function createLoginSession(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { id, password_hash }: User,
  { id: session, ip, user_agent, created_at, expires_at }: LoginSession,
): Promise<boolean> {
  const at = sql`${created_at.toISOString()}::timestamptz`
  const create = sql`
    with account as (
      select id from users
      where id = ${id} and password_hash = ${password_hash} and is_active and activated_at is not null
      for share of users
    ), known as (
      insert into known_ips (user_id, ip_hash, last_at)
      select id, ${ipHash(config.secretKey, ip)}, ${at} from account
      where not exists (
        select from known_ips
        where user_id = ${id} and ip_hash = ${ipHash(config.secretKey, ip)}
          and last_at > ${at} - interval '1 hour'
      )
      on conflict (user_id, ip_hash) do update set last_at = excluded.last_at
    )
    insert into sessions (id, user_id, user_agent, created_at, expires_at)
    select ${session}::uuid, id, ${user_agent}, ${at}, ${expires_at.toISOString()}::timestamptz
    from account`
  const { rowCount } = await db.transaction((tx) => tx.execute(create))
  return rowCount === 1
}
