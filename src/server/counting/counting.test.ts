import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BROWSER, figureRows, openCountedSite } from '#testing/counted-site.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { attempts, categories, commerces, offers } from '../database/schema.ts'
import { ACTIONS, openVisitCounter } from './open-counter.ts'
import { PERSONS_PER_ADDRESS } from './person.ts'

let server: TestServer
let site: ReturnType<typeof openCountedSite>
let bakery: number
let chemist: number
let bread: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-05T10:00:00.000Z')
  server.services.visits = openVisitCounter(server.services)
  site = openCountedSite(server)
  await server.db.insert(categories).values({ name: 'Salud' })
  const owner = await server.owner()
  bakery = (await server.commerce(owner, { category: [1, 2] })).id
  chemist = (await server.commerce(owner, { name: 'Farmacia', category: [2] })).id
  bread = (await server.offer({ id: bakery })).id
  site.show('/espiga', { viewed: { commerce: bakery } })
  site.show('/hogaza', { viewed: { commerce: bakery, offer: bread } })
  site.show('/directorio', {
    listed: [{ commerce: bakery }, { commerce: chemist }, { commerce: bakery, offer: bread }],
  })
  return () => site.close()
})

const flush = () => server.services.visits.flush()
const ofShops = () => figureRows(server, 'commerce_figures')
const ofOffers = () => figureRows(server, 'offer_figures')
const ofTown = () => figureRows(server, 'town_figures')

const TODAY = '2026-03-05'

test('neighbours behind a balancer on another machine are told apart', async () => {
  const config = { trustedProxies: ['10.0.0.5'] }
  const visits = openVisitCounter({ ...server.services, config })
  const balanced = openCountedSite(server, visits)
  balanced.show('/espiga', { viewed: { commerce: bakery } })
  const from = (proxy: string, neighbour: string) =>
    balanced.get('/espiga', proxy, { 'x-forwarded-for': neighbour })
  await from('10.0.0.5', '203.0.113.1')
  await from('10.0.0.5', '203.0.113.2')
  // The client 10.0.0.6 is no trusted proxy.
  await from('10.0.0.6', '203.0.113.3')
  await from('10.0.0.6', '203.0.113.4')
  await visits.flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views: 3 }])
  await balanced.close()
})

test('a page counts once a day for each person', async () => {
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1'])
    await site.get('/espiga', address)
  await flush()
  await site.get('/espiga', '203.0.113.2')
  await site.get('/espiga', '203.0.113.2', { 'user-agent': `${BROWSER} Edg/130` })
  await flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views: 3 }])
})

test('a list that shows one more counts that one only', async () => {
  site.show('/directorio?pagina=2', { listed: [{ commerce: bakery }] })
  for (const page of ['/directorio?pagina=2', '/directorio', '/directorio', '/directorio?pagina=2'])
    await site.get(page)
  await flush()
  expect(await ofShops()).toEqual([
    { day: TODAY, id: bakery, appearances: 1 },
    { day: TODAY, id: chemist, appearances: 1 },
  ])
})

test('an offer counts for its shop too, which counts once for all of them', async () => {
  const other = (await server.offer({ id: bakery })).id
  site.show('/otra', { viewed: { commerce: bakery, offer: other } })
  for (const page of ['/hogaza', '/otra', '/espiga']) await site.get(page)
  await flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views: 1 }])
  expect(await ofOffers()).toEqual([
    { day: TODAY, id: bread, views: 1 },
    { day: TODAY, id: other, views: 1 },
  ])
})

test('the shops and offers of a list have appeared', async () => {
  await site.get('/directorio')
  await site.get('/espiga')
  await flush()
  expect(await ofShops()).toEqual([
    { day: TODAY, id: bakery, views: 1, appearances: 1 },
    { day: TODAY, id: chemist, appearances: 1 },
  ])
  expect(await ofOffers()).toEqual([{ day: TODAY, id: bread, appearances: 1 }])
})

test('the town has the sums of its shops, and each category those of its own', async () => {
  await site.get('/espiga', '203.0.113.1')
  await flush()
  await site.get('/espiga', '203.0.113.2')
  await site.get('/directorio', '203.0.113.2')
  await flush()
  expect(await ofTown()).toEqual([
    { day: TODAY, id: 0, views: 2, appearances: 2 },
    { day: TODAY, id: 1, views: 2, appearances: 1 },
    { day: TODAY, id: 2, views: 2, appearances: 2 },
  ])
})

test('a page that has not changed since is a view', async () => {
  const { headers } = await site.get('/hogaza', '203.0.113.1', { 'user-agent': 'Googlebot/2.1' })
  const answer = await site.get('/hogaza', '203.0.113.1', {
    'if-none-match': String(headers.etag),
  })
  expect(answer.statusCode).toBe(304)
  await flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views: 1 }])
})

