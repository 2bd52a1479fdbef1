import type { Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type TestServer, TIMEOUTS } from '#testing/test-server.ts'
import { type OpenDatabase, openDatabase } from './open.ts'
import { categories } from './schema.ts'

let server: TestServer
let database: OpenDatabase
beforeAll(async () => {
  server = await openTestServer()
  // A timeout of one millisecond: no connection opens so fast.
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

test('a statement that commits by itself is answered after a flush that began after it', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const text =
    "insert into categories (name) select 'Óptica' returning set_config('synchronous_commit', 'off', true)"
  await server.db.commit({ name: 'add_category', text })
  const names = query.mock.calls.map(([asked]) => (asked as { name?: string }).name)
  query.mockRestore()
  expect(names.filter((name) => name !== undefined)).toEqual(['add_category', 'flush_commits'])
})

test('what a connection is sent in one turn is one write', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await server.db.commit({ text: 'select 1' })
  const client = query.mock.contexts[0] as pg.Client & { connection: { stream: Socket } }
  query.mockRestore()
  const { stream } = client.connection
  const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev' as '_write')]
  await Promise.all([1, 2, 3].map((n) => client.query('select $1::integer', [n])))
  expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
})

test('thirty at once share flushes, and each has one after it', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const text = "select set_config('synchronous_commit', 'off', true)"
  const commit = () => server.db.commit({ name: 'commit_nothing', text })
  await Promise.all(Array.from({ length: 30 }, commit))
  const names = query.mock.calls.map(([asked]) => (asked as { name?: string }).name)
  query.mockRestore()
  const flushes = names.filter((name) => name === 'flush_commits').length
  expect(names.filter((name) => name === 'commit_nothing')).toHaveLength(30)
  expect(flushes).toBeLessThan(30)
  expect(names.at(-1)).toBe('flush_commits')
})

test('statements that wait for one row take no connection from whoever reads', async () => {
  const [row] = await server.db.insert(categories).values({ name: 'Moda' }).returning()
  const { id } = row!
  const text = 'update categories set name = name where id = $1'
  let writes: Promise<unknown>[] = []
  await server.db.transaction(async (tx) => {
    await tx.select().from(categories).where(eq(categories.id, id)).for('update')
    writes = Array.from({ length: 20 }, () => server.db.commit({ text, values: [id] }))
    // Of five connections one is the transaction's.
    await waitForBlockedQueries(server.db, 4)
    expect(await server.db.$count(categories, eq(categories.id, id))).toBe(1)
  })
  await Promise.all(writes)
})
