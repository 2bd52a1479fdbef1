import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { openings, openingsWritten } from '#server/database/schema.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { startScheduledJobs } from '../jobs/scheduled-jobs.ts'
import { keepOpenings } from './write-openings.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
beforeEach(() => server.clock.set('2026-03-05T10:00:00.000Z'))
afterAll(() => server.close())

const sign = (text: string) => readHours(text).hours!
const BAKERY = sign('L-V 9:30-14 y 17-20:30, S 10-14')

/** Creates a shop and saves its hours through the API. */
async function shopOpen(text: string, more: object = {}) {
  const shop = await server.commerce(lucia)
  const hours = { ...sign(text), ...more }
  const saved = await lucia.patch(`/api/commerce/${shop.id}/`, { hours })
  expect(saved.status).toBe(200)
  return { ...shop, version: saved.body.version as number }
}

async function stateOf({ id }: { id: number }) {
  const { body } = await server.anyone.get(`/api/directory/commerces/${id}/`)
  return [body.open_state, body.open_until ?? body.opens_at]
}

describe('the hours of a shop', () => {
  test('past midnight are split there for OpenStreetMap, in the API and in open data', async () => {
    const { id } = await shopOpen('V 20-2, S 10-14')
    const { body: owned } = await lucia.get(`/api/commerce/${id}/`)
    const { body: listed } = await server.anyone.get(`/api/directory/commerces/${id}/`)
    const { body: map } = await server.anyone.get('/api/directory/commerces.geojson')
    const mapped = map.features.find((feature: { id: number }) => feature.id === id).properties
    for (const { opening_hours } of [owned, listed, mapped]) {
      expect(opening_hours).toBe('Fr 20:00-24:00; Sa 00:00-02:00,10:00-14:00')
    }
    expect(owned.hours_text).toContain('Viernes 20:00–2:00')
  })

  test('are saved with the rest, answered in three forms, and logged', async () => {
    const { id } = await shopOpen('L-V 9:30-14 y 17-20:30, S 10-14')
    const { body } = await lucia.get(`/api/commerce/${id}/`)
    expect(body).toMatchObject({
      hours: BAKERY,
      hours_text: 'Lunes a viernes 9:30–14:00 · 17:00–20:30; Sábado 10:00–14:00; Domingo cerrado',
      opening_hours: 'Mo-Fr 09:30-14:00,17:00-20:30; Sa 10:00-14:00',
      version: 2,
    })
    const listed = await server.anyone.get(`/api/directory/commerces/${id}/`)
    expect(listed.body).toMatchObject({ hours: BAKERY, opening_hours: body.opening_hours })
    const list = await server.anyone.get(`/api/directory/commerces/?id=${id}`)
    expect(list.body).toMatchObject([{ hours_text: body.hours_text }])
    const administrator = await server.administrator()
    const log = await administrator.get('/api/activity/?page_size=1')
    expect(log.body.results[0]).toMatchObject({ before: { hours: null }, after: { hours: BAKERY } })
  })

  test('stay as they are in a save that does not name them, and go with null', async () => {
    const { id } = await shopOpen('L-V 9-14')
    const path = `/api/commerce/${id}/`
    expect((await lucia.patch(path, { name: 'La Nueva' })).body.hours).toEqual(sign('L-V 9-14'))
    expect((await lucia.patch(path, { hours: null })).body).toMatchObject({
      hours: null,
      hours_text: '',
    })
    expect(await stateOf({ id })).toEqual(['unknown', null])
  })

  test('of a save that was begun before another are a conflict, and change nothing', async () => {
    const { id } = await shopOpen('L-V 9-14')
    const headers = { 'if-match': '"1"' }
    const late = await lucia.patch(`/api/commerce/${id}/`, { hours: BAKERY }, headers)
    expect([late.status, late.body.current.hours]).toEqual([409, sign('L-V 9-14')])
  })

  test.each([
    [{ regular: { mon: [['9', '14']] } }, { regular: { mon: ['Escribe las horas así: 9:30'] } }],
    [7, ['El horario tiene que ser un grupo de campos, o nada']],
  ])('that are wrong, %j, are refused by field', async (hours, errors) => {
    const { id } = await server.commerce(lucia)
    const { status, body } = await lucia.patch(`/api/commerce/${id}/`, { hours })
    expect([status, body]).toEqual([400, { hours: errors }])
  })
})

