import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

describe('the offers of a shop', () => {
  test('are answered newest first with the names of the wire', async () => {
    const shop = await server.commerce(lucia)
    const first = await server.offer(shop)
    const second = await server.offer(shop, { title: 'Pan de centeno', photo: 'a'.repeat(64) })
    const { status, body, headers } = await lucia.get(`/api/offer/?commerce=${shop.id}`)
    expect(status).toBe(200)
    expect(headers['x-total-count']).toBe('2')
    expect(body.map((offer: { id: number }) => offer.id)).toEqual([second.id, first.id])
    expect(body[0].photo).toBe(`https://escaparate.example/photos/${'a'.repeat(64)}-1600.webp`)
    expect(body[1]).toEqual({
      id: first.id,
      title: 'Hogaza de pueblo',
      description: 'Lleva dos y paga una, hasta el sábado.',
      type: '2 x 1',
      photo: null,
      photo_width: null,
      photo_height: null,
      photo_placeholder: null,
      photo_focus_x: 50,
      photo_focus_y: 50,
      starts_on: null,
      ends_on: null,
      weekdays: [],
      conditions: '',
      code: '',
      price: null,
      previous_price: null,
      ended: false,
      state: 'running',
      today: true,
      category: [1],
      commerce: shop.id,
      updated_at: '2026-03-05T10:00:00.000Z',
      deleted_at: null,
      expires_at: null,
    })
  })

  test("of another's shop, or of none, are an empty list", async () => {
    const foreign = await server.commerce(await server.owner())
    await server.offer(foreign)
    for (const id of [foreign.id, 999_999, 0, '9'.repeat(30)]) {
      const { status, body } = await lucia.get(`/api/offer/?commerce=${id}`)
      expect([status, body]).toEqual([200, []])
    }
  })

  test.each(['abc', '-1', '1.5', '', '1&commerce=2'])('of «%s» are no list', async (commerce) => {
    const { status, body } = await lucia.get(`/api/offer/?commerce=${commerce}`)
    expect([status, body]).toEqual([400, { commerce: ['El comercio se indica con su número'] }])
  })

  test('without naming a shop are all that the caller reaches', async () => {
    const owner = await server.owner()
    const mine = [await server.commerce(owner), await server.commerce(owner)]
    for (const shop of mine) await server.offer(shop)
    await server.offer(await server.commerce(lucia))
    expect((await owner.get('/api/offer/')).body).toHaveLength(2)
    const all = (await (await server.administrator()).get('/api/offer/')).body
    expect(all.length).toBeGreaterThan(2)
  })

  test('that are deleted, or whose shop is, are not shown', async () => {
    const owner = await server.owner()
    const deleted_at = server.clock.now().toISOString()
    await server.offer(await server.commerce(owner), { deleted_at })
    await server.offer(await server.commerce(owner, { deleted_at }))
    expect((await owner.get('/api/offer/')).body).toEqual([])
  })

  test('come in pages too', async () => {
    const shop = await server.commerce(lucia)
    for (let made = 0; made < 3; made++) await server.offer(shop)
    const { body } = await lucia.get(`/api/offer/?commerce=${shop.id}&page=2&page_size=2`)
    expect(body).toMatchObject({ count: 3, next: null })
    expect(body.results).toHaveLength(1)
  })
})
