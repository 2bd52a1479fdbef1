import { sql } from 'drizzle-orm'
import { insertTown } from '#demo/insert-town.ts'
import { largeTown } from '#demo/large-town.ts'
import { DEMO_PASSWORD } from '#demo/seed.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { openSettings } from '#server/config/open-settings.ts'
import { openEmbedded } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'

/** Timeouts in ms for queries of millions of rows, which take longer than a server would wait. */
export const PATIENT = {
  connection: 600_000,
  transaction: 600_000,
  lock: 600_000,
  statement: 600_000,
  retry: 600_000,
}

/** Creates a database with a town of so many shops without photos, with ids from 1. */
export async function openBareTown(dir: string, shops: number) {
  const cluster = await openEmbedded({ dir, say: () => {} })
  await migrateDatabase(cluster.url, () => {})
  const { db, close } = openDatabase(cluster.url, { timeouts: PATIENT })
  const ids = Array.from({ length: shops }, (_, at) => at + 1)
  const hash = await hashPassword(DEMO_PASSWORD)
  await db.transaction((tx) => insertTown(tx, largeTown(shops), ids, new Map(), hash, new Date()))
  await db.execute(sql`analyze`)
  return {
    db,
    config: { trustedProxies: [] },
    settings: await openSettings({ fixedSettings: {}, demoSettings: {} }, db),
    async close() {
      await close()
      await cluster.close()
    },
  }
}
