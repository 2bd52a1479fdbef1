import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { ALL_MODULES, MODULE_NAMES, MODULES, type ModuleName } from '#contract/modules.ts'
import { reportOf } from '#testing/report-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { outbox } from '../database/schema.ts'
import { announceWeek } from '../subscriptions/announce-week.ts'

let server: TestServer
let administrator: Person
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  await server.reset()
  administrator = await server.administrator()
  lucia = await server.owner()
})
afterAll(() => server.close())

const turn = (modules: unknown, by = administrator) => by.patch('/api/settings/', { modules })
const turnOff = (name: ModuleName) => turn({ [name]: false })

const OFF: Record<ModuleName, [method: 'get' | 'post', path: string, by: 'anyone' | 'office'][]> = {
  offers: [
    ['get', '/api/offer/', 'office'],
    ['post', '/api/offer/', 'office'],
    ['get', '/api/directory/offers/', 'anyone'],
    ['get', '/ofertas.xml', 'anyone'],
    ['get', '/og/oferta/1.jpg', 'anyone'],
  ],
  subscriptions: [['post', '/api/subscriptions/', 'anyone']],
  figures: [
    ['get', '/api/figures/', 'office'],
    ['get', '/api/figures/week/', 'office'],
    ['get', '/api/figures.csv', 'office'],
    ['post', '/api/directory/actions/', 'anyone'],
  ],
  reports: [
    ['get', '/api/reports/', 'office'],
    ['post', '/api/reports/', 'anyone'],
  ],
  holidays: [
    ['get', '/api/holidays/', 'office'],
    ['get', '/api/holidays/unanswered/', 'office'],
  ],
  appeals: [['get', '/api/appeals/', 'office']],
}

describe.each(MODULE_NAMES)('%s', (name) => {
  test('answers 404 with a sentence while it is off, and as before when it is on again', async () => {
    const answers = async () => {
      const who = { anyone: server.anyone, office: administrator }
      const calls = OFF[name].map(([method, path, by]) =>
        method === 'get' ? who[by].get(path) : who[by].post(path, {}),
      )
      return (await Promise.all(calls)).map(({ status, body }) => [status, body.code])
    }
    const before = await answers()
    for (const [, code] of before) expect(code).not.toBe('module_off')
    const { status, body } = await turnOff(name)
    expect([status, body.modules]).toEqual([200, { ...ALL_MODULES, [name]: false }])
    expect(await answers()).toEqual(before.map(() => [404, 'module_off']))
    const [[, path, by]] = OFF[name] as [(typeof OFF)[ModuleName][number]]
    if (OFF[name][0]![0] === 'get') {
      const client = by === 'office' ? administrator : server.anyone
      expect((await client.get(path)).body.detail).toBe(MODULES[name].off)
    }
    await turn({ [name]: true })
    expect(await answers()).toEqual(before)
  })
})

describe('switching', () => {
  test('changes only what is named, is said on the site and stands in the log', async () => {
    await turnOff('offers')
    const { body } = await turnOff('figures')
    const modules = { ...ALL_MODULES, offers: false, figures: false }
    expect(body.modules).toEqual(modules)
    expect((await server.anyone.get('/api/site/')).body.modules).toEqual(modules)
    const log = await administrator.get('/api/activity/', { object_type: 'settings' })
    expect(log.body[0].after).toEqual({ modules })
  })

  test('is read from a text, too, as of a form or the environment', async () => {
    expect((await turn('offers, figures')).body.modules).toEqual({
      ...Object.fromEntries(MODULE_NAMES.map((name) => [name, false])),
      offers: true,
      figures: true,
    })
    expect((await turn('none')).body.modules.offers).toBe(false)
  })

  test.each([{ weather: false }, { offers: 'quizás' }, 'offers, weather', 7, null])(
    'to %j is refused',
    async (modules) => {
      const { status, body } = await turn(modules)
      expect(status).toBe(400)
      expect(JSON.stringify(body.modules)).toContain('Escribe los que se usan')
    },
  )

  test('is no matter of an owner', async () => {
    expect((await turn({ offers: false }, lucia)).status).toBe(403)
  })
})

test('without offers no answer has any, and they come back', async () => {
  const shop = await server.commerce(lucia)
  await server.offer(shop, { title: 'Hogaza' })
  const answers = async () => {
    const [list, detail, filtered, categories, csv, sitemap] = await Promise.all([
      server.anyone.get('/api/directory/commerces/'),
      server.anyone.get(`/api/directory/commerces/${shop.id}/`),
      server.anyone.get('/api/directory/commerces/?search=ofertas&page=1'),
      server.anyone.get('/api/directory/categories/?count=offers'),
      server.app.inject('/api/directory/commerces.csv'),
      server.app.inject('/sitemap.xml'),
    ])
    return {
      inList: list.body[0].offers,
      inDetail: detail.body.published_offers.length,
      isUnderstood: filtered.body.understood?.offers ?? false,
      inCategory: categories.body[0].offers ?? 0,
      inMap: /\/ofertas?[</]/.test(sitemap.body),
      csv: csv.body,
    }
  }
  const before = await answers()
  expect(before).toMatchObject({ inList: 1, inDetail: 1, inCategory: 1, inMap: true })
  await turnOff('offers')
  const { csv, ...without } = await answers()
  expect(without).toEqual({
    inList: 0,
    inDetail: 0,
    isUnderstood: false,
    inCategory: 0,
    inMap: false,
  })
  expect(csv).not.toBe(before.csv)
  await turn({ offers: true })
  expect(await answers()).toEqual(before)
})

test('without figures nobody is counted', async () => {
  const shop = await server.commerce(lucia)
  const press = () =>
    server.anyone.post('/api/directory/actions/', { kind: 'call', commerce: shop.id })
  await turnOff('figures')
  expect((await press()).status).toBe(404)
  await turn({ figures: true })
  expect((await press()).status).toBe(204)
})

test('without holidays shops open as on any other day, and say nothing of them', async () => {
  const shop = await server.commerce(lucia, { hours: readHours('L-V 9-14').hours! })
  const day = { name: 'San José', date: '2026-03-06' }
  expect((await administrator.post('/api/holidays/', day)).status).toBe(201)
  const holidays = async () =>
    (await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).body.holidays.length
  expect(await holidays()).toBe(1)
  await turnOff('holidays')
  expect(await holidays()).toBe(0)
  await turn({ holidays: true })
  expect(await holidays()).toBe(1)
})

test('without reports those that wait are in no inbox', async () => {
  await reportOf(server, await server.commerce(lucia))
  const inbox = async () => (await administrator.get('/api/inbox/')).body
  expect(await inbox()).toMatchObject({ counts: { report: 1 }, count: 1 })
  await turnOff('reports')
  expect(await inbox()).toMatchObject({ counts: { report: 0 }, count: 0, results: [] })
})

test('a kind that never came is not among those that were used', async () => {
  const used = async () => (await administrator.get('/api/inbox/')).body.used
  expect(await used()).toEqual(['application', 'change', 'message', 'unconfirmed'])
  await reportOf(server, await server.commerce(lucia))
  expect(await used()).toContain('report')
})

test('without subscriptions nobody gets the weekly mail', async () => {
  // A Thursday at eleven in the town.
  server.clock.set('2026-03-05T10:00:00Z')
  await server.commerce(lucia)
  await turnOff('subscriptions')
  await announceWeek(server.services)
  expect(await server.db.$count(outbox)).toBe(0)
})
