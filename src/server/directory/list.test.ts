import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListedCategory } from '#contract/directory.ts'
import { categories } from '#server/database/schema.ts'
import { directoryReader, idsOf, newWord, searchFor } from '#testing/directory-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const get = directoryReader(() => server)

/** Five shops of a category of their own. The last two also have category 1 and an offer. */
let categoryId: number
let shops: number[]
let words: string
beforeAll(async () => {
  words = newWord()
  const [added] = await server.db.insert(categories).values({ name: newWord() }).returning()
  categoryId = added!.id
  shops = []
  for (const [at, name] of ['Ñoras', 'Ábaco', 'Nube', 'Zoco', 'Olmo'].entries()) {
    const shop = await server.commerce(lucia, {
      name: `${name} ${words}`,
      category: at < 3 ? [categoryId] : [categoryId, 1],
      updated_at: `2026-02-0${5 - at}T10:00:00.000Z`,
    })
    shops.push(shop.id)
    if (at > 2) await server.offer(shop, { category: [categoryId] })
  }
})

describe('a list of shops', () => {
  const list = async (query: string) =>
    idsOf((await get(`commerces/?category=${categoryId}&${query}`)).body)

  test('comes newest first, or in the order asked for', async () => {
    const [noras, abaco, nube, zoco, olmo] = shops
    expect(await list('')).toEqual(shops.toReversed())
    expect(await list('ordering=name')).toEqual([abaco, nube, noras, olmo, zoco])
    expect(await list('ordering=-name')).toEqual([zoco, olmo, noras, nube, abaco])
    expect(await list('ordering=-updated_at')).toEqual(shops)
    expect(await list('ordering=updated_at')).toEqual(shops.toReversed())
    expect(await list(`${searchFor(words)}&ordering=name`)).toEqual([
      abaco,
      nube,
      noras,
      olmo,
      zoco,
    ])
  })

  test('holds only those that offer something when that is asked', async () => {
    expect(await list('offers=1')).toEqual([shops[4], shops[3]])
    expect(await list(`offers=1&${searchFor(words)}`)).toEqual([shops[4], shops[3]])
    expect(await list('offers=0')).toHaveLength(5)
  })

  test('comes in pages, searched or not', async () => {
    for (const query of [`category=${categoryId}`, searchFor(words)]) {
      const { body, headers } = await get(`commerces/?${query}&page=2&page_size=2`)
      expect([body.count, headers['x-total-count']]).toEqual([5, '5'])
      expect(idsOf(body.results)).toEqual([shops[2], shops[1]])
      expect(body.next).toContain('page=3')
      expect(body.previous).toContain('page=1')
      expect((await get(`commerces/?${query}&page=4&page_size=2`)).status).toBe(404)
      expect((await get(`commerces/?${query}`)).headers['x-total-count']).toBe('5')
    }
    expect((await get(`commerces/?${searchFor('xqzwk')}&page=1`)).body).toMatchObject({
      count: 0,
      results: [],
    })
  })

  test('has further pages of a search with typos in words that are found elsewhere', async () => {
    const [word, other] = [newWord(), newWord()]
    for (const name of ['Alto', 'Bajo', 'Largo']) {
      await server.commerce(lucia, { name: `${name} ${word}a ${other}` })
    }
    // The first word exists in another shop, so only the search with typos finds these.
    await server.commerce(lucia, { name: `${word}o` })
    for (const list of ['commerces', 'offers']) {
      if (list === 'offers') {
        for (const title of ['Alto', 'Bajo', 'Largo']) {
          await server.offer(await server.commerce(lucia), { title: `${title} ${word}a ${other}` })
        }
      }
      const query = `${list}/?${searchFor(`${word}o ${other}`)}&page_size=2`
      expect((await get(`${query}&page=1`)).body.results).toHaveLength(2)
      const second = await get(`${query}&page=2`)
      expect([list, second.status, second.body.count]).toEqual([list, 200, expect.any(Number)])
      expect(second.body.results.length).toBeGreaterThan(0)
    }
    // There is no page of matches with typos after the last page of close matches.
    const ended = await get(`commerces/?${searchFor(`largo ${word}a`)}&page=2&page_size=2`)
    expect(ended.status).toBe(404)
  })
})

