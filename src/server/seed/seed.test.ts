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

test('the figures of the town are the sums of those of its shops, up to today', async () => {
  const server = await openTestServer()
  try {
    const shops = town.shops.filter(({ status }) => status === 'OK').slice(0, 3)
    await seedTown(server.services, { ...town, shops, reports: [] }, () => {})
    const sums = await server.services.db.execute(sql`
      select sum(views)::int as views, sum(call)::int as call, max(day)::text as last from commerce_figures`)
    const ofTown = await server.services.db.execute(sql`
      select sum(views)::int as views, sum(call)::int as call, max(day)::text as last from town_figures
      where category = 0`)
    expect(ofTown.rows).toEqual(sums.rows)
    expect(sums.rows[0]).toMatchObject({ last: '2026-03-05' })
    expect(sums.rows[0]!.views).toBeGreaterThan(1000)
  } finally {
    await server.close()
  }
})
