import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListedCategory } from '#contract/directory.ts'
import { applications, categories, commerces, offers, users } from '#server/database/schema.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { countListedCommerces } from './commerces.ts'
import { countListedOffers } from './offers.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const get = (path: string, headers?: Record<string, string>) =>
  server.anyone.get(`/api/directory/${path}`, undefined, headers)
const search = (term: string) => `search=${encodeURIComponent(term)}`
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** A word that nothing else in this server holds. */
let made = 0
const newWord = () => `q${String.fromCharCode(97 + (made++ % 26)).repeat(6)}${made}x`

test('a shop is shown to anybody with what customers need and nothing of its owner', async () => {
  const shop = await server.commerce(lucia, { name: 'La Peña del Café' })
  const offer = await server.offer(shop, { title: 'Café con leche' })
  const { status, body } = await get(`commerces/${shop.id}/`)
  const shown = {
    id: shop.id,
    slug: 'la-pena-del-cafe',
    name: 'La Peña del Café',
    description: 'Pan de masa madre, cocas y magdalenas.',
    photo: `https://escaparate.example/photos/${'a'.repeat(64)}-1600.webp`,
    photo_width: 1600,
    photo_height: 1100,
    photo_placeholder: 'data:,',
    photo_focus_x: 50,
    photo_focus_y: 50,
    category: [1],
    direction: 'Calle Mayor, 12',
    n_tlf: '964123456',
    contact_mail: 'hola@laespiga.example',
    web: '',
    offers: 1,
    updated_at: '2026-03-05T10:00:00.000Z',
  }
  const shownOffer = {
    id: offer.id,
    slug: 'cafe-con-leche',
    title: 'Café con leche',
    description: 'Lleva dos y paga una, hasta el sábado.',
    type: '2 x 1',
    photo: null,
    photo_width: null,
    photo_height: null,
    photo_placeholder: null,
    photo_focus_x: 50,
    photo_focus_y: 50,
    category: [1],
    commerce: {
      id: shop.id,
      slug: 'la-pena-del-cafe',
      name: 'La Peña del Café',
      direction: 'Calle Mayor, 12',
      category: [1],
    },
    created_at: '2026-03-05T10:00:00.000Z',
    updated_at: '2026-03-05T10:00:00.000Z',
  }
  expect([status, body]).toEqual([200, { ...shown, published_offers: [shownOffer] }])
  expect((await get('commerces/?search=peña')).body).toEqual([shown])
  expect((await get(`offers/${offer.id}/`)).body).toEqual(shownOffer)
  expect((await get('offers/?search=leche')).body).toEqual([shownOffer])
})

