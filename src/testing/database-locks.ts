import { vi } from 'vitest'
import type { Db } from '#server/database/open.ts'
import { WAIT } from './wait.ts'

/** Resolves when at least this many queries wait for a lock that the test holds. */
export async function waitForBlockedQueries(db: Db, calls: number): Promise<void> {
  await vi.waitUntil(async () => (await waiting(db)) >= calls, WAIT)
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.count
}
