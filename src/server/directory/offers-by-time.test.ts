import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListedCategory, ListedOffer } from '#contract/directory.ts'
import { idsOf } from '#testing/directory-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  lucia = await server.owner()
})

const read = async (path: string) => (await server.anyone.get(`/api/directory/${path}`)).body

const titlesOf = (offers: ListedOffer[]) => offers.map(({ title }) => title)

describe('offers are asked for by time', () => {
  /** Returns the titles at an instant, for each value of `when`. */
  async function at(instant: string) {
    server.clock.set(instant)
    const titles = async (when: string) => titlesOf(await read(`offers/?when=${when}`)).toSorted()
    return {
      today: await titles('today'),
      ending: await titles('ending'),
      weekend: await titles('weekend'),
    }
  }

  test.each([
    // Wednesday 25, Saturday 28 and Sunday 29 November 2026, in the town's time zone.
    [
      'on a Wednesday',
      '2026-11-25T11:00:00.000Z',
      { today: ['always', 'to 27'], ending: ['to 27'], weekend: ['Sundays', 'always'] },
    ],
    [
      "a minute before the town's midnight",
      '2026-11-27T22:59:00.000Z',
      { today: ['always', 'to 27'], ending: ['to 27'], weekend: ['Sundays', 'always'] },
    ],
    [
      "at the town's midnight",
      '2026-11-27T23:00:00.000Z',
      { today: ['always'], ending: [], weekend: ['Sundays', 'always'] },
    ],
    [
      'on a Sunday',
      '2026-11-29T11:00:00.000Z',
      { today: ['Sundays', 'always'], ending: [], weekend: ['Sundays', 'always'] },
    ],
    [
      'on the Monday',
      '2026-11-30T11:00:00.000Z',
      { today: ['always'], ending: [], weekend: ['Sundays', 'always'] },
    ],
  ])('%s', async (_when, instant, expected) => {
    const shop = await server.commerce(lucia)
    await server.offer(shop, { title: 'always' })
    await server.offer(shop, { title: 'to 27', ends_on: '2026-11-27' })
    await server.offer(shop, { title: 'Sundays', weekdays: ['sun'] })
    await server.offer(shop, { title: 'from December 8', starts_on: '2026-12-08' })
    expect(await at(instant)).toEqual(expected)
  })

  test.each([
    ['of 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['of 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('on a Sunday %s, from midnight to midnight', async (_which, day, begins, ends) => {
    await server.offer(await server.commerce(lucia), {
      title: 'Churros',
      starts_on: day,
      ends_on: day,
    })
    const around = async (instant: string) =>
      at(new Date(Date.parse(instant) - 1).toISOString()).then(async (before) => [
        before.today,
        (await at(instant)).today,
      ])
    expect(await around(begins)).toEqual([[], ['Churros']])
    expect(await around(ends)).toEqual([['Churros'], []])
  })

  test('with a search, a category, an order and pages', async () => {
    server.clock.set('2026-11-25T11:00:00.000Z')
    const shop = await server.commerce(lucia)
    await server.offer(shop, { title: 'Brioche de ayer', weekdays: ['tue'] })
    for (const title of ['Zumo', 'Brioche', 'Agua']) await server.offer(shop, { title })
    expect(titlesOf(await read('offers/?when=today&search=brioche'))).toEqual(['Brioche'])
    expect(titlesOf(await read('offers/?when=today&ordering=title'))).toEqual([
      'Agua',
      'Brioche',
      'Zumo',
    ])
    expect(await read('offers/?when=today&page=2&page_size=2')).toMatchObject({
      count: 3,
      results: [{ title: 'Zumo' }],
    })
    expect(await read('offers/?when=today&category=999999')).toEqual([])
    const [category] = (await read('offers/?when=today'))[0].category
    const counted = async (query: string) =>
      ((await read(`categories/?count=offers&id=${category}${query}`)) as ListedCategory[])[0]!
        .offers
    expect([await counted(''), await counted('&when=today')]).toEqual([4, 3])
  })

  test('also in the feed', async () => {
    server.clock.set('2026-11-25T11:00:00.000Z')
    const shop = await server.commerce(lucia)
    await server.offer(shop, { title: 'Magdalenas', ends_on: '2026-11-26' })
    await server.offer(shop, { title: 'Ensaimadas' })
    const feed = async (query: string) => (await server.app.inject(`/ofertas.xml${query}`)).body
    expect(await feed('?when=ending')).toContain('Magdalenas')
    expect(await feed('?when=ending')).toContain('/ofertas.xml?when=ending"')
    expect(await feed('?when=ending')).not.toContain('Ensaimadas')
    expect(await feed('')).toContain('Ensaimadas')
  })

  test.each([
    '/api/directory/offers/?when=tomorrow',
    '/api/directory/offers/?when=today&when=weekend',
    '/api/directory/categories/?count=offers&when=hoy',
    '/ofertas.xml?when=hoy',
  ])('%s is refused in words', async (path) => {
    const { statusCode, body } = await server.app.inject(path)
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      { when: ['Elige entre today, ending, weekend'] },
    ])
  })
})

describe('the list of offers', () => {
  /** Returns a photo of another row, so that none has to be uploaded. */
  const photoOf = async () => (await server.commerce(lucia)).photo

  test('has photos first, undated ones last, and the newest first among equals', async () => {
    const photo = await photoOf()
    const given = {
      undated: {},
      'undated with a photo': { photo },
      old: { ends_on: '2098-01-01' },
      new: { ends_on: '2098-01-02' },
      'with a photo': { ends_on: '2098-01-03', photo },
      'new with a photo': { ends_on: '2098-01-04', photo },
    }
    for (const [title, fields] of Object.entries(given)) {
      await server.offer(await server.commerce(lucia), { title, ...fields })
    }
    expect(titlesOf(await read('offers/'))).toEqual(Object.keys(given).toReversed())
  })

  test('begins with the one that ends first, where none has a photo', async () => {
    for (const day of ['03', '01', '02']) {
      const ends_on = `2098-01-${day}`
      await server.offer(await server.commerce(lucia), { title: day, ends_on })
    }
    expect(titlesOf(await read('offers/'))).toEqual(['01', '02', '03'])
  })

  test('of what ends soon has what ends first', async () => {
    server.clock.set('2026-11-25T11:00:00.000Z')
    for (const day of ['27', '28', '26']) {
      const ends_on = `2026-11-${day}`
      await server.offer(await server.commerce(lucia), { title: day, ends_on })
    }
    expect(titlesOf(await read('offers/?when=ending'))).toEqual(['26', '27', '28'])
  })

  test('never has two of a shop in a row, from page to page', async () => {
    const photo = await photoOf()
    const shops = [await server.commerce(lucia), await server.commerce(lucia)]
    for (const shop of shops) for (let at = 0; at < 5; at++) await server.offer(shop, { photo })
    for (let at = 0; at < 4; at++) await server.offer(await server.commerce(lucia))
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => read(`offers/?page=${page}&page_size=3`)),
    )
    const listed: ListedOffer[] = pages.flatMap(({ results }) => results)
    expect(new Set(idsOf(listed)).size).toBe(14)
    expect(pages.map(({ count }) => count)).toEqual([14, 14, 14, 14, 14])
    const inARow = listed.filter(({ commerce }, at) => commerce.id === listed[at - 1]?.commerce.id)
    expect(idsOf(inARow)).toEqual([])
  })

  test('begins with the one that has a photo, then takes turns while there are others', async () => {
    const [shop, other] = [await server.commerce(lucia), await server.commerce(lucia)]
    await server.offer(other, { title: 'other' })
    await server.offer(shop, { title: 'photo', photo: await photoOf() })
    for (const title of ['old', 'new']) await server.offer(shop, { title })
    expect(titlesOf(await read('offers/'))).toEqual(['photo', 'other', 'new', 'old'])
  })

  test('follows at once when an offer comes and goes', async () => {
    const shop = await server.commerce(lucia)
    const first = await server.offer(shop)
    expect(idsOf(await read('offers/'))).toEqual([first.id])
    const second = await server.offer(shop)
    expect(idsOf(await read('offers/'))).toEqual([second.id, first.id])
    await lucia.delete(`/api/offer/${first.id}/`)
    expect(idsOf(await read('offers/'))).toEqual([second.id])
  })
})