test('neither what is not there nor who does not look counts', async () => {
  await site.get('/nada')
  await site.head('/espiga')
  await site.get('/espiga', '203.0.113.1', { cookie: 'auth_refresh=x' })
  await site.get('/espiga', '203.0.113.1', { cookie: 'sin_cifras=1' })
  await site.get('/espiga', '203.0.113.1', { 'sec-purpose': 'prefetch' })
  await flush()
  expect(await ofShops()).toEqual([])
})

test.each([
  ['in winter', '2026-12-10T22:59:59.999Z', '2026-12-10T23:00:00.000Z', '2026-12-10', '2026-12-11'],
  [
    'before the day of 23 hours',
    '2026-03-28T22:59:59.999Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-28',
    '2026-03-29',
  ],
  [
    'after the day of 23 hours',
    '2026-03-29T21:59:59.999Z',
    '2026-03-29T22:00:00.000Z',
    '2026-03-29',
    '2026-03-30',
  ],
  [
    'before the day of 25 hours',
    '2026-10-24T21:59:59.999Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-24',
    '2026-10-25',
  ],
  [
    'after the day of 25 hours',
    '2026-10-25T22:59:59.999Z',
    '2026-10-25T23:00:00.000Z',
    '2026-10-25',
    '2026-10-26',
  ],
])(
  'everybody counts again from the town’s midnight on, %s',
  async (_when, before, after, one, other) => {
    server.clock.set(before)
    await site.get('/espiga')
    await site.get('/espiga')
    server.clock.set(after)
    await site.get('/espiga')
    await flush()
    expect(await ofShops()).toEqual([
      { day: one, id: bakery, views: 1 },
      { day: other, id: bakery, views: 1 },
    ])
  },
)

test.each([
  ['the hour that is skipped', '2026-03-29T00:59:59.000Z', '2026-03-29T01:00:01.000Z'],
  ['the hour that comes twice', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
])('nobody counts again in %s', async (_hour, before, after) => {
  for (const instant of [before, after]) {
    server.clock.set(instant)
    await site.get('/espiga')
    await flush()
  }
  expect(await ofShops()).toEqual([{ day: before.slice(0, 10), id: bakery, views: 1 }])
})

test('a shop or an offer that is deleted meanwhile loses no other count', async () => {
  await site.get('/directorio')
  await site.get('/hogaza')
  await server.db.delete(offers).where(eq(offers.id, bread))
  await server.db.delete(commerces).where(eq(commerces.id, bakery))
  await flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: chemist, appearances: 1 }])
  expect(await ofOffers()).toEqual([])
  expect(await ofTown()).toEqual([
    { day: TODAY, id: 0, appearances: 1 },
    { day: TODAY, id: 2, appearances: 1 },
  ])
})

test('the town keeps what a deleted shop counted', async () => {
  await site.get('/espiga')
  await flush()
  await server.db.delete(commerces).where(eq(commerces.id, bakery))
  expect(await ofShops()).toEqual([])
  expect((await ofTown())[0]).toEqual({ day: TODAY, id: 0, views: 1 })
})

test('whoever says to be many from one address counts as some', async () => {
  for (let at = 0; at < PERSONS_PER_ADDRESS + 20; at++) {
    await site.get('/espiga', '203.0.113.1', { 'user-agent': `${BROWSER} ${at}` })
  }
  // Visitors who were counted before still count, and so do visitors from other addresses.
  await site.get('/hogaza', '203.0.113.1', { 'user-agent': `${BROWSER} 0` })
  await site.get('/espiga', '203.0.113.2')
  await flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views: PERSONS_PER_ADDRESS + 1 }])
  expect(await ofOffers()).toEqual([{ day: TODAY, id: bread, views: 1 }])
})

test('the addresses that one line chooses from are one address', async () => {
  for (let at = 1; at <= 20; at++) await site.get('/espiga', `2001:db8:1:2::${at}`)
  await site.get('/espiga', '2001:db8:1:3::1')
  await flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views: 2 }])
})

test('beyond what is remembered figures are lower', async () => {
  server.services.visits = openVisitCounter(server.services, { maxBytes: 128 * 16 * 8 })
  const small = openCountedSite(server)
  small.show('/espiga', { viewed: { commerce: bakery } })
  const ask = async () => {
    for (let at = 0; at < 1500; at++) {
      await small.get('/espiga', `198.51.${at >> 8}.${at & 255}`)
    }
  }
  await ask()
  await flush()
  const views = (await ofShops())[0]!.views!
  expect(views).toBeGreaterThan(1000)
  expect(views).toBeLessThan(5000)
  await ask()
  await flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views }])
})

test('what cannot be written is written the next time, once', async () => {
  const { visits, db } = server.services
  await site.get('/espiga')
  await db.execute('alter table commerce_figures rename to away')
  await expect(visits.flush()).rejects.toThrow()
  await site.get('/hogaza', '203.0.113.2')
  await expect(visits.flush()).rejects.toThrow()
  await db.execute('alter table away rename to commerce_figures')
  await visits.flush()
  await visits.flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views: 2 }])
  expect(await ofOffers()).toEqual([{ day: TODAY, id: bread, views: 1 }])
})