describe('a shop that is not public', () => {
  const deleted_at = '2026-03-01T10:00:00.000Z'
  const decided_at = deleted_at
  const activated_at = deleted_at

  test.each([
    ['waits for review', { application: { status: 'PE' as const, decided_at: null } }, {}, 404],
    ['was rejected', { application: { status: 'RE' as const, decided_at } }, {}, 404],
    ['is hidden', { hidden: true }, {}, 404],
    ['is of a deactivated owner', {}, { is_active: false, activated_at }, 404],
    ['is deleted', { deleted_at }, {}, 410],
    ['is of an owner who is gone', {}, { is_active: false, activated_at, deleted_at }, 410],
    ['is deleted and was hidden', { deleted_at, hidden: true }, {}, 410],
    [
      'was rejected and deleted',
      { deleted_at, application: { status: 'RE' as const, decided_at } },
      {},
      404,
    ],
  ])('because it %s is nowhere', async (_why, details, person, status) => {
    const word = newWord()
    const [created] = await server.db
      .insert(categories)
      .values({ name: `Oficio ${word}` })
      .returning()
    const category = [created!.id]
    const shop = await server.commerce(await server.owner(person), {
      name: `Casa ${word}`,
      category,
      ...details,
    })
    const offer = await server.offer(shop, { title: `Oferta ${word}`, category })
    const code = status === 410 ? 'gone' : 'not_found'
    for (const path of [`commerces/${shop.id}/`, `offers/${offer.id}/`]) {
      const answer = await get(path)
      expect([answer.status, answer.body.code, path]).toEqual([status, code, path])
    }
    for (const list of ['commerces', 'offers']) {
      expect((await get(`${list}/?${search(word)}`)).body).toEqual([])
      expect((await get(`${list}/?category=${created!.id}`)).body).toEqual([])
      expect(ids((await get(`${list}/`)).body)).not.toContain(
        list === 'offers' ? offer.id : shop.id,
      )
    }
    const suggested = (await get(`suggestions/?${search(word)}`)).body
    expect([suggested.commerces, suggested.suggestion]).toEqual([[], null])
    const counted = (await get('categories/')).body.find(
      (it: { id: number }) => it.id === created!.id,
    )
    expect(counted.commerces).toBe(0)
  })

  test('is named, and said to be closed, only if it was public and is hidden', async () => {
    const states = [
      [{ hidden: true }, {}, true],
      [{ hidden: true, application: { status: 'PE' as const, decided_at: null } }, {}, false],
      [{ hidden: true }, { is_active: false, activated_at }, false],
      [{ hidden: true, deleted_at }, {}, false],
      [{ application: { status: 'RE' as const, decided_at } }, {}, false],
    ] as const
    for (const [details, person, isNamed] of states) {
      const shop = await server.commerce(await server.owner(person), { name: 'Mesón', ...details })
      const offer = await server.offer(shop)
      const dropped = await server.offer(shop, { deleted_at })
      const said = isNamed ? '«Mesón» está cerrado por ahora.' : undefined
      for (const path of [`commerces/${shop.id}/`, `offers/${offer.id}/`]) {
        const { body } = await get(path)
        expect(body.closed).toEqual(isNamed ? { name: 'Mesón', category: [1] } : undefined)
        if (said) expect(body.detail).toBe(said)
        else expect(body.detail).not.toContain('Mesón')
      }
      expect((await get(`offers/${dropped.id}/`)).body).not.toHaveProperty('closed')
    }
  })

  test('is public the moment it may be, and not a moment longer', async () => {
    const word = newWord()
    const owner = await server.owner()
    const shop = await server.commerce(owner, {
      name: word,
      application: { status: 'PE', decided_at: null },
    })
    const isPublic = async () => {
      const found = ids((await get(`commerces/?${search(word)}`)).body).includes(shop.id)
      expect((await get(`commerces/${shop.id}/`)).status === 200).toBe(found)
      return found
    }
    const update = async (changes: Partial<typeof commerces.$inferInsert>) => {
      await server.db.update(commerces).set(changes).where(eq(commerces.id, shop.id))
      return isPublic()
    }
    const decide = async (status: 'OK' | 'RE') => {
      await server.db
        .update(applications)
        .set({ status, decided_at: '2026-03-05T10:00:00.000Z' })
        .where(eq(applications.commerce, shop.id))
      return isPublic()
    }
    const activate = async (is_active: boolean) => {
      await server.db.update(users).set({ is_active }).where(eq(users.id, owner.user.id))
      return isPublic()
    }
    expect(await isPublic()).toBe(false)
    expect(await decide('OK')).toBe(true)
    expect(await update({ hidden: true })).toBe(false)
    expect(await update({ hidden: false })).toBe(true)
    expect(await activate(false)).toBe(false)
    expect(await activate(true)).toBe(true)
    expect(await update({ deleted_at })).toBe(false)
    expect(await update({ deleted_at: null })).toBe(true)
    expect(await decide('RE')).toBe(false)
  })
})