describe('a neighbour', () => {
  test('reads whether a shop is open, to the minute, without any save in between', async () => {
    const shop = await shopOpen('L-V 9:30-14 y 17-20:30')
    const at = async (instant: string) => {
      server.clock.set(instant)
      return stateOf(shop)
    }
    expect(await at('2026-03-05T10:00:00.000Z')).toEqual(['open', '2026-03-05T13:00:00.000Z'])
    expect(await at('2026-03-05T12:30:00.000Z')).toEqual(['closing', '2026-03-05T13:00:00.000Z'])
    expect(await at('2026-03-05T13:00:00.000Z')).toEqual(['closed', '2026-03-05T16:00:00.000Z'])
    expect(await at('2026-03-06T19:30:00.000Z')).toEqual(['closed', '2026-03-09T08:30:00.000Z'])
  })

  test('reads new hours as soon as they are saved', async () => {
    const shop = await shopOpen('L-V 9-14')
    expect((await stateOf(shop))[0]).toBe('open')
    await lucia.patch(`/api/commerce/${shop.id}/`, { hours: sign('L-V 17-20') })
    expect((await stateOf(shop))[0]).toBe('closed')
  })

  test('reads until when a shop is on holiday, and the clock ends it', async () => {
    const closure = { from: '2026-03-02', to: '2026-03-06', note: 'Vuelvo el lunes' }
    const shop = await shopOpen('L-V 9-14', { closure })
    expect(await stateOf(shop)).toEqual(['holiday', '2026-03-09T08:00:00.000Z'])
    server.clock.set('2026-03-09T08:00:00.000Z')
    expect((await stateOf(shop))[0]).toBe('open')
  })

  test('reads that a shop is closed without an end and why, and nobody finds it open', async () => {
    const closure = { from: '2026-03-02', to: null, note: '', reason: 'works' } as const
    const shop = await shopOpen('L-V 9-14', { closure })
    const path = `/api/directory/commerces/${shop.id}/`
    const state = { open_state: 'holiday', closed_for: 'works', opens_at: null }
    expect((await server.anyone.get(path)).body).toMatchObject({ ...state, hours: { closure } })
    const open = await server.anyone.get(`/api/directory/commerces/?id=${shop.id}&open=2027-03-05`)
    expect(open.body).toEqual([])
  })
})

describe('the list', () => {
  test('of shops that are open is the same by the table of openings and computed', async () => {
    await using own = await otherTown()
    const shops = {
      bakery: await own.shop('L-V 9:30-14 y 17-20:30'),
      bar: await own.shop('X y J 22-3'),
      always: await own.shop('24h'),
      sunday: await own.shop('D 10-14'),
      untold: await own.shop(null),
    }
    const { bakery, bar, always, sunday } = shops
    const facts: [string, number[]][] = [
      ['now', [bakery, always]],
      ['2026-03-05T01:59Z', [bar, always]],
      ['2026-03-05T02:00Z', [always]],
      ['2026-03-05T12:59:59Z', [bakery, always]],
      ['2026-03-05T13:00Z', [always]],
      ['2026-03-08', [always, sunday]],
      ['2026-03-05', [bakery, bar, always]],
      ['2027-01-03', [always, sunday]],
      ['sun', [always, sunday]],
      ['thu', [bakery, bar, always]],
      ['tue', [bakery, always]],
    ]
    for (const [when, ids] of facts) expect([when, await own.open(when)]).toEqual([when, ids])
    await keepOpenings(own.server.services)
    for (const [when, ids] of facts) expect([when, await own.open(when)]).toEqual([when, ids])
  })

  test('of categories counts the shops that are open then', async () => {
    await using own = await otherTown()
    await own.shop('L-V 9-14')
    await own.shop('D 10-14')
    await own.shop(null)
    const counted = async (query: string) => {
      const { body } = await own.anyone.get(`/api/directory/categories/${query}`)
      return Math.max(...body.map(({ commerces }: { commerces: number }) => commerces))
    }
    for (const isCovered of [false, true]) {
      if (isCovered) await keepOpenings(own.server.services)
      expect(await counted('')).toBe(3)
      expect(await counted('?open=now')).toBe(1)
      expect(await counted('?open=sun')).toBe(1)
      expect(await counted('?open=sat')).toBe(0)
    }
  })

  test('follows a save, and the days that pass', async () => {
    await using own = await otherTown()
    const id = await own.shop('L-V 9-14')
    await keepOpenings(own.server.services)
    expect(await own.open('now')).toEqual([id])
    await own.owner.patch(`/api/commerce/${id}/`, { hours: sign('L-V 17-20') })
    expect(await own.open('now')).toEqual([])
    own.server.clock.set('2026-04-20T15:30:00.000Z')
    expect(await own.open('now')).toEqual([id])
    await keepOpenings(own.server.services)
    expect(await own.open('now')).toEqual([id])
    const rows = await own.server.db.select().from(openings)
    expect(rows.every(({ opens_at }) => opens_at > '2026-04-18')).toBe(true)
  })

  test.each(['today', 'domingo', '2026-02-30', '2026-03-05T10:00'])(
    'is not asked with open=%s',
    async (when) => {
      const { status, body } = await server.anyone.get(`/api/directory/commerces/?open=${when}`)
      expect([status, Object.keys(body)]).toEqual([400, ['open']])
    },
  )
})

