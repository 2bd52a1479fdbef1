import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { commerces } from '#server/database/schema.ts'
import { type ApiClient, apiClient } from '#testing/api-client.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let anyone: ApiClient
let version: number | undefined
/** Whether the version changes each time that it is read. */
let isChanging = false
let shop: { id: number }

beforeAll(async () => {
  server = await openTestServer()
  const changes = { ...server.services.changes, version: () => (isChanging ? ++version! : version) }
  anyone = apiClient(await createApp({ ...server.services, changes }))
  shop = await server.commerce(await server.owner())
})
beforeEach(async () => {
  version = 1 + (version ?? 0)
  await renameSilently('La Espiga')
})
afterAll(() => server.close())

/** Writes like another process whose notification has not arrived yet. */
const renameSilently = (name: string) =>
  server.db.update(commerces).set({ name }).where(eq(commerces.id, shop.id))

const list = async (query = '', headers?: Record<string, string>) => {
  const answer = await anyone.get(`/api/directory/commerces/${query}`, undefined, headers)
  return { ...answer, names: answer.body?.map?.(({ name }: { name: string }) => name) }
}

test('a public answer is the cached one until the directory changes', async () => {
  const first = await list()
  await renameSilently('El Horno')
  const cached = await list()
  expect([first.names, cached.names]).toEqual([['La Espiga'], ['La Espiga']])
  for (const name of ['etag', 'x-total-count', 'content-type', 'cache-control', 'link']) {
    expect([name, cached.headers[name]]).toEqual([name, first.headers[name]])
  }
  version = version! + 1
  expect((await list()).names).toEqual(['El Horno'])
})

test('the answers of an earlier version are not kept', async () => {
  await list()
  version = version! + 1
  await renameSilently('El Horno')
  await list()
  version = version! - 1
  expect((await list()).names).toEqual(['El Horno'])
})

test('a cached answer is still compared with the ETag of the caller', async () => {
  const { headers } = await list()
  const again = await list('', { 'if-none-match': String(headers.etag) })
  expect([again.status, again.body]).toEqual([304, ''])
  expect((await list()).names).toEqual(['La Espiga'])
})

test('while nobody can tell of changes, nothing is cached', async () => {
  version = undefined
  await list()
  await renameSilently('El Horno')
  expect((await list()).names).toEqual(['El Horno'])
  version = 100
})

test('an answer that was made during a change is not cached', async () => {
  isChanging = true
  expect((await list('?search=espiga')).names).toEqual(['La Espiga'])
  isChanging = false
  await renameSilently('Espiga Nueva')
  expect((await list('?search=espiga')).names).toEqual(['Espiga Nueva'])
})

test('each query has its own answer, and an error is none', async () => {
  expect((await list('?search=espiga')).names).toEqual(['La Espiga'])
  expect((await list('?search=zapatos')).names).toEqual([])
  const missing = () => anyone.get('/api/directory/commerces/99/')
  expect((await missing()).status).toBe(404)
  expect((await missing()).status).toBe(404)
})

test('a bad token is refused for a cached answer, too', async () => {
  await list()
  expect((await list('', { authorization: 'Bearer nonsense' })).status).toBe(401)
})
