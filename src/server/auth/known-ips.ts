import { createHmac } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { knownIps } from '../database/schema.ts'
import type { Services } from '../services.ts'

const DAY = 24 * 60 * 60 * 1000
/** Days for which an IP address stays known after its last sign-in. */
const KNOWN_DAYS = 90

type Deps = Pick<Services, 'config'> & { db: Pick<Services['db'], 'insert' | '$count'> }

/** Whether an account has signed in from this IP address. `ip` is the key that rate limits use. */
export async function isKnownIp(
  { config, db }: Deps,
  user: number,
  ip: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY).toISOString()
  const known = await db.$count(
    knownIps,
    and(
      eq(knownIps.user_id, user),
      eq(knownIps.ip_hash, ipHash(config.secretKey, ip)),
      gt(knownIps.last_at, since),
    ),
  )
  return known > 0
}

export async function rememberIp(
  { config, db }: Deps,
  user: number,
  ip: string,
  now: Date,
): Promise<void> {
  const last_at = now.toISOString()
  await db
    .insert(knownIps)
    .values({ user_id: user, ip_hash: ipHash(config.secretKey, ip), last_at })
    .onConflictDoUpdate({
      target: [knownIps.user_id, knownIps.ip_hash],
      set: { last_at },
    })
}

export function ipHash(secretKey: string, ip: string): string {
  return createHmac('sha256', secretKey).update(ip).digest('hex')
}