describe('a search knows at once', () => {
  const finds = async (term: string) => ids((await get(`commerces/?${search(term)}`)).body)

  test('what a shop is called now, and no longer what it was called', async () => {
    const [before, after] = [newWord(), newWord()]
    const shop = await server.commerce(lucia, { name: before })
    await lucia.patch(`/api/commerce/${shop.id}/`, { name: after })
    expect([await finds(before), await finds(after)]).toEqual([[], [shop.id]])
  })

  test('what its category is called now', async () => {
    const [before, after] = [newWord(), newWord()]
    const [created] = await server.db.insert(categories).values({ name: before }).returning()
    const shop = await server.commerce(lucia, { category: [created!.id] })
    expect(await finds(before)).toEqual([shop.id])
    await server.db.update(categories).set({ name: after }).where(eq(categories.id, created!.id))
    expect([await finds(before), await finds(after)]).toEqual([[], [shop.id]])
    await server.db
      .update(commerces)
      .set({ category: [1] })
      .where(eq(commerces.id, shop.id))
    expect(await finds(after)).toEqual([])
  })

  test('what it offers, and how much', async () => {
    const [before, after] = [newWord(), newWord()]
    const shop = await server.commerce(lucia)
    const offer = await server.offer(shop, { title: before })
    const offered = async () => (await get(`commerces/${shop.id}/`)).body.offers
    expect([await finds(before), await offered()]).toEqual([[shop.id], 1])
    await server.db.update(offers).set({ title: after }).where(eq(offers.id, offer.id))
    expect([await finds(before), await finds(after)]).toEqual([[], [shop.id]])
    const deleted_at = server.clock.now().toISOString()
    await server.db.update(offers).set({ deleted_at }).where(eq(offers.id, offer.id))
    expect([await finds(after), await offered()]).toEqual([[], 0])
    expect((await get(`offers/${offer.id}/`)).body.code).toBe('gone')
    await server.db.delete(offers).where(eq(offers.id, offer.id))
    expect((await get(`offers/${offer.id}/`)).body.code).toBe('not_found')
  })

  test('what two people changed at the same moment', async () => {
    const shop = await server.commerce(lucia)
    for (let round = 0; round < 5; round++) {
      const [name, title] = [newWord(), newWord()]
      await Promise.all([
        server.db.update(commerces).set({ name }).where(eq(commerces.id, shop.id)),
        server.offer(shop, { title }),
      ])
      expect([await finds(name), await finds(title)]).toEqual([[shop.id], [shop.id]])
    }
  })

  test('that a shop became public by two changes of which neither saw the other', async () => {
    const word = newWord()
    const shop = await server.commerce(lucia, {
      name: word,
      hidden: true,
      application: { status: 'PE', decided_at: null },
    })
    let accepted: Promise<unknown> | undefined
    await server.db.transaction(async (tx) => {
      await tx.update(commerces).set({ hidden: false }).where(eq(commerces.id, shop.id))
      let isDone = false
      accepted = server.db
        .update(applications)
        .set({ status: 'OK', decided_at: '2026-03-05T10:00:00.000Z' })
        .where(eq(applications.commerce, shop.id))
        .then(() => {
          isDone = true
        })
      while (!isDone && !(await isSomebodyWaiting())) {}
    })
    await accepted
    expect(await finds(word)).toEqual([shop.id])
  })

  async function isSomebodyWaiting(): Promise<boolean> {
    const { rowCount } = await server.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount! > 0
  }

  test('that a shop is no more', async () => {
    const word = newWord()
    const shop = await server.commerce(lucia, { name: word })
    await server.offer(shop, { title: word })
    await server.db.delete(commerces).where(eq(commerces.id, shop.id))
    expect(await finds(word)).toEqual([])
    expect((await get(`offers/?${search(word)}`)).body).toEqual([])
  })
})

