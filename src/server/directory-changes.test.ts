import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDatabaseProxy } from '#testing/database-proxy.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
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

test('a commit is counted while the connection that listens is lost and reopened', async () => {
  for (let round = 0; round < 3; round++) {
    await server.db.execute(`select pg_terminate_backend(${LISTENS})`)
    for (let save = 0; save < 20; save++) {
      const before = changes.version() ?? 0
      await server.db.execute(
        `update commerces set name = 'Nombre ${round} ${save}' where id = ${shop.id}`,
      )
      await changes.settled()
      expect(changes.version() ?? Number.POSITIVE_INFINITY).toBeGreaterThan(before)
    }
    await expect.poll(() => changes.isListening()).toBe(true)
  }
})

/** The PostgreSQL process of the connection that listens for changes. */
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
  await server.db.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'escaparate changes'",
  )
  await expect.poll(() => changes.version()).toBeUndefined()
  await expect.poll(() => changes.version() ?? 0).toBeGreaterThan(before)
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

test('an outage is said once, however many attempts fail, and once that it is over', async () => {
  const proxy = await startDatabaseProxy(server.databaseUrl)
  const said: boolean[] = []
  const observed = await openDirectoryChanges(proxy.url, {
    onConnection: (isConnected) => said.push(isConnected),
  })
  expect(said).toEqual([])
  proxy.refuse(true)
  proxy.reset()
  await expect.poll(proxy.refused).toBeGreaterThan(1)
  expect(said).toEqual([false])
  proxy.refuse(false)
  await expect.poll(() => said).toEqual([false, true])
  await observed.close()
  proxy.close()
})
