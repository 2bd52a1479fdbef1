import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories } from '#server/database/schema.ts'
import { directoryReader, searchFor } from '#testing/directory-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const get = directoryReader(() => server)

describe('suggestions', () => {
  beforeAll(async () => {
    const [created] = await server.db.insert(categories).values({ name: 'Sombrerería' }).returning()
    await server.commerce(lucia, { name: 'Chistera Ñáñez', category: [created!.id] })
    await server.commerce(lucia, { name: 'Gorras y boinas', category: [created!.id] })
  })
  const suggest = async (term: string) => (await get(`suggestions/?${searchFor(term)}`)).body

  test('are shops and categories, as somebody types', async () => {
    const { commerces: shops, categories: found, suggestion } = await suggest('sombr')
    expect(shops.map((shop: { name: string }) => shop.name).toSorted()).toEqual([
      'Chistera Ñáñez',
      'Gorras y boinas',
    ])
    expect(Object.keys(shops[0])).toEqual(['id', 'slug', 'name', 'direction'])
    expect(found).toMatchObject([{ name: 'Sombrerería', slug: 'sombrereria', commerces: 2 }])
    expect(suggestion).toBeNull()
  })

  test('say what was meant where nothing is found, with the nearest categories', async () => {
    expect(await suggest('chiztra')).toMatchObject({ commerces: [], suggestion: 'chistera' })
    expect(await suggest('zonbrereria')).toMatchObject({
      categories: [{ name: 'Sombrerería' }],
      suggestion: 'sombrerería',
    })
  })

  test('lead to no category without a shop', async () => {
    await server.db.insert(categories).values({ name: 'Guantería' })
    for (const term of ['guantería', 'guant', 'guanteriaz']) {
      expect((await suggest(term)).categories).toEqual([])
    }
  })

  test('name the category that one word of many is the beginning of', async () => {
    expect((await suggest('quisiera comprar sombr')).categories).toMatchObject([
      { name: 'Sombrerería' },
    ])
  })

  test('name no category that is only like a service', async () => {
    const [created] = await server.db.insert(categories).values({ name: 'Blancos' }).returning()
    await server.commerce(lucia, { category: [created!.id] })
    expect((await suggest('blanco')).categories).toMatchObject([{ name: 'Blancos' }])
    expect(await suggest('banco')).toEqual({ commerces: [], categories: [], suggestion: null })
  })

  test('are none for nothing, and for what is like nothing', async () => {
    const nothing = { commerces: [], categories: [], suggestion: null }
    expect((await get('suggestions/')).body).toEqual(nothing)
    for (const term of ['', '   ', 'xqzwk', '¿?', 'wwwwww kkkkkk']) {
      expect(await suggest(term)).toEqual(nothing)
    }
  })
})

describe('a hostile search', () => {
  const HOSTILE = [
    "'; drop table commerces; --",
    "a' or 'a'='a",
    '"',
    '%',
    '_',
    '\\',
    '\\\\%_',
    'a & b | !c <-> d:*',
    '((((((',
    'a\0b',
    '\0',
    '\u200b\u202e',
    '\ud83d\ude00 \ud83d\ude00',
    '\ud83d',
    'ﬁ ß İ ǅ',
    'a '.repeat(100),
    'ñ'.repeat(200),
    '[[:alpha:]]+(',
    '{"a":1}',
    '~'.repeat(50),
  ]

  test.each(HOSTILE.map((term) => [JSON.stringify(term), term]))(
    '%s is a search like any other',
    async (_shown, term) => {
      for (const list of ['commerces', 'offers', 'categories', 'suggestions']) {
        const { status } = await get(`${list}/?${new URLSearchParams({ search: term })}`)
        expect([list, status]).toEqual([list, 200])
      }
    },
  )

  test('of 10,000 letters, or of two terms, is refused', async () => {
    for (const list of ['commerces', 'offers', 'categories', 'suggestions']) {
      const long = await get(`${list}/?search=${'a'.repeat(10_000)}`)
      expect([long.status, long.body]).toEqual([400, { search: ['Busca con menos palabras'] }])
      expect((await get(`${list}/?search=a&search=b`)).status).toBe(400)
    }
  })
})
