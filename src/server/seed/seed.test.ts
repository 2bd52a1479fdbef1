import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/test-server.ts'
import { seedTown } from './seed.ts'
import { town } from './town.ts'

test('a town is searched well at once: the database knows how large its tables are', async () => {
  const server = await openTestServer()
  try {
    await seedTown(server.services, { ...town, shops: town.shops.slice(0, 2) }, () => {})
    const { rows } = await server.services.db.execute(
      sql`select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0`,
    )
    expect(rows).toEqual([])
  } finally {
    await server.close()
  }
})
