import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { prepared } from './prepared.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const backendOf = prepared((db) => {
  const statement = db
    .select({
      pid: sql<number>`pg_backend_pid()`,
      key: sql<number>`${sql.placeholder('key')}::int`,
    })
    .from(sql`(select) as nothing`)
    .prepare('find_backend')
  return async (key: number) => (await statement.execute({ key }))[0]!
})
const read = (key: number) => backendOf(server.db)(key)
const KEYS = Array.from({ length: 30 }, (_none, key) => key)

/** Waits until the connection is open and answers all reads that are sent at once. */
const backendOfAll = () =>
  vi.waitUntil(async () => {
    const answers = await Promise.all(KEYS.map(read))
    expect(answers.map(({ key }) => key)).toEqual(KEYS)
    const pids = new Set(answers.map(({ pid }) => pid))
    return pids.size === 1 && answers[0]!.pid
  }, WAIT)

test('thirty reads by key at once share one connection, each with its own answer', async () => {
  expect(await backendOfAll()).toBeGreaterThan(0)
})

test('reads by key go on when their connection is terminated, and share another one soon', async () => {
  const lost = await backendOfAll()
  await server.db.execute(sql`select pg_terminate_backend(${lost})`)
  const next = await vi.waitUntil(() => backendOfAll().catch(() => undefined), WAIT)
  expect(next).not.toBe(lost)
})
