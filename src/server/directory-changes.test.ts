import { eq, getTableColumns, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import { commerces } from './database/schema.ts'
import { type DirectoryChanges, openDirectoryChanges } from './directory-changes.ts'

let server: TestServer
let changes: DirectoryChanges
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer()
  const owner = await server.owner()
  shop = await server.commerce(owner)
  await server.offer(shop)
  changes = await openDirectoryChanges(server.databaseUrl)
})
afterAll(async () => {
  await changes.close()
  await server.close()
})

describe('what the public site shows', () => {
  test.each([
    "update commerces set name = 'Otro nombre'",
    'update commerces set hidden = true',
    "update applications set application = 'Otra'",
    "update offers set title = 'Otra oferta'",
    'delete from offers',
    "update categories set name = 'Otros' where id = 1",
    "insert into questions (question, answer, position, created_at) values ('¿Sí?', 'No', 1, now())",
    'update users set is_active = false',
    "update users set username = 'Otra persona'",
    "update users set email = 'otra@escaparate.example'",
    'update users set activated_at = now(), invited_at = now()',
    'insert into settings default values',
  ])('is known to have changed after: %s', async (statement) => {
    const before = changes.version()!
    await server.db.execute(statement)
    await changes.settled()
    expect(changes.version()).toBeGreaterThan(before)
  })

  test('has not changed when somebody signs in, or another table is written', async () => {
    await changes.settled()
    const before = changes.version()
    await server.db.execute("update sessions set user_agent = 'otro'")
    await server.db.execute("update users set password_hash = 'otro'")
    await changes.settled()
    expect(changes.version()).toBe(before)
  })

  test('has kept its membership when only the words of a shop have changed', async () => {
    const { id: _id, normalized: _generated, ...columns } = getTableColumns(commerces)
    const deciding: string[] = []
    for (const column of Object.keys(columns)) {
      const [version, membership] = [changes.version()!, changes.membership()!]
      await server.db.execute(`update commerces set ${column} = ${column}`)
      await changes.settled()
      expect(changes.version()).toBeGreaterThan(version)
      if (changes.membership()! > membership) deciding.push(column)
    }
    // A new column is words, unless it decides which shops there are, of which categories, or where.
    expect(deciding).toEqual([
      'owner_id',
      'category',
      'latitude',
      'longitude',
      'hidden',
      'deleted_at',
    ])
  })

  test.each([
    'delete from offers',
    "update applications set application = 'Otra'",
    'update users set is_active = true',
    "update categories set name = 'Otros' where id = 1",
    'update settings set version = version + 1',
  ])('has another membership after: %s', async (statement) => {
    const before = changes.membership()!
    await server.db.execute(statement)
    await changes.settled()
    expect(changes.membership()).toBeGreaterThan(before)
  })

  test('what shows other shops is as of now when the words of one have changed', async () => {
    const other = await server.commerce(await server.owner())
    await changes.settled()
    const made = changes.version()!
    const [id, theirs] = [shop.id, other.id]
    const shown = () =>
      [[theirs], [], [theirs, id], undefined].map((of) => changes.isAsOf(made, of))
    expect(shown()).toEqual([true, true, true, true])
    await server.db.update(commerces).set({ name: 'Otra' }).where(eq(commerces.id, id))
    await changes.settled()
    expect(shown()).toEqual([true, true, false, false])
    expect(changes.isAsOf(changes.version()!, undefined)).toBe(true)
    await server.db.execute("update categories set name = 'Aún otros' where id = 1")
    await changes.settled()
    expect(shown()).toEqual([false, false, false, false])
    const since = changes.version()!
    await server.db.update(commerces).set({ name: 'Una más' }).where(eq(commerces.id, id))
    await changes.settled()
    expect([[theirs], [id]].map((of) => changes.isAsOf(since, of))).toEqual([true, false])
  })

  test('takes all shops for changed when more have changed than are told apart', async () => {
    await server.db.execute("update categories set name = 'Otros aún' where id = 1")
    await changes.settled()
    const [since, membership] = [changes.version()!, changes.membership()!]
    const notice = (from: number, to: number) => sql`
      select pg_notify('directory', 'words ' || id) from generate_series(${from}::int, ${to}::int) id`
    await server.db.execute(notice(1_000_001, 1_010_000))
    await changes.settled()
    const isAsOf = [[5], [1_000_001]].map((of) => changes.isAsOf(since, of))
    expect([...isAsOf, changes.membership()]).toEqual([true, false, membership])
    await server.db.execute(notice(2_000_001, 2_000_001))
    await changes.settled()
    expect(changes.isAsOf(since, [5])).toBe(false)
    expect(changes.membership()).toBeGreaterThan(membership)
  })

  test('is known to have changed as soon as each of many edits at once is done', async () => {
    const edit = async (round: number) => {
      const before = changes.version()!
      await server.db
        .update(commerces)
        .set({ name: `Nombre ${round}` })
        .where(eq(commerces.id, shop.id))
      await changes.settled()
      return changes.version()! - before
    }
    const grown = await Promise.all(Array.from({ length: 100 }, (_, round) => edit(round)))
    expect(Math.min(...grown)).toBeGreaterThan(0)
  })
})

