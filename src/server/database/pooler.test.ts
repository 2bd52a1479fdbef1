import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPooler } from '#testing/pooler.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { openDatabase } from './open.ts'
import { sharesConnections } from './pooler.ts'
import { categories } from './schema.ts'

let server: TestServer
let directUrl: string
let session: Awaited<ReturnType<typeof startPooler>>
let transaction: Awaited<ReturnType<typeof startPooler>>
beforeAll(async () => {
  server = await openTestServer()
  directUrl = server.databaseUrl
  session = await startPooler(directUrl, 'session')
  transaction = await startPooler(directUrl, 'transaction')
})
afterAll(async () => {
  session.close()
  transaction.close()
  await server.close()
})

test('a start through a pooler that shares connections is refused, and told what to set', async () => {
  const { url } = transaction
  await expect(sharesConnections({ url, directUrl: url })).rejects.toThrow(
    /^DATABASE_URL pasa por un pooler .* Pon en DATABASE_DIRECT_URL la dirección del propio servidor/,
  )
  await expect(sharesConnections({ url: directUrl, directUrl: url })).rejects.toThrow(
    /^DATABASE_DIRECT_URL pasa por un pooler .* Pon ahí la dirección del propio servidor/,
  )
})

test('a server that cannot be entered is named as such', async () => {
  const url = directUrl.replace(/:\/\/[^:]*/, '://nadie')
  await expect(sharesConnections({ url, directUrl: url })).rejects.toThrow(
    'No se puede entrar en la base de datos',
  )
})

test('a server without a pooler, or one that keeps sessions, has the time limits of the program', async () => {
  for (const { url } of [{ url: directUrl }, session]) {
    expect(await sharesConnections({ url, directUrl: url })).toBe(false)
    const { db, close } = openDatabase(url)
    const { rows } = await db.execute(
      sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`,
    )
    expect(rows).toEqual([{ lock: '2s', statement: '10s' }])
    await close()
  }
})

test('beside the server’s own address a pooler may share connections, once the role has time limits', async () => {
  const { url } = transaction
  await expect(sharesConnections({ url, directUrl })).rejects.toThrow(
    /set lock_timeout = '2s'.*set statement_timeout = '10s'/,
  )
  const [, name] = /\/(test_\w+)/.exec(directUrl)!
  const here = sql.raw(`current_user in database ${name}`)
  await server.db.execute(sql`alter role ${here} set lock_timeout = '2s'`)
  await server.db.execute(sql`alter role ${here} set statement_timeout = '10s'`)
  // The pooler still has connections with the former setting.
  transaction.close()
  transaction = await startPooler(directUrl, 'transaction')
  expect(await sharesConnections({ url: transaction.url, directUrl })).toBe(true)
})

test('statements and transactions at once share the few connections of a pooler', async () => {
  const { db, close } = openDatabase(transaction.url, { isShared: true })
  const named = db.select().from(categories).prepare('named_of_the_test')
  const work = Array.from({ length: 60 }, (_, turn) =>
    turn % 3 === 0
      ? db.transaction(async (tx) => (await tx.select().from(categories)).length)
      : named.execute().then(({ length }) => length),
  )
  const counts = await Promise.all(work)
  expect(new Set(counts)).toEqual(new Set([await server.db.$count(categories)]))
  await close()
})