test('a batch that was committed without an answer is not added again', async () => {
  const { db } = server.services
  const transaction = db.transaction
  await site.get('/espiga')
  db.transaction = async (work) => {
    await transaction(work)
    throw new Error('the line is cut')
  }
  await expect(flush()).rejects.toThrow('the line is cut')
  db.transaction = transaction
  await flush()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views: 1 }])
})

test('thirty who write at once add up', async () => {
  const counters = Array.from({ length: 30 }, () => openVisitCounter(server.services))
  await Promise.all(
    counters.map(async (counter) => {
      const other = openCountedSite(server, counter)
      other.show('/directorio', {
        listed: [{ commerce: chemist }, { commerce: bakery, offer: bread }],
      })
      await other.get('/directorio')
      await counter.flush()
    }),
  )
  expect(await ofShops()).toEqual([
    { day: TODAY, id: bakery, appearances: 30 },
    { day: TODAY, id: chemist, appearances: 30 },
  ])
  expect((await ofTown())[0]).toEqual({ day: TODAY, id: 0, appearances: 60 })
})

test('closing writes what has been counted', async () => {
  await site.get('/espiga')
  await server.services.visits.close()
  expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, views: 1 }])
})

test('nothing in the database says who it was', async () => {
  await site.get('/espiga', '203.0.113.77')
  await site.get('/directorio', '203.0.113.77')
  await flush()
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) {
    const found = await server.db.execute<{ text: string }>(
      sql`select string_agg(to_jsonb(t)::text, ' ') as text from ${sql.identifier(name)} t`,
    )
    expect(found.rows[0]!.text ?? '', name).not.toMatch(/203\.0\.113\.77|Chrome\/130/)
  }
})

describe('what somebody does', () => {
  const act = (
    form: Record<string, unknown>,
    address = '203.0.113.1',
    headers: Record<string, string> = {},
  ) =>
    server.app.inject({
      method: 'POST',
      url: '/api/directory/actions/',
      remoteAddress: address,
      headers: { 'user-agent': BROWSER, ...headers },
      payload: form,
    })

  test('counts once a day for each person and kind, of a shop and of its offer', async () => {
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) {
      await act({ kind: 'call', commerce: bakery }, address)
    }
    await act({ kind: 'code', commerce: bakery, offer: bread })
    await act({ kind: 'share', offer: bread })
    const answer = await act({ kind: 'call', commerce: String(bakery) })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    await flush()
    expect(await ofShops()).toEqual([{ day: TODAY, id: bakery, call: 2, share: 1, code: 1 }])
    expect(await ofOffers()).toEqual([{ day: TODAY, id: bread, share: 1, code: 1 }])
    expect((await ofTown())[0]).toEqual({ day: TODAY, id: 0, call: 2, share: 1, code: 1 })
  })

  test('counts of what is public alone', async () => {
    const owner = await server.owner()
    const hidden = await server.commerce(owner, { hidden: true })
    const its = await server.offer(hidden)
    for (const form of [
      { kind: 'call', commerce: hidden.id },
      { kind: 'share', offer: its.id },
      { kind: 'share', commerce: bakery, offer: its.id },
      { kind: 'share', commerce: chemist, offer: bread },
      { kind: 'call', commerce: 2_000_000_000 },
      { kind: 'call' },
    ]) {
      expect((await act(form)).statusCode).toBe(204)
    }
    await flush()
    expect([await ofShops(), await ofOffers(), await ofTown()]).toEqual([[], [], []])
  })

  test.each([
    ['views', 'is no action'],
    ['appearances', 'is no action'],
    ['', 'is none'],
  ])('the kind "%s" %s', async (kind) => {
    expect((await act({ kind, commerce: bakery })).statusCode).toBe(400)
  })

  test.each([
    ['a robot', { 'user-agent': 'curl/8.5.0' }],
    ['whoever is signed in', { cookie: 'auth_refresh=x' }],
    ['whoever objects', { cookie: 'sin_cifras=1' }],
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ])('does not count of %s', async (_who, headers) => {
    expect((await act({ kind: 'call', commerce: bakery }, undefined, headers)).statusCode).toBe(204)
    await flush()
    expect(await ofShops()).toEqual([])
  })

  test('has a limit for each address and minute, written nowhere', async () => {
    const send = async (address?: string) =>
      (await act({ kind: 'call', commerce: bakery }, address)).statusCode
    const statuses = []
    for (let at = 0; at < ACTIONS.max + 2; at++) statuses.push(await send())
    expect(statuses.filter((status) => status === 204)).toHaveLength(ACTIONS.max)
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect(await send('203.0.113.9')).toBe(204)
    server.clock.advance(61)
    expect(await send()).toBe(204)
    expect(await server.db.$count(attempts)).toBe(0)
  })

  test('is told to nobody who waits for changes', async () => {
    const settled = vi.spyOn(server.services.changes, 'settled')
    await act({ kind: 'call', commerce: bakery })
    expect(settled).not.toHaveBeenCalled()
    settled.mockRestore()
  })
})