describe('what the server commits itself', () => {
  let database: OpenDatabase
  beforeEach(() => {
    database = openDatabase(server.databaseUrl)
    database.observe(changes)
  })
  afterEach(() => database.close())

  const update = (name: string) => `update commerces set name = '${name}' where id = ${shop.id}`
  const rename = (name: string) =>
    database.db.commit({
      text: `${update(name)} returning pg_backend_pid() as pid,
        set_config('synchronous_commit', 'off', true)`,
    })
  /** The first statements go over connections of their own, until theirs is open. */
  const openLine = () =>
    vi.waitUntil(async () => {
      const both = await Promise.all(['Una', 'Otra'].map(rename))
      const [one, other] = both.map(({ rows: [row] }) => row.pid)
      return one === other && one
    }, WAIT)

  test('is known once it is answered, and nobody asks for it', async () => {
    await openLine()
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const startedAt = performance.now()
    const grown = await Promise.all(
      Array.from({ length: 30 }, async (_none, round) => {
        const before = changes.version()!
        await rename(`Nombre ${round}`)
        return changes.version()! - before
      }),
    )
    const asked = query.mock.calls.filter(([text]) => (text as unknown) === 'select')
    query.mockRestore()
    expect(Math.min(...grown)).toBeGreaterThan(0)
    // There is a ping every half second.
    expect(asked.length).toBeLessThan(5 + (performance.now() - startedAt) / 500)
  })

  test('is not counted again when it is heard of once more', async () => {
    await openLine()
    for (let round = 0; round < 50; round++) {
      await changes.settled()
      const before = changes.version()!
      await rename(`Nombre ${round}`)
      const after = changes.version()
      expect(after).toBeGreaterThan(before)
      await changes.settled()
      expect(changes.version()).toBe(after)
    }
    const before = changes.version()!
    await server.db.execute(update('De otra'))
    await changes.settled()
    expect(changes.version()).toBeGreaterThan(before)
  })

  test.each([
    ['that makes it', () => openLine()],
    ['that listens', () => LISTENS],
  ])('is known at each step while the connection %s is lost and opened anew', async (_, find) => {
    for (let round = 0; round < 3; round++) {
      await openLine()
      await server.db.execute(`select pg_terminate_backend(${await find()})`)
      for (let save = 0; save < 20; save++) {
        const before = changes.version() ?? 0
        const saved = await rename(`Nombre ${round} ${save}`).catch(() => undefined)
        const version = changes.version() ?? Number.POSITIVE_INFINITY
        if (saved) expect(version).toBeGreaterThan(before)
      }
      await expect.poll(() => changes.isListening()).toBe(true)
    }
  })
})

/** The process of PostgreSQL that sends notices of changes. */
const LISTENS = `(select pid from pg_stat_activity
  where datname = current_database() and application_name = 'escaparate changes')`

test('a change that is taken back is none', async () => {
  await changes.settled()
  const before = changes.version()
  const undone = server.db.transaction(async (tx) => {
    await tx.execute("update commerces set name = 'Nunca'")
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  await changes.settled()
  expect(changes.version()).toBe(before)
})

test('a lost connection keeps no page, and is opened anew', async () => {
  const before = changes.version()!
  const connections = changes.connections()
  await server.db.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'escaparate changes'",
  )
  await expect.poll(() => changes.version()).toBeUndefined()
  await expect.poll(() => changes.version() ?? 0).toBeGreaterThan(before)
  expect(changes.connections()).toBeGreaterThan(connections)
})

test('a lost connection tells what was known last, until something is written here', async () => {
  const lose = async () => {
    await expect.poll(() => changes.version()).toBeDefined()
    const before = changes.version()!
    expect(changes.lastKnown()).toBeUndefined()
    await server.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'escaparate changes'",
    )
    await expect
      .poll(() => changes.lastKnown(), { interval: 5 })
      .toEqual({ version: before, seconds: expect.any(Number) })
  }
  await lose()
  await changes.settled()
  expect(changes.lastKnown()).toBeUndefined()
})
