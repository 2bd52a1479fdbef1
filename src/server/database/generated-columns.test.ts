import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('a change computes only the generated columns that it touches', async () => {
  // A row trigger before the update makes PostgreSQL compute all of them. `activity_no_update` refuses every update.
  const { rows } = await server.db.execute(sql`
    select tgname from pg_trigger
    where tgname <> 'activity_no_update' and not tgisinternal
      -- Bits of pg_trigger.h: for each row, before, update.
      and tgtype & 1 <> 0 and tgtype & 2 <> 0 and tgtype & 16 <> 0
      and exists (select from pg_attribute where attrelid = tgrelid and attgenerated = 's')`)
  expect(rows).toEqual([])
})
