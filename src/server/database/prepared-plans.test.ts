import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { prepared } from './prepared.ts'

/** Connections for single statements. */
const CONNECTIONS = 10
/** Number of custom plans that PostgreSQL tries before it chooses a generic one ("PREPARE", Notes). */
const TRIED = 5

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const findPlans = prepared((db) =>
  db
    .select({
      name: sql<string>`name`,
      custom: sql<number>`custom_plans::int`,
      generic: sql<number>`generic_plans::int`,
    })
    .from(sql`pg_prepared_statements`)
    .prepare('find_plans'),
)

/** Returns the plans of all connections: statements that run at once each have their own. */
const plans = async () => {
  const connections = Array.from({ length: CONNECTIONS }, () => findPlans(server.db).execute())
  return (await Promise.all(connections)).flat()
}

test('reads by key are planned once, however many are asked for at once', async () => {
  const admin = await server.administrator()
  const shops = await Promise.all([1, 2].map(async () => server.commerce(await server.owner())))
  const read = async (round: number) => {
    const paths = shops.map(({ id }) => `/api/commerce/${id}/`)
    if (round % 2) await Promise.all(paths.map((path) => admin.get(path)))
    else for (const path of paths) await admin.get(path)
  }
  let round = 0
  const settled = async () => {
    await read(round++)
    const found = await plans()
    return READS.filter((name) => found.some((plan) => plan.name === name && plan.generic > TRIED))
  }
  await vi.waitFor(async () => expect(await settled()).toEqual(READS), WAIT)
  expect(server.db.connections().statements.open).toBe(CONNECTIONS)
  expect((await plans()).filter(({ custom }) => custom > TRIED)).toEqual([])
})

const READS = ['find_session_holder', 'find_commerce']
