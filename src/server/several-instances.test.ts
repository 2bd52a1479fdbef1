import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { INSTANCE_TIMING } from './database/instance-lock.ts'
import { openDirectoryChanges } from './directory-changes.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.commerce(await server.owner())
})
afterAll(() => server.close())
beforeEach(async () => {
  await expect.poll(countListeners).toBe(0)
})

/** Takes exclusive ownership as soon as it is alone, and never gives it up. */
const TIMING = { ...INSTANCE_TIMING, claimDelay: 0, lease: 60_000 }

async function open(timing = TIMING) {
  const changes = await openDirectoryChanges(server.databaseUrl, { timing })
  onTestFinished(changes.close)
  return changes
}

const becomesAlone = (instance: Awaited<ReturnType<typeof open>>) =>
  expect.poll(instance.isAlone).toBe(true)

async function countListeners(): Promise<number> {
  const { rows } = await server.db.execute(
    "select from pg_stat_activity where datname = current_database() and application_name = 'escaparate changes'",
  )
  return rows.length
}

test('a single instance sends what it has cached without asking', async () => {
  const only = await open()
  await becomesAlone(only)
  expect(only.current()).toBeUndefined()
})

test('a second instance is open only when the first asks before each cached answer', async () => {
  const first = await open()
  await becomesAlone(first)
  const second = await open()
  expect([first.isAlone(), second.isAlone()]).toEqual([false, false])
  await second.close()
  await becomesAlone(first)
})

test('of several that start at once none is alone', async () => {
  const all = await Promise.all([open(), open(), open()])
  expect(all.map((one) => one.isAlone())).toEqual([false, false, false])
})

test('an edit that one instance has answered is known to whoever asks another afterwards', async () => {
  const [, reader] = [await open(), await open()]
  let unknown = 0
  for (let edit = 0; edit < 300; edit++) {
    const before = reader.version()!
    await server.db.execute(`update commerces set name = 'Nombre ${edit}'`)
    await reader.current()
    if (reader.version() === before) unknown++
  }
  expect(unknown).toBe(0)
})

test('all who ask at one moment share two questions at most', async () => {
  const [, reader] = [await open(), await open()]
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: 500 }, () => reader.current()))
  const questions = query.mock.calls.filter(([text]) => (text as unknown) === 'select')
  query.mockRestore()
  // Plus the pings of both, each twice a second.
  expect(questions.length).toBeLessThan(20 + (performance.now() - startedAt) / 250)
})

test('one that believes to be alone and does not answer loses its connection to one that starts', async () => {
  const silent = new pg.Client({ connectionString: server.databaseUrl })
  silent.on('error', () => {})
  const ended = new Promise<void>((resolve) => silent.on('end', resolve))
  await silent.connect()
  await silent.query('select pg_advisory_lock(7216451)')
  await open({ ...TIMING, holderTimeout: 50 })
  await ended
})

test('one that was not answered of late believes nothing', async () => {
  const only = await open({ ...TIMING, lease: -1 })
  await expect.poll(() => server.db.execute(HELD).then(({ rows }) => rows.length)).toBe(1)
  expect(only.isAlone()).toBe(false)
})

const HELD =
  "select from pg_locks where locktype = 'advisory' and objid = 7216451 and mode = 'ExclusiveLock' and database = (select oid from pg_database where datname = current_database())"
