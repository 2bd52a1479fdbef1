import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const get = (path: string) => server.anyone.get(`/api/directory/${path}`)
const read = async (path: string) => (await get(path)).body

/** Reads every public place that shows offers. */
async function seen(shop: { id: number }, offer: { id: number }) {
  const word = 'tarongina'
  const [list, total, search, own, counted, filtered, byOffers, categories, feed, sitemap] =
    await Promise.all([
      read(`offers/?commerce=${shop.id}`),
      get('offers/?page=1&page_size=1').then(({ body }) => body.count),
      read(`offers/?search=${word}`),
      read(`commerces/${shop.id}/`),
      read(`commerces/?id=${shop.id}`),
      read(`commerces/?id=${shop.id}&offers=true`),
      read(`commerces/?ordering=-offers`),
      read('categories/?count=offers&id=1'),
      server.app.inject('/ofertas.xml').then(({ body }) => body),
      server.app.inject('/sitemap.xml').then(({ body }) => body),
    ])
  return {
    list: list.length,
    total,
    search: search.length,
    own: own.published_offers.length,
    counted: counted[0].offers,
    filtered: filtered.length,
    byOffers: byOffers.find(({ id }: { id: number }) => id === shop.id).offers,
    category: categories[0].offers,
    feed: feed.includes(`/oferta/${offer.id}<`) ? 1 : 0,
    sitemap: sitemap.includes('tarongina-') ? 1 : 0,
  }
}

const all = (count: number) => ({
  list: count,
  total: count,
  search: count,
  own: count,
  counted: count,
  filtered: count,
  byOffers: count,
  category: count,
  feed: count,
  sitemap: count,
})

describe.each([
  ['in winter', '2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['on the day of 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['on the day of 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['on 29 February', '2028-02-29', '2028-02-28T23:00:00.000Z', '2028-02-29T23:00:00.000Z'],
])('an offer of one day, %s', (_when, day, begins, ends) => {
  test("is everywhere from the town's midnight to the next, and nowhere else", async () => {
    await server.reset()
    lucia = await server.owner()
    const shop = await server.commerce(lucia, { name: 'Horno' })
    const title = 'Tarongina'
    const offer = await server.offer(shop, { title, starts_on: day, ends_on: day })
    const at = async (instant: string, before = 0) => {
      server.clock.set(new Date(Date.parse(instant) - before).toISOString())
      return { places: await seen(shop, offer), page: (await get(`offers/${offer.id}/`)).status }
    }
    expect(await at(begins, 1)).toEqual({ places: all(0), page: 404 })
    expect(await at(begins)).toEqual({ places: all(1), page: 200 })
    expect(await at(ends, 1)).toEqual({ places: all(1), page: 200 })
    expect(await at(ends)).toEqual({ places: all(0), page: 200 })
    expect(await read(`offers/${offer.id}/`)).toMatchObject({ state: 'ended', title })
  })
})

test('days are those of the town, not of the server', async () => {
  await server.reset()
  const shop = await server.commerce(await server.owner())
  await server.offer(shop, { ends_on: '2026-01-15' })
  server.clock.set('2026-01-15T23:30:00.000Z')
  const count = async () => (await read('offers/')).length
  expect(await count()).toBe(0)
  await server.choose({ time_zone: 'Atlantic/Canary' })
  expect(await count()).toBe(1)
})

test('a suggested type is one of an offer that holds today', async () => {
  await server.reset()
  const type = 'Domingo de mercado'
  server.clock.set('2026-01-15T10:00:00.000Z')
  const owner = await server.owner()
  for (const of of [owner, await server.owner()]) {
    await server.offer(await server.commerce(of), { type, ends_on: '2026-01-15' })
  }
  const types = async () =>
    (await server.renewed(owner).get('/api/offer/types/')).body.includes(type)
  expect(await types()).toBe(true)
  server.clock.set('2026-01-16T10:00:00.000Z')
  expect(await types()).toBe(false)
})