describe('a list of shops', () => {
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
  const list = async (query: string) =>
    ids((await get(`commerces/?category=${categoryId}&${query}`)).body)

  test('comes newest first, or in the order asked for', async () => {
    const [noras, abaco, nube, zoco, olmo] = shops
    expect(await list('')).toEqual(shops.toReversed())
    expect(await list('ordering=name')).toEqual([abaco, nube, noras, olmo, zoco])
    expect(await list('ordering=-name')).toEqual([zoco, olmo, noras, nube, abaco])
    expect(await list('ordering=-updated_at')).toEqual(shops)
    expect(await list('ordering=updated_at')).toEqual(shops.toReversed())
    expect(await list(`${search(words)}&ordering=name`)).toEqual([abaco, nube, noras, olmo, zoco])
  })

  test('holds only those that offer something when that is asked', async () => {
    expect(await list('offers=1')).toEqual([shops[4], shops[3]])
    expect(await list(`offers=1&${search(words)}`)).toEqual([shops[4], shops[3]])
    expect(await list('offers=0')).toHaveLength(5)
  })

  test('comes in pages, searched or not', async () => {
    for (const query of [`category=${categoryId}`, search(words)]) {
      const { body, headers } = await get(`commerces/?${query}&page=2&page_size=2`)
      expect([body.count, headers['x-total-count']]).toEqual([5, '5'])
      expect(ids(body.results)).toEqual([shops[2], shops[1]])
      expect(body.next).toContain('page=3')
      expect(body.previous).toContain('page=1')
      expect((await get(`commerces/?${query}&page=4&page_size=2`)).status).toBe(404)
      expect((await get(`commerces/?${query}`)).headers['x-total-count']).toBe('5')
    }
    expect((await get(`commerces/?${search('xqzwk')}&page=1`)).body).toMatchObject({
      count: 0,
      results: [],
    })
  })

  test('has further pages of a search with typos in words that are found elsewhere', async () => {
    const [word, other] = [newWord(), newWord()]
    for (const name of ['Alto', 'Bajo', 'Largo']) {
      await server.commerce(lucia, { name: `${name} ${word}a ${other}` })
    }
    // The first word exists, so that only a second look takes it for a typo.
    await server.commerce(lucia, { name: `${word}o` })
    for (const list of ['commerces', 'offers']) {
      if (list === 'offers') {
        for (const title of ['Alto', 'Bajo', 'Largo']) {
          await server.offer(await server.commerce(lucia), { title: `${title} ${word}a ${other}` })
        }
      }
      const query = `${list}/?${search(`${word}o ${other}`)}&page_size=2`
      expect((await get(`${query}&page=1`)).body.results).toHaveLength(2)
      const second = await get(`${query}&page=2`)
      expect([list, second.status, second.body.count]).toEqual([list, 200, expect.any(Number)])
      expect(second.body.results.length).toBeGreaterThan(0)
    }
    // A list that has ended does not go on with what is less like it.
    const ended = await get(`commerces/?${search(`largo ${word}a`)}&page=2&page_size=2`)
    expect(ended.status).toBe(404)
  })

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
    expect(ids((await get(`commerces/?category=${added!.id}`)).body)).toEqual([both.id, own.id])
    expect(ids((await get(`commerces/?${several}`)).body)).toEqual([
      both.id,
      own.id,
      ...shops.toReversed(),
    ])
    expect(ids((await get(`commerces/?${several}&${search(`aro ${words}s`)}`)).body)).toEqual([
      own.id,
    ])
    const { body } = await get(`commerces/?${several}&page=2&page_size=3`)
    expect([body.count, new URL(body.next).searchParams.getAll('category')]).toEqual([
      7,
      [`${categoryId}`, `${added!.id}`, '999999'],
    ])
    const offered = (query: string) => get(`offers/?${several}&${query}`)
    expect(ids((await offered('')).body).slice(0, 2)).toEqual([bargain.id, gift.id])
    expect((await offered('')).body).toHaveLength(4)
    const inOrder = async (ordering: string) =>
      ids((await offered(`ordering=${ordering}&${search(`${words}s`)}`)).body)
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
    expect(await counts(search(`zoco ${words}`))).toBe(1)
    expect(await counts(search('xqzwk'))).toBe(0)
    const { body } = await get(`categories/?${search(words)}`)
    expect(body.find((it: { id: number }) => it.id === 1).commerces).toBe(2)
  })

  test('has its offers by category, too, newest first', async () => {
    const { body } = await get(`offers/?category=${categoryId}`)
    expect(body.map((offer: { commerce: { id: number } }) => offer.commerce.id)).toEqual([
      shops[4],
      shops[3],
    ])
    expect((await get(`offers/?${search(words)}&page=1&page_size=1`)).body).toMatchObject({
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

test('how many shops and offers there are is how many are listed', async () => {
  expect(await countListedCommerces(server.db)).toBe((await get('commerces/')).body.length)
  expect(await countListedOffers(server.db)).toBe((await get('offers/')).body.length)
})

describe('suggestions', () => {
  beforeAll(async () => {
    const [created] = await server.db.insert(categories).values({ name: 'Sombrerería' }).returning()
    await server.commerce(lucia, { name: 'Chistera Ñáñez', category: [created!.id] })
    await server.commerce(lucia, { name: 'Gorras y boinas', category: [created!.id] })
  })
  const suggest = async (term: string) => (await get(`suggestions/?${search(term)}`)).body

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

  test('are none for nothing, and for what is like nothing', async () => {
    const nothing = { commerces: [], categories: [], suggestion: null }
    expect((await get('suggestions/')).body).toEqual(nothing)
    for (const term of ['', '   ', 'xqzwk', '¿?', 'wwwwww kkkkkk']) {
      expect(await suggest(term)).toEqual(nothing)
    }
  })
})

describe('an answer of the directory', () => {
  const paths = [
    'commerces/',
    'offers/',
    'categories/',
    'suggestions/?search=pan',
    'commerces/?page=1',
  ]

  test.each(paths)('%s may be kept, if each time it is asked for again', async (path) => {
    await server.commerce(lucia)
    const { headers } = await get(path)
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers.etag).toMatch(/^"[\w-]{20,}"$/)
    for (const tag of [headers.etag!, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
      const again = await get(path, { 'if-none-match': tag })
      expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
      expect(again.headers['cache-control']).toBe('public, no-cache')
    }
    expect((await get(path, { 'if-none-match': '"x"' })).status).toBe(200)
  })

  test('is another after the shop was changed', async () => {
    const shop = await server.commerce(lucia)
    const { headers } = await get(`commerces/${shop.id}/`)
    const asked = { 'if-none-match': headers.etag! }
    expect((await get(`commerces/${shop.id}/`, asked)).status).toBe(304)
    await server.db
      .update(commerces)
      .set({ direction: 'Calle Nueva, 1' })
      .where(eq(commerces.id, shop.id))
    expect((await get(`commerces/${shop.id}/`, asked)).status).toBe(200)
    await server.db.update(commerces).set({ hidden: true }).where(eq(commerces.id, shop.id))
    const hidden = await get(`commerces/${shop.id}/`, asked)
    expect([hidden.status, hidden.headers['cache-control']]).toEqual([404, 'no-store'])
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
