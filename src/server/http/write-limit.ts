import { sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { writeCounts } from '../database/schema.ts'
import { throttled } from '../errors.ts'
import type { Call, Route } from './route.ts'

const HOUR_SECONDS = 60 * 60

export function isWriteCounted(
  route: Pick<Route, 'method' | 'hasSideEffects' | 'access' | 'writeLimit'>,
): boolean {
  const { method, hasSideEffects, access, writeLimit } = route
  if ((method === 'GET' && !hasSideEffects) || writeLimit === false) return false
  return (
    access === 'public' || (access !== 'login' && access.some((role) => role !== ADMINISTRATOR))
  )
}

/** Counts a write of an account, in one statement, so that concurrent writes count. Throws 429 above the hourly limit. */
export async function countWrite({ config, db, clock, viewer }: Call): Promise<void> {
  if (!config.rateLimits || viewer === undefined || viewer.role === ADMINISTRATOR) return
  const now = clock.now()
  const since = now.toISOString()
  const hasHourEnded = sql`${writeCounts.since} <= ${new Date(now.getTime() - HOUR_SECONDS * 1000).toISOString()}`
  const [count] = await db
    .insert(writeCounts)
    .values({ user_id: viewer.id, since, writes: 1 })
    .onConflictDoUpdate({
      target: writeCounts.user_id,
      set: {
        since: sql`case when ${hasHourEnded} then excluded.since else ${writeCounts.since} end`,
        writes: sql`case when ${hasHourEnded} then 1 else ${writeCounts.writes} + 1 end`,
      },
    })
    .returning()
  if (count!.writes <= config.writesPerHour) return
  const ends = new Date(count!.since).getTime() + HOUR_SECONDS * 1000
  throw throttled(Math.max(1, Math.ceil((ends - now.getTime()) / 1000)))
}