describe('a list of shops of a category', () => {
  test('of a category that is none is empty, of one that is no number refused', async () => {
    expect((await get('commerces/?category=999999')).body).toEqual([])
    expect((await get('offers/?category=999999')).body).toEqual([])
    expect((await get('commerces/?category=pan')).body).toEqual({
      category: ['La categoría se indica con su número'],
    })
  })

  test('of several categories holds what is of any of them, once', async () => {
    const [added] = await server.db.insert(categories).values({ name: newWord() }).returning()
    const [own, both] = [
      await server.commerce(lucia, { name: `Aro ${words}s`, category: [added!.id] }),
      await server.commerce(lucia, { name: `Eco ${words}s`, category: [categoryId, added!.id] }),
    ]
    const gift = await server.offer(own, { title: `Zumo ${words}s`, category: [added!.id] })
    const bargain = await server.offer(own, {
      title: `Agua ${words}s`,
      category: [added!.id, categoryId],
    })
    const several = `category=${categoryId}&category=${added!.id}&category=999999`
    expect(idsOf((await get(`commerces/?category=${added!.id}`)).body)).toEqual([both.id, own.id])
    expect(idsOf((await get(`commerces/?${several}`)).body)).toEqual([
      both.id,
      own.id,
      ...shops.toReversed(),
    ])
    expect(idsOf((await get(`commerces/?${several}&${searchFor(`aro ${words}s`)}`)).body)).toEqual([
      own.id,
    ])
    const { body } = await get(`commerces/?${several}&page=2&page_size=3`)
    expect([body.count, new URL(body.next).searchParams.getAll('category')]).toEqual([
      7,
      [`${categoryId}`, `${added!.id}`, '999999'],
    ])
    const offered = (query: string) => get(`offers/?${several}&${query}`)
    expect(idsOf((await offered('')).body)[0]).toBe(bargain.id)
    expect((await offered('')).body).toHaveLength(4)
    const inOrder = async (ordering: string) =>
      idsOf((await offered(`ordering=${ordering}&${searchFor(`${words}s`)}`)).body)
    expect(await inOrder('title')).toEqual([bargain.id, gift.id])
    expect(await inOrder('-title')).toEqual([gift.id, bargain.id])
    expect(await inOrder('created_at')).toEqual([gift.id, bargain.id])
    expect(await inOrder('-created_at')).toEqual([bargain.id, gift.id])
    const counts = (await get('categories/?count=offers')).body as ListedCategory[]
    expect(counts.find(({ id }) => id === added!.id)).toMatchObject({ commerces: 2, offers: 2 })
    for (const shop of [own, both]) await lucia.delete(`/api/commerce/${shop.id}/`)
    const after = (await get('categories/?count=offers')).body as ListedCategory[]
    expect(after.find(({ id }) => id === added!.id)).toMatchObject({ commerces: 0, offers: 0 })
    for (const list of ['commerces', 'offers']) {
      expect((await get(`${list}/?category=1&category=pan`)).body).toEqual({
        category: ['La categoría se indica con su número'],
      })
    }
  })

  test('is counted by category, of what is asked', async () => {
    const counts = async (query: string) => {
      const { body } = await get(`categories/?${query}`)
      return body.find((it: { id: number }) => it.id === categoryId).commerces
    }
    expect(await counts('')).toBe(5)
    expect(await counts('offers=1')).toBe(2)
    expect(await counts(searchFor(`zoco ${words}`))).toBe(1)
    expect(await counts(searchFor('xqzwk'))).toBe(0)
    const { body } = await get(`categories/?${searchFor(words)}`)
    expect(body.find((it: { id: number }) => it.id === 1).commerces).toBe(2)
  })

  test('has its offers by category, too, newest first', async () => {
    const { body } = await get(`offers/?category=${categoryId}`)
    expect(body.map((offer: { commerce: { id: number } }) => offer.commerce.id)).toEqual([
      shops[4],
      shops[3],
    ])
    expect((await get(`offers/?${searchFor(words)}&page=1&page_size=1`)).body).toMatchObject({
      count: 2,
      results: [{ commerce: { id: shops[4] } }],
    })
  })
})

test('categories whose names differ by ñ alone have addresses of their own', async () => {
  const rows = await server.db
    .insert(categories)
    .values([{ name: 'Cañas raras' }, { name: 'Canas raras' }])
    .returning()
  const { body } = await get('categories/')
  const slugs = rows.map(({ id }) => body.find((it: { id: number }) => it.id === id).slug)
  expect(slugs).toEqual(['canas-raras', `canas-raras-${rows[1]!.id}`])
})

describe('a category that was renamed', () => {
  test('is found by the name it went by, as long as nobody else has taken that', async () => {
    const administrator = await server.administrator()
    const { body } = await administrator.post('/api/category/', { name: 'Ultramarinos finos' })
    await administrator.put(`/api/category/${body.id}/`, { name: 'Colmados' })
    const found = async () => (await get('categories/?slug=ultramarinos-finos')).body
    expect(await found()).toMatchObject([{ id: body.id, slug: 'colmados' }])
    const { body: heir } = await administrator.post('/api/category/', {
      name: 'Ultramarinos finos',
    })
    expect(await found()).toMatchObject([{ id: heir.id }])
    expect((await get('categories/?slug=nunca-hubo')).body).toEqual([])
  })
})
