import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories } from '#server/database/schema.ts'
import { directoryReader, idsOf, newWord, searchFor } from '#testing/directory-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
/** Shops along a street to the north, 111 m apart and starting at 0 m, and two without a place. */
let shops: number[]
let category: number
const word = newWord()

beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
  const [added] = await server.db.insert(categories).values({ name: newWord() }).returning()
  category = added!.id
  shops = []
  for (const step of [3, 0, 2, 1, undefined, undefined]) {
    const place = step === undefined ? {} : { latitude: 40 + step / 1000, longitude: -1 }
    const shop = await server.commerce(lucia, {
      name: `Tienda ${step} ${word}`,
      category: step === 3 ? [category, 1] : [category],
      ...place,
    })
    shops.push(shop.id)
    if (step === 2) await server.offer(shop)
  }
})
afterAll(() => server.close())

const get = directoryReader(() => server)
type Listed = { id: number; distance: number | null }
const near = async (query: string): Promise<[number, number | null][]> => {
  const { body } = await get(`commerces/?${query}`)
  return body.map(({ id, distance }: Listed) => [shops.indexOf(id), distance])
}

describe('shops near a point', () => {
  const NEAREST = [
    [1, 0],
    [3, 111],
    [2, 222],
    [0, 334],
    [5, null],
    [4, null],
  ]

  test('come nearest first with their distance, those without a place last in the usual order', async () => {
    expect(await near('near=40,-1')).toEqual(NEAREST)
    expect(await near('near=40.0004,-1.0004')).toEqual(NEAREST)
  })

  test('are found, filtered and ordered like others', async () => {
    expect(await near(`near=40,-1&${searchFor(word)}`)).toEqual(NEAREST)
    expect(await near('near=40,-1&category=1')).toEqual([[0, 334]])
    expect(await near('near=40,-1&offers=true')).toEqual([[2, 222]])
    expect(await near(`near=40,-1&id=${shops[4]}&id=${shops[0]}`)).toEqual([
      [0, 334],
      [4, null],
    ])
    expect(await near('near=40,-1&ordering=name&category=1')).toEqual([[0, 334]])
    expect((await near('near=40,-1&ordering=-name')).map(([at]) => at)).toEqual([5, 4, 0, 2, 3, 1])
    expect(await near('near=40,-1&search=xqzwk')).toEqual([])
  })

  test('come in pages with exact totals', async () => {
    const { body, headers } = await get('commerces/?near=40,-1&page=2&page_size=4')
    expect([body.count, headers['x-total-count']]).toEqual([6, '6'])
    expect(idsOf(body.results)).toEqual([shops[5], shops[4]])
    expect(body.previous).toContain('page=1')
    expect((await get('commerces/?near=40,-1&page=3&page_size=4')).status).toBe(404)
  })

  test('are where they are said to be as soon as it is saved', async () => {
    const path = `/api/commerce/${shops[5]}/`
    await lucia.patch(path, { latitude: 40, longitude: -1 })
    expect((await near('near=40,-1'))[0]).toEqual([5, 0])
    await lucia.patch(path, { latitude: null, longitude: null })
    expect(await near('near=40,-1')).toEqual(NEAREST)
  })

  test('are answered to one neighbour alone: nothing may keep the answer', async () => {
    const { headers } = await get('commerces/?%6Eear=40,-1')
    expect(headers['cache-control']).toBe('no-store')
    const listed = await get('commerces/')
    expect(listed.headers['cache-control']).toBe('public, no-cache')
    expect(listed.body[0]).not.toHaveProperty('distance')
  })

  test.each(['aquí', '40', '91,0', '40,-1&near=40,-1'])('near=%s is refused', async (value) => {
    const { status, body } = await get(`commerces/?near=${value}`)
    expect([status, Object.keys(body)]).toEqual([400, ['near']])
  })
})
