import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIGURE_KINDS, wordOfFilter } from '#contract/figures.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import type { OfferTime } from '#contract/offer-dates.ts'
import { newWord } from '#testing/directory-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { categories, commerces, searchFigures, townFigures } from '../database/schema.ts'

const NOW = '2026-09-10T10:00:00.000Z'
const TODAY = '2026-09-10'
const LONG_AGO = '2024-02-01T10:00:00.000Z'
const NOTHING = Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, 0]))

let server: TestServer
let lucia: Person
let administrator: Person
let bakeries: { id: number; name: string }
let florists: { id: number; name: string }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  const named = await server.db
    .insert(categories)
    .values([{ name: newWord() }, { name: newWord() }])
    .returning({ id: categories.id, name: categories.name })
  bakeries = named[0]!
  florists = named[1]!
})
beforeEach(async () => {
  for (const table of [townFigures, searchFigures]) await server.db.delete(table)
  await server.db.delete(commerces)
  server.clock.set(NOW)
  lucia = await server.owner()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const read = async (query = '?days=28') => (await administrator.get(`/api/figures/${query}`)).body
const count = (day: string, category: number, counts: object) =>
  server.db.insert(townFigures).values({ day, category, ...counts })
const accepted = (decided_at: string) => ({ submitted_at: LONG_AGO, decided_at })

/** Creates five bakeries, one of which also sells flowers. */
async function openTown() {
  for (const number of [1, 2, 3, 4]) {
    await server.commerce(lucia, {
      ...{ name: `Panadería ${number}`, category: [bakeries.id], created_at: LONG_AGO },
      ...{ updated_at: LONG_AGO, application: accepted(LONG_AGO) },
    })
  }
  return await server.commerce(lucia, {
    ...{ name: 'Pan y flores', category: [bakeries.id, florists.id] },
  })
}

describe('the figures of the town', () => {
  test('are sums, beside those of the period before', async () => {
    await openTown()
    await count(TODAY, 0, { views: 35, call: 3 })
    await count('2026-08-14', 0, { views: 60 })
    await count('2026-08-13', 0, { views: 40, directions: 2 })
    await count('2026-07-16', 0, { views: 900 })
    const answer = await read()
    expect([answer.from, answer.to, answer.since]).toEqual(['2026-08-14', TODAY, '2026-07-16'])
    expect(answer.days).toHaveLength(28)
    expect(answer.days[0]).toEqual({ day: '2026-08-14', ...NOTHING, views: 60 })
    expect(answer.days[1]).toEqual({ day: '2026-08-15', ...NOTHING })
    expect(answer.days[27]).toEqual({ day: TODAY, ...NOTHING, views: 35, call: 3 })
    expect(answer.before).toEqual({
      ...{ from: '2026-07-17', to: '2026-08-13', ...NOTHING },
      ...{ views: 40, directions: 2 },
    })
    expect(answer.days_before[27]).toMatchObject({ day: '2026-08-13', views: 40 })
  })

  test('go by month and category, but for categories of fewer than five shops', async () => {
    await openTown()
    await count(TODAY, 0, { views: 35 })
    await count(TODAY, bakeries.id, { views: 34, call: 2 })
    await count('2026-08-31', 0, { views: 10 })
    await count('2026-08-20', 0, { views: 5 })
    await count('2026-08-20', bakeries.id, { views: 5 })
    await count(TODAY, florists.id, { views: 9 })
    const { months, categories: kinds } = await read()
    expect(kinds).toEqual(
      [{ ...bakeries, commerces: 5, ...NOTHING, views: 39, call: 2 }].map(named),
    )
    expect(months).toEqual([
      { month: '2026-08', category: 0, ...NOTHING, views: 15 },
      { month: '2026-08', category: bakeries.id, ...NOTHING, views: 5 },
      { month: '2026-09', category: 0, ...NOTHING, views: 35 },
      { month: '2026-09', category: bakeries.id, ...NOTHING, views: 34, call: 2 },
    ])
  })

  test('sum nothing while the town has fewer than five shops', async () => {
    const shop = await server.commerce(lucia)
    await count(TODAY, 0, { views: 35 })
    await count('2026-08-13', 0, { views: 35 })
    expect(await read()).toMatchObject({
      ...{ days: [], days_before: [], months: [], categories: [], before: NOTHING },
      commerces: { published: 1 },
    })
    expect(shop.id).toBeGreaterThan(0)
  })

  test('say how the shops are kept', async () => {
    const shop = await openTown()
    const confirmed_at = '2026-09-01T10:00:00.000Z'
    const { hours } = readHours('todos los días 9-14')
    await server.commerce(lucia, {
      ...{ hours, latitude: 40.4, longitude: -0.5, updated_at: LONG_AGO, confirmed_at },
      application: accepted(LONG_AGO),
    })
    await server.commerce(lucia, { hidden: true })
    const waiting = { status: 'PE', decided_at: null, submitted_at: '2026-09-09T10:00:00.000Z' }
    await server.commerce(lucia, { application: waiting as { status: 'PE' } })
    expect(shop.name).toBe('Pan y flores')
    expect((await read()).commerces).toEqual({
      ...{ published: 6, new: 1, with_hours: 1, with_place: 1, confirmed: 2 },
      // Leaves out the confirmed shop, and today's, which nobody has had time to change.
      never_updated: 5,
    })
  })

  test('count the offers of public shops, of today and of the period', async () => {
    const shop = await openTown()
    await server.offer(shop)
    await server.offer(shop, { created_at: LONG_AGO })
    await server.offer(shop, { starts_on: '2026-10-01' })
    await server.offer(shop, { deleted_at: NOW })
    await server.offer(await server.commerce(lucia, { hidden: true }))
    expect((await read()).offers).toMatchObject({ running: 2, new: 2 })
  })

  test('say how long applications waited', async () => {
    const applied = (status: 'PE' | 'OK' | 'RE', submitted_at: string, decided_at: string | null) =>
      server.commerce(lucia, { application: { status, submitted_at, decided_at } })
    await applied('OK', '2026-09-01T08:00:00.000Z', '2026-09-01T10:00:00.000Z')
    await applied('RE', '2026-09-01T08:00:00.000Z', '2026-09-02T08:00:00.000Z')
    await applied('OK', '2026-08-01T08:00:00.000Z', '2026-09-05T18:00:00.000Z')
    // Decided before the period, still pending, and added by the office, which accepts at once.
    await applied('OK', '2026-07-01T08:00:00.000Z', '2026-07-05T08:00:00.000Z')
    await applied('PE', '2026-09-09T08:00:00.000Z', null)
    await applied('OK', NOW, NOW)
    expect((await read()).applications).toEqual({
      ...{ submitted: 3, accepted: 2, rejected: 1, waiting: 1 },
      ...{ hours_waited: 24, longest_hours_waited: 850 },
    })
    expect((await read('?month=2026-06')).applications).toMatchObject({
      ...{ submitted: 0, hours_waited: null, longest_hours_waited: null },
    })
  })

  test('name what was searched for and not found', async () => {
    const searched = (text: string, day: string, times: number, without_result: number) => ({
      ...{ text, day, count: times, without_result },
    })
    await server.db
      .insert(searchFigures)
      .values([
        searched('zapatero', TODAY, 9, 9),
        searched('zapatero', '2026-08-14', 6, 6),
        searched('cerrajero', TODAY, 30, 12),
        searched('pan', TODAY, 100, 0),
        searched('zapatero', '2026-08-13', 90, 90),
      ])
    expect((await read()).searches_without_result).toEqual([
      { text: 'zapatero', count: 15 },
      { text: 'cerrajero', count: 12 },
    ])
  })

  test('say how often the list of offers was asked for some, while the town has offers', async () => {
    const asked = (when: OfferTime, day: string, count: number) => ({
      ...{ text: wordOfFilter(when), day, count, without_result: 0 },
    })
    await server.db
      .insert(searchFigures)
      .values([
        asked('today', TODAY, 9),
        asked('today', '2026-08-14', 6),
        asked('weekend', TODAY, 5),
        asked('ending', '2026-08-13', 7),
      ])
    expect((await read()).offers.asked).toEqual({ today: 15, ending: 0, weekend: 5 })
    const modules = (offers: boolean) =>
      administrator.patch('/api/settings/', { modules: { offers } })
    await modules(false)
    expect((await read()).offers.asked).toEqual({ today: 0, ending: 0, weekend: 0 })
    await modules(true)
  })

  test('are a CSV too, by month and category', async () => {
    await openTown()
    await count(TODAY, 0, { views: 35, code: 4 })
    await count(TODAY, bakeries.id, { views: 34 })
    await count(TODAY, florists.id, { views: 9 })
    const { status, headers, body } = await administrator.get('/api/figures.csv?month=2026-09')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="cifras.csv"')
    const { data } = Papa.parse<Record<string, string>>(body.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    })
    const zeros = {
      ...{ 'veces en listas': '0', llamadas: '0', correos: '0', 'cómo llegar': '0' },
      ...{ whatsapp: '0', web: '0', compartidas: '0', impresas: '0', guardadas: '0' },
    }
    expect(data).toEqual([
      {
        mes: '2026-09',
        categoría: 'Todo el pueblo',
        vistas: '35',
        ...zeros,
        'códigos copiados': '4',
      },
      { mes: '2026-09', categoría: bakeries.name, vistas: '34', ...zeros, 'códigos copiados': '0' },
    ])
  })
})

/** Removes the columns that a category has besides its name. */
function named({ deleted_at: _deletedAt, ...kind }: Record<string, unknown>) {
  return kind
}
