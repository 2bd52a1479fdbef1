import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCountedSite } from '#testing/counted-site.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { commerceFigures, commerceSearchFigures, searchFigures } from '../database/schema.ts'
import { mergeMonths } from './merge-months.ts'
import { openVisitCounter } from './open-counter.ts'

let server: TestServer
let site: ReturnType<typeof openCountedSite>
let bakery: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-05T10:00:00.000Z')
  server.services.visits = openVisitCounter(server.services)
  site = openCountedSite(server)
  bakery = (await server.commerce(await server.owner())).id
  const listed = [{ commerce: bakery }]
  for (const page of [
    '/directorio?q=pan',
    '/directorio?q=pan&pagina=2',
    '/directorio?q=pan&near=1',
  ]) {
    site.show(page, { listed, search: { text: ' Pan', isFound: true } })
  }
  site.show('/directorio?q=Ana', { search: { text: 'Ana Gil', isFound: false } })
  site.show('/directorio?q=tofu', { search: { text: 'tofu', isFound: false } })
  return () => site.close()
})

const flush = () => server.services.visits.flush()
const searches = () => server.db.select().from(searchFigures)
const found = () => server.db.select().from(commerceSearchFigures)
const search = async (persons: number, page = '/directorio?q=pan', from = 0) => {
  for (let at = 0; at < persons; at++) await site.get(page, `203.0.113.${from + at}`)
}
const TODAY = '2026-03-05'

test('words are written once five persons have searched for them', async () => {
  await search(4)
  await search(4)
  await search(4, '/directorio?q=pan&pagina=2')
  await flush()
  expect([await searches(), await found()]).toEqual([[], []])
  await search(1, '/directorio?q=pan', 50)
  await flush()
  expect(await searches()).toEqual([{ day: TODAY, text: 'pan', count: 5, without_result: 0 }])
  expect(await found()).toEqual([{ commerce: bakery, day: TODAY, text: 'pan', count: 5 }])
  await search(1, '/directorio?q=pan', 60)
  await flush()
  expect(await found()).toEqual([{ commerce: bakery, day: TODAY, text: 'pan', count: 6 }])
})

test('a person who searches on several days is several person-days', async () => {
  for (const day of ['05', '06', '07']) {
    server.clock.set(`2026-03-${day}T10:00:00.000Z`)
    await search(2, '/directorio?q=tofu')
    await flush()
  }
  const kept = (await searches()).map(({ day, count, without_result }) => [
    day,
    count,
    without_result,
  ])
  expect(kept).toEqual([
    ['2026-03-05', 2, 2],
    ['2026-03-06', 2, 2],
    ['2026-03-07', 2, 2],
  ])
})

test('neither names of persons nor what was searched for near somebody is written', async () => {
  await search(9, '/directorio?q=Ana')
  await search(9, '/directorio?q=pan&near=1')
  await flush()
  expect(await searches()).toEqual([])
})

test('after 25 months the first of a month stands for all its days', async () => {
  const zeros = {
    mail: 0,
    directions: 0,
    whatsapp: 0,
    web: 0,
    share: 0,
    print: 0,
    save: 0,
    code: 0,
  }
  const row = (day: string, views: number) => ({
    commerce: bakery,
    day,
    views,
    appearances: 2 * views,
    call: 0,
    ...zeros,
  })
  server.clock.set('2028-06-15T10:00:00.000Z')
  const days = ['2026-04-01', '2026-04-02', '2026-04-30', '2026-03-31', '2026-05-01', '2026-05-02']
  await server.db.insert(commerceFigures).values(days.map((day, at) => row(day, at + 1)))
  const words = days.map((day) => ({ day, text: 'pan', count: 1, without_result: 1 }))
  await server.db.insert(searchFigures).values(words)
  const merged = [
    row('2026-03-01', 4),
    row('2026-04-01', 6),
    row('2026-05-01', 5),
    row('2026-05-02', 6),
  ]
  for (let time = 0; time < 2; time++) {
    await mergeMonths(server.services)
    const rows = await server.db.select().from(commerceFigures).orderBy(commerceFigures.day)
    expect(rows).toEqual(merged)
    const kept = await server.db.select().from(searchFigures).orderBy(searchFigures.day)
    expect(kept.map(({ day, count }) => [day, count])).toEqual([
      ['2026-03-01', 1],
      ['2026-04-01', 3],
      ['2026-05-01', 1],
      ['2026-05-02', 1],
    ])
  }
})
