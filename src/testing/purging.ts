import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { purgeExpired } from '#server/jobs/purge-expired.ts'
import type { TestServer } from './test-server.ts'

export function purging(server: () => TestServer) {
  const now = () => server().clock.now().toISOString()
  const daysLater = (days: number) => server().clock.advance(days * 24 * 60 * 60)
  return {
    now,
    deleted: () => ({ deleted_at: now() }),
    daysLater,

    /** Expects a row to be kept a second before its retention ends, and purged a second after. */
    async isKeptFor(days: number, count: () => Promise<number>) {
      expect(await count()).toBe(1)
      daysLater(days)
      server().clock.advance(-1)
      await purgeExpired(server().services)
      expect(await count()).toBe(1)
      server().clock.advance(2)
      await purgeExpired(server().services)
      expect(await count()).toBe(0)
    },

    async clear() {
      await server().db.execute(
        sql`truncate users, commerces, offers, questions, messages, reports, suggestions, notices, restrictions, outbox, attempts cascade`,
      )
      await server().db.execute(sql`delete from categories where id <> 1`)
    },
  }
}
