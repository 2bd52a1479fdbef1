import { sql } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { ipHash } from './known-ips.ts'
import type { User } from './queries.ts'

export type LoginSession = {
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
export async function createLoginSession(
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
