import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer, TIMEOUTS } from '#testing/test-server.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

let server: TestServer
let database: OpenDatabase
beforeAll(async () => {
  server = await openTestServer()
  // No connection opens within one millisecond.
  const timeouts = { ...TIMEOUTS, connection: 1 }
  database = openDatabase(server.databaseUrl, { timeouts })
})
afterAll(async () => {
  await database.close()
  await server.close()
})

test('a writer is still in the queue when a reader without a connection is refused', async () => {
  const { db } = database
  const end = Promise.withResolvers<void>()
  const writers = Array.from({ length: 5 }, () => db.transaction(() => end.promise))
  const writer = db.transaction(async (tx) => (await tx.execute(sql`select 1`)).rowCount)
  const refused = await db.execute(sql`select 1`).catch((error: Error) => error.cause)
  end.resolve()
  expect(String(refused)).toContain('timeout')
  expect(await writer).toBe(1)
  await Promise.all(writers)
})

test('no statement is compiled, with a transaction or without', async () => {
  const jit = sql`select current_setting('jit') as jit`
  const [alone, inTransaction] = [
    await server.db.execute(jit),
    await server.db.transaction((tx) => tx.execute(jit)),
  ]
  expect([alone.rows, inTransaction.rows]).toEqual([[{ jit: 'off' }], [{ jit: 'off' }]])
})
