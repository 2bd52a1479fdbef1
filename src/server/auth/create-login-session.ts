import type { Database } from '../database/open.ts'
import type { Services } from '../services.ts'
import { ipHash } from './known-ips.ts'
import type { User } from './queries.ts'

/**
 * Locks the account, so that its password cannot change meanwhile, remembers the IP address at most once an
 * hour, and creates the session.
 */
const CREATE = `
  with account as (
    select id from users, (select set_config('synchronous_commit', 'off', true)) as before
    where id = $1 and password_hash = $2 and is_active and activated_at is not null
    for share of users
  ), known as (
    insert into known_ips (user_id, ip_hash, last_at)
    select id, $3, $4::timestamptz from account
    where not exists (
      select from known_ips
      where user_id = $1 and ip_hash = $3 and last_at > $4::timestamptz - interval '1 hour'
    )
    on conflict (user_id, ip_hash) do update set last_at = excluded.last_at
  )
  insert into sessions (id, user_id, user_agent, created_at, expires_at)
  select $5::uuid, id, $6, $4, $7::timestamptz from account`

export type LoginSession = {
  id: string
  ip: string
  user_agent: string
  created_at: Date
  expires_at: Date
}

/**
 * In one statement. False, and nothing is written, when the password was changed or the account deactivated
 * since it was read.
 */
export async function createLoginSession(
  { config, db }: { config: Services['config']; db: Database },
  { id, password_hash }: User,
  session: LoginSession,
): Promise<boolean> {
  const { rowCount } = await db.commit({
    name: 'create_login_session',
    text: CREATE,
    values: [
      id,
      password_hash,
      ipHash(config.secretKey, session.ip),
      session.created_at.toISOString(),
      session.id,
      session.user_agent,
      session.expires_at.toISOString(),
    ],
  })
  return rowCount === 1
}
