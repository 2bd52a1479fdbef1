import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer, TIMEOUTS } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

let server: TestServer
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer()
  shop = await server.commerce(await server.owner())
})
afterAll(() => server.close())

const rename = (name: string) => ({
  text: `update commerces set name = '${name}' where id = ${shop.id}
    returning pg_backend_pid() as pid, set_config('synchronous_commit', 'off', true)`,
})

/** Renames the shop, and tells of which observer's calls came before the answer. */
function observed(database: OpenDatabase) {
  const calls: string[] = []
  database.observe({
    noticed: ({ payload }) => calls.push(`noticed ${payload}`),
    async settled() {
      await server.db.execute('select')
      calls.push('settled')
    },
  })
  return async (name: string) => {
    calls.length = 0
    const { rows } = await database.db.commit(rename(name))
    return { pid: rows[0].pid as number, calls: [...calls] }
  }
}

/** The processes of PostgreSQL that wait for a lock, beside this one. */
const blocked = async (shared: number) => {
  const { rows } = await server.db.execute(
    `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and pid <> ${shared}`,
  )
  return rows
}

describe('the observer', () => {
  let database: OpenDatabase
  beforeEach(() => {
    database = openDatabase(server.databaseUrl, { timeouts: TIMEOUTS })
  })
  afterEach(() => database.close())

  /** Whatever is committed goes over connections of its own, until that which is shared is open. */
  const openLine = (save: ReturnType<typeof observed>) =>
    vi.waitUntil(async () => (await save('Una')).calls.every((call) => call !== 'settled'), WAIT)

  test('has noticed each change before it is answered, and is asked nothing', async () => {
    const save = observed(database)
    await openLine(save)
    for (let round = 0; round < 20; round++) {
      expect((await save(`Nombre ${round}`)).calls).toEqual([`noticed words ${shop.id}`])
    }
  })

  test('does not notice there what others commit', async () => {
    const save = observed(database)
    await openLine(save)
    await server.db.execute(rename('De otra').text)
    const { calls } = await save('Nombre')
    expect(calls).toHaveLength(1)
  })

  test('is waited for where a change was committed on another connection', async () => {
    const save = observed(database)
    await openLine(save)
    const { pid } = await save('Nombre')
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = server.db.transaction(async (tx) => {
      await tx.execute('select from commerces for update')
      held.resolve()
      await free.promise
    })
    await held.promise
    const saved = save('Nombre')
    await vi.waitUntil(async () => (await blocked(pid)).length === 1, WAIT)
    free.resolve()
    await holder
    expect((await saved).calls).toEqual(['settled'])
  })

  test('is waited for while the connection that is shared is lost, and not once there is another', async () => {
    const save = observed(database)
    await openLine(save)
    const { pid } = await save('Nombre')
    await server.db.execute(`select pg_terminate_backend(${pid})`)
    const next = await vi.waitUntil(() => save('Nombre').catch(() => undefined), WAIT)
    expect(next.calls).toEqual(['settled'])
    await openLine(save)
    expect((await save('Otro')).calls).toEqual([`noticed words ${shop.id}`])
  })

  test('is waited for where there is one connection for everything', async () => {
    const single = openDatabase(server.databaseUrl, { timeouts: TIMEOUTS, connections: 3 })
    const save = observed(single)
    for (let round = 0; round < 5; round++) {
      expect((await save(`Nombre ${round}`)).calls).toEqual(['settled'])
    }
    await single.close()
  })
})
