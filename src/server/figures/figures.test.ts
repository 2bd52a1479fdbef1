import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIGURE_KINDS } from '#contract/figures.ts'
import { addDays } from '#contract/hours/dates.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import {
  commerceFigures,
  commerceSearchFigures,
  commerces,
  offerFigures,
} from '../database/schema.ts'

/** Already the next day in the town, but not in UTC. */
const NOW = '2026-09-09T22:30:00.000Z'
const TODAY = '2026-09-10'
const NOTHING = Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, 0]))

let server: TestServer
let lucia: Person
let shop: { id: number; name: string }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
beforeEach(async () => {
  await server.db.delete(commerces)
  server.clock.set(NOW)
  lucia = await server.owner()
  shop = await server.commerce(lucia, { name: 'La Espiga' })
})
afterAll(() => server.close())

const count = (commerce: { id: number }, day: string, counts: object) =>
  server.db.insert(commerceFigures).values({ commerce: commerce.id, day, ...counts })
const countOffer = (offer: { id: number }, day: string, counts: object) =>
  server.db.insert(offerFigures).values({ offer: offer.id, day, ...counts })
const read = async (query = '') =>
  (await lucia.get(`/api/commerce/${shop.id}/figures/${query}`)).body

describe('the figures of a shop', () => {
  test('are those of the days of the town, beside those before', async () => {
    await count(shop, TODAY, { views: 35, call: 1 })
    await count(shop, '2026-09-04', { views: 31, directions: 4 })
    await count(shop, '2026-09-03', { views: 26, save: 2 })
    await count(shop, '2026-08-28', { views: 5, web: 1 })
    // Two weeks and a day ago.
    await count(shop, '2026-08-27', { views: 1000 })
    const answer = await read('?days=7')
    expect(answer).toEqual({
      from: '2026-09-04',
      to: TODAY,
      since: '2026-08-27',
      days: [4, 5, 6, 7, 8, 9, 10].map((date) => ({
        day: addDays('2026-09-01', date - 1),
        ...NOTHING,
        ...(date === 4 && { views: 31, directions: 4 }),
        ...(date === 10 && { views: 35, call: 1 }),
      })),
      before: { from: '2026-08-28', to: '2026-09-03', ...NOTHING, views: 31, save: 2, web: 1 },
      days_before: expect.any(Array),
      offers: [],
      searches: [],
    })
    expect(answer.days_before).toHaveLength(7)
    expect(answer.days_before[0]).toEqual({ day: '2026-08-28', ...NOTHING, views: 5, web: 1 })
    expect(answer.days_before[6]).toEqual({ day: '2026-09-03', ...NOTHING, views: 26, save: 2 })
  })

  test('are of four weeks unless asked otherwise, of a year, or of a month', async () => {
    await count(shop, '2026-08-01', { views: 3 })
    await count(shop, '2026-07-31', { views: 7 })
    const asked = async (query?: string) => {
      const { from, to, days, before } = await read(query)
      const views = days.reduce((sum: number, day: { views: number }) => sum + day.views, 0)
      return [from, to, days.length, views, before.from, before.to, before.views]
    }
    expect(await asked()).toEqual(['2026-08-14', TODAY, 28, 0, '2026-07-17', '2026-08-13', 10])
    expect(await asked('?days=365')).toEqual([
      ...['2025-09-11', TODAY, 365, 10],
      ...['2024-09-11', '2025-09-10', 0],
    ])
    expect(await asked('?month=2026-08')).toEqual([
      ...['2026-08-01', '2026-08-31', 31, 3],
      ...['2026-07-01', '2026-07-31', 7],
    ])
  })

  test('say nothing of a shop that nobody has looked at', async () => {
    const other = await server.commerce(lucia, { name: 'Otra' })
    await count(other, TODAY, { views: 8 })
    expect(await read('?days=7')).toMatchObject({ since: null, before: NOTHING, offers: [] })
  })

  test('name its offers, the most viewed first, and not those that nobody saw', async () => {
    const bread = await server.offer(shop, { title: 'Hogaza', code: 'PAN' })
    const coca = await server.offer(shop, {
      title: 'Coca',
      starts_on: '2026-09-01',
      ends_on: '2026-09-05',
    })
    const rye = await server.offer(shop, { title: 'Centeno' })
    const other = await server.offer(await server.commerce(lucia), { title: 'De otra tienda' })
    await countOffer(bread, TODAY, { views: 20, appearances: 50, code: 6 })
    await countOffer(bread, '2026-09-04', { views: 21, appearances: 46, code: 6 })
    await countOffer(bread, '2026-09-03', { views: 500 })
    await countOffer(coca, TODAY, { views: 42, appearances: 58 })
    await countOffer(rye, '2026-09-03', { views: 8 })
    await countOffer(other, TODAY, { views: 99 })
    const { offers } = await read('?days=7')
    expect(offers).toEqual([
      {
        ...{ id: coca.id, title: 'Coca', starts_on: '2026-09-01', ends_on: '2026-09-05' },
        ...{ has_code: false, ...NOTHING, views: 42, appearances: 58 },
      },
      {
        ...{ id: bread.id, title: 'Hogaza', starts_on: null, ends_on: null },
        ...{ has_code: true, ...NOTHING, views: 41, appearances: 96, code: 12 },
      },
    ])
  })

  test('say what was searched for, ten at most', async () => {
    const searched = (text: string, day: string, times: number) => ({
      ...{ commerce: shop.id, text, day, count: times },
    })
    await server.db
      .insert(commerceSearchFigures)
      .values([
        searched('pan sin gluten', TODAY, 6),
        searched('pan sin gluten', '2026-09-04', 9),
        searched('hogaza', TODAY, 11),
        searched('hogaza', '2026-09-03', 80),
        ...Array.from({ length: 9 }, (_, at) => searched(`palabra ${at}`, TODAY, 5)),
      ])
    const { searches } = await read('?days=7')
    expect(searches.slice(0, 3)).toEqual([
      { text: 'pan sin gluten', count: 15 },
      { text: 'hogaza', count: 11 },
      { text: 'palabra 0', count: 5 },
    ])
    expect(searches).toHaveLength(10)
  })

  test('are its owner’s and the office’s', async () => {
    const administrator = await server.administrator()
    const pedro = await server.owner()
    await count(shop, TODAY, { views: 3 })
    const of = (person: Person, id = shop.id) => person.get(`/api/commerce/${id}/figures/?days=7`)
    expect((await of(administrator)).body).toEqual(await read('?days=7'))
    expect((await of(pedro)).status).toBe(404)
    expect((await of(lucia, 999_999)).status).toBe(404)
    expect((await of(lucia, shop.id)).status).toBe(200)
  })

  test.each([
    ['?days=30', { days: ['Elige entre 7, 28 y 365 días'] }],
    ['?month=2026-13', { month: ['El mes se escribe como 2026-03'] }],
  ])('are not of %s', async (query, body) => {
    const answer = await lucia.get(`/api/commerce/${shop.id}/figures/${query}`)
    expect([answer.status, answer.body]).toEqual([400, body])
  })
})

test('an owner reads the week of each published shop, by name', async () => {
  const second = await server.commerce(lucia, { name: 'Azahar' })
  await server.commerce(lucia, { name: 'Oculta', hidden: true })
  await server.commerce(await server.owner(), { name: 'De otra' })
  await count(shop, TODAY, { views: 35, call: 7 })
  await count(shop, '2026-09-04', { views: 5 })
  await count(shop, '2026-09-03', { views: 26, call: 4 })
  const before = { from: '2026-08-28', to: '2026-09-03', ...NOTHING }
  const week = { from: '2026-09-04', to: TODAY, ...NOTHING }
  expect((await lucia.get('/api/figures/week/')).body).toEqual([
    { id: second.id, name: 'Azahar', since: null, ...week, before },
    {
      ...{ id: shop.id, name: 'La Espiga', since: '2026-09-03', ...week, views: 40, call: 7 },
      before: { ...before, views: 26, call: 4 },
    },
  ])
})
