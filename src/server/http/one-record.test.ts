import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient } from '#testing/api-client.ts'
import { createFixtures, EXAMPLES, type Fixtures } from '#testing/fixtures.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'

let server: TestServer
let fixtures: Fixtures
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  fixtures = await createFixtures(server)
})
afterAll(() => server.close())

/** Lists without a route for a single row, because their rows come from other lists. */
const WITHOUT_ONE = [
  '/api/bin/',
  '/api/category/use/',
  '/api/commerce/:id/history/',
  '/api/directory/categories/',
]
const lists = routes.filter(({ list, path }) => list && !WITHOUT_ONE.includes(path))

describe.each(lists)('$path', ({ path, access }) => {
  const one = routes.find(
    (route) =>
      route.method === 'GET' && [':id/', ':pk/', ':uuid/'].includes(route.path.replace(path, '')),
  )

  test('answers with one of its rows too, as the list shows it, to the same people', async () => {
    expect(one?.access).toEqual(access)
    const example = EXAMPLES[`GET ${one!.path}`]!
    const id = await example.id!(fixtures)
    const caller: ApiClient = example.by?.(fixtures) ?? fixtures.administrator
    const { body: rows } = await caller.get(path)
    const { status, body } = await caller.get(`${path}${id}/`)
    expect(status).toBe(200)
    const listed = rows.find((row: { id: unknown }) => `${row.id}` === `${id}`)
    expect(body).toMatchObject(listed)
  })
})
