import { createHmac } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { knownAddresses } from '../database/schema.ts'
import type { Services } from '../services.ts'

const DAY = 24 * 60 * 60 * 1000
/** Days for which a place that has signed in to an account is known to it. */
const KNOWN_DAYS = 90

type Deps = Pick<Services, 'config'> & { db: Pick<Services['db'], 'insert' | '$count'> }

/** Whether an account has been signed in to from this place: the key of an address that limits use. */
export async function isKnownIp(
  { config, db }: Deps,
  user: number,
  ip: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY).toISOString()
  const known = await db.$count(
    knownAddresses,
    and(
      eq(knownAddresses.user_id, user),
      eq(knownAddresses.address, hashOf(config.secretKey, ip)),
      gt(knownAddresses.last_at, since),
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
    .insert(knownAddresses)
    .values({ user_id: user, address: hashOf(config.secretKey, ip), last_at })
    .onConflictDoUpdate({
      target: [knownAddresses.user_id, knownAddresses.address],
      set: { last_at },
    })
}

function hashOf(secretKey: string, ip: string): string {
  return createHmac('sha256', secretKey).update(ip).digest('hex')
}