describe('another time zone', () => {
  test('holds at once for what was kept, and for the table of openings', async () => {
    await using own = await otherTown()
    const id = await own.shop('L-V 9-11')
    const office = await own.server.administrator()
    const { services } = own.server
    await keepOpenings(services)
    const state = async () => {
      const { body } = await own.server.anyone.get(`/api/directory/commerces/${id}/`)
      return [body.open_state, body.open_until ?? body.opens_at, await own.open('now')]
    }
    own.server.clock.set('2026-03-05T08:30:00.000Z')
    expect(await state()).toEqual(['open', '2026-03-05T10:00:00.000Z', [id]])
    const stop = startScheduledJobs(services, own.server.app.log)
    onTestFinished(async () => void (await stop()))
    await office.patch('/api/settings/', { time_zone: 'Atlantic/Canary' })
    expect(await state()).toEqual(['closed', '2026-03-05T09:00:00.000Z', []])
    await expect
      .poll(() => own.server.db.select().from(openingsWritten))
      .toMatchObject([{ time_zone: 'Atlantic/Canary' }])
    expect(await state()).toEqual(['closed', '2026-03-05T09:00:00.000Z', []])
    own.server.clock.set('2026-03-05T09:00:00.000Z')
    expect(await state()).toEqual(['open', '2026-03-05T11:00:00.000Z', [id]])
  })
})

describe('POST /api/hours/read/', () => {
  test('says what a sign means', async () => {
    const { body } = await lucia.post('/api/hours/read/', { text: 'L-V de 9 a 2' })
    expect(body).toEqual({
      hours: sign('L-V 9-14'),
      holidays: null,
      said: 'Lunes a viernes 9:00–14:00; Sábado y domingo cerrado',
      not_understood: [],
    })
  })

  test('says what a sign has of holidays', async () => {
    const { body } = await lucia.post('/api/hours/read/', { text: 'L-V 9-14, festivos cerrado' })
    expect([body.holidays, body.said]).toEqual([
      'closed',
      'Lunes a viernes 9:00–14:00; Sábado y domingo cerrado; Festivos cerrado',
    ])
  })

  test('marks what it does not understand', async () => {
    const { body } = await lucia.post('/api/hours/read/', { text: 'L 5-8' })
    const error = '¿De 5:00 a 8:00 de la mañana, o de la tarde?'
    const suggestions = ['17:00-20:00', '05:00-08:00']
    expect(body).toEqual({
      hours: null,
      holidays: null,
      said: '',
      not_understood: [{ text: '5-8', at: 2, error, suggestions }],
    })
  })
})

/** Opens a server of its own, so that no other shops are in its lists. */
async function otherTown() {
  const own = await openTestServer()
  const owner = await own.owner()
  return {
    server: own,
    owner,
    anyone: own.anyone,
    async shop(text: string | null) {
      const { id } = await own.commerce(owner)
      if (text) await owner.patch(`/api/commerce/${id}/`, { hours: sign(text) })
      return id
    },
    async open(when: string) {
      const { body } = await own.anyone.get(`/api/directory/commerces/?open=${when}`)
      return body.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b)
    },
    [Symbol.asyncDispose]: () => own.close(),
  }
}
