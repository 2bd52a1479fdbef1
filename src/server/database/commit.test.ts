import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer, TIMEOUTS } from '#testing/test-server.ts'
import { openDatabase } from './open.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.commerce(await server.owner())
})
afterAll(() => server.close())

test('concurrent commits are observed and on the disk before their authors are answered', async () => {
  const database = openDatabase(server.databaseUrl, { timeouts: TIMEOUTS })
  let observed = 0
  database.observe({
    async settled() {
      observed += 1
    },
  })
  const rename = async (round: number) => {
    const { rows } = await database.db.commit({
      text: `update commerces set name = 'Nombre ${round}'
        returning pg_current_wal_insert_lsn() as lsn, set_config('synchronous_commit', 'off', true)`,
    })
    const flushed = await server.db.execute(
      `select pg_current_wal_flush_lsn() >= '${rows[0].lsn}' as is_on_disk`,
    )
    return flushed.rows[0]!.is_on_disk
  }
  for (let round = 1; round <= 3; round++) {
    const onDisk = await Promise.all([1, 2, 3, 4].map((one) => rename(4 * round + one)))
    expect(onDisk).toEqual([true, true, true, true])
    expect(observed).toBe(4 * round)
  }
  await database.close()
})
