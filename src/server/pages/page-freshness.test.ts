import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiClient } from '#testing/api-client.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import { openDirectoryChanges } from '../directory-changes.ts'
import { openPageApi } from './page-api.ts'
import { cachePages } from './page-cache.ts'

let server: TestServer
let app: TestServer['app']
let people: Person[]
let shops: { id: number }[]
let rendered = 0
let closeChanges: () => Promise<void>

/** Serves pages that show the API's responses about two shops and the categories, also to what only owners may read. */
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  const changes = await openDirectoryChanges(server.databaseUrl)
  closeChanges = changes.close
  const services = { ...server.services, changes }
  const api = openPageApi(services)
  const answer = cachePages({
    async render(request, url) {
      rendered += 1
      const id = url.split('/').at(-1)
      const [shop, own] = await Promise.all([
        api(request, { path: `/api/directory/commerces/${id}/` }),
        api(request, { path: `/api/commerce/${id}/` }),
        api(request, { path: '/api/directory/categories/?page=1&page_size=100' }),
      ])
      const shown = { ...(shop.body as object), own: own.body }
      return { status: shop.status, headers: {}, body: Buffer.from(JSON.stringify(shown)) }
    },
    canonical: (url) => url,
    queue: (_client, work) => work(),
    ...services,
  })
  app = await createApp(services, {
    mount: async () => {},
    answer,
    close: async () => {},
  })
  people = [await server.owner(), await server.owner()]
  shops = await Promise.all(people.map((person) => server.commerce(person)))
  await changes.settled()
})
afterAll(async () => {
  await app.close()
  await closeChanges()
  await server.close()
})

const nameOn = async (shop: { id: number }) =>
  (await app.inject({ url: `/comercio/${shop.id}` })).json().name

test('of two who write at once each sees it on the next page, however often', async () => {
  const write = async (who: number) => {
    for (let round = 0; round < 20; round++) {
      const name = `Tienda ${who} ${round}`
      const saved = await apiClient(app, people[who]!.token).patch(
        `/api/commerce/${shops[who]!.id}/`,
        { name },
      )
      expect([saved.status, await nameOn(shops[who]!)]).toEqual([200, name])
    }
  }
  await Promise.all([write(0), write(1)])
})

test('the page of a shop is the same for its owner, with cookies and a token, and for everybody', async () => {
  const [ana, luis] = people as [Person, Person]
  const changeElsewhere = (name: string) =>
    apiClient(app, luis.token).patch(`/api/commerce/${shops[1]!.id}/`, { name })
  const read = async (headers = {}) => {
    const answer = await app.inject({ url: `/comercio/${shops[0]!.id}`, headers })
    return { ...answer.headers, date: '', status: answer.statusCode, body: answer.body }
  }
  const cookie = `auth_access=${ana.token}; auth_refresh=${ana.session}`
  await changeElsewhere('Una')
  const before = rendered
  const own = await read({ cookie, authorization: `Bearer ${ana.token}` })
  const kept = await read()
  await changeElsewhere('Otra')
  const anew = await read()
  expect(rendered - before).toBe(2)
  expect(own.status).toBe(200)
  expect([kept, anew]).toEqual([own, own])
})

test('after a write each page is rendered once, however many read it', async () => {
  const [read, written] = shops as [{ id: number }, { id: number }]
  await nameOn(read)
  const before = rendered
  const saved = await apiClient(app, people[1]!.token).patch(`/api/commerce/${written.id}/`, {
    direction: 'Calle Nueva, 1',
  })
  expect(saved.status).toBe(200)
  await Promise.all(Array.from({ length: 20 }, () => nameOn(read)))
  await nameOn(read)
  expect(rendered - before).toBe(1)
})
