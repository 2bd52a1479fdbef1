import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, holidays, proposedYears } from '../database/schema.ts'
import { proposeHolidays } from './propose-holidays.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  await signInAt('2026-11-20T10:00:00.000Z')
  await server.db.delete(holidays)
  await server.db.delete(proposedYears)
})
afterAll(() => server.close())

async function signInAt(instant: string) {
  server.clock.set(instant)
  administrator = await server.administrator()
}
const create = (form: object) => administrator.post('/api/holidays/', form)
const FEAST = { date: '2026-12-05', name: 'San Dalmacio' }

describe('a day of the calendar', () => {
  test('is local and no opening day unless told otherwise, and read by owners', async () => {
    const { status, body } = await create(FEAST)
    expect([status, body]).toEqual([
      201,
      {
        ...FEAST,
        id: expect.any(Number),
        scope: 'local',
        opening: false,
        updated_at: '2026-11-20T10:00:00.000Z',
        version: 1,
      },
    ])
    const owner = await server.owner()
    expect((await owner.get('/api/holidays/')).body).toEqual([body])
    expect((await owner.get(`/api/holidays/${body.id}/`)).body).toEqual(body)
  })

  test('is one for each date, as its field says', async () => {
    const { body } = await create(FEAST)
    const taken = [400, { date: ['Ese día ya está en el calendario: edita el que hay.'] }]
    const again = await create({ ...FEAST, name: 'Otra' })
    expect([again.status, again.body]).toEqual(taken)
    const other = await create({ ...FEAST, date: '2026-12-06' })
    const moved = await administrator.patch(`/api/holidays/${other.body.id}/`, { date: FEAST.date })
    expect([moved.status, moved.body]).toEqual(taken)
    await administrator.delete(`/api/holidays/${body.id}/`)
    expect((await create(FEAST)).status).toBe(201)
    const restored = await administrator.post(`/api/holidays/${body.id}/restore/`)
    expect([restored.status, restored.body]).toEqual(taken)
  })

  test.each([
    [{ date: '' }, { date: ['Escribe la fecha como AAAA-MM-DD'] }],
    [{ date: '2027-02-29' }, { date: ['Escribe la fecha como AAAA-MM-DD'] }],
    [{ name: ' ' }, { name: ['El nombre es obligatorio'] }],
    [{ scope: 'world' }, { scope: ['Di de dónde es: nacional, de la comunidad o local'] }],
    [{ opening: 'perhaps' }, { opening: ['Di si se puede abrir: true o false'] }],
  ])('with %j is refused with a sentence', async (wrong, errors) => {
    const { status, body } = await create({ ...FEAST, ...wrong })
    expect([status, body]).toEqual([400, errors])
  })

  test('is saved once: a stale save is answered with the present day', async () => {
    const { body } = await create(FEAST)
    const path = `/api/holidays/${body.id}/`
    const saved = await administrator.patch(path, { opening: true }, { 'if-match': '"1"' })
    expect([saved.status, saved.body.version, saved.headers.etag]).toEqual([200, 2, '"2"'])
    const stale = await administrator.patch(path, { name: 'Otra' }, { 'if-match': '"1"' })
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'edit_conflict', current: saved.body },
    ])
    const same = await administrator.patch(path, { opening: true })
    expect(same.body).toEqual(saved.body)
  })

  test('is deleted, lies in the bin, and comes back as another version', async () => {
    const { body } = await create(FEAST)
    await administrator.delete(`/api/holidays/${body.id}/`)
    expect((await administrator.get('/api/holidays/')).body).toEqual([])
    const bin = await administrator.get('/api/bin/?type=holidays')
    expect(bin.body).toMatchObject([{ id: body.id, name: FEAST.name, type: 'holidays' }])
    const restored = await administrator.post(`/api/holidays/${body.id}/restore/`)
    expect(restored.body).toMatchObject({ ...FEAST, version: 2 })
  })

  test('is found by its date, its span, its name and what it is', async () => {
    await create(FEAST)
    await create({ date: '2026-12-20', name: 'Domingo de rebajas', opening: true })
    await create({ date: '2026-12-25', name: 'Navidad', scope: 'national' })
    const names = async (query: string) => {
      const { body } = await administrator.get(`/api/holidays/?${query}`)
      return body.map(({ name }: { name: string }) => name)
    }
    expect(await names('date=2026-12-05')).toEqual(['San Dalmacio'])
    expect(await names('since=2026-12-06&until=2026-12-20')).toEqual(['Domingo de rebajas'])
    expect(await names('opening=true')).toEqual(['Domingo de rebajas'])
    expect(await names('scope=national')).toEqual(['Navidad'])
    expect(await names('search=dalmac')).toEqual(['San Dalmacio'])
    expect(await names('ordering=-date')).toEqual(['Navidad', 'Domingo de rebajas', 'San Dalmacio'])
  })
})

describe('the holidays that are proposed', () => {
  const propose = () => proposeHolidays(server.services)
  beforeEach(() => server.choose({ region: 'ES-VC' }))
  const listed = async (query = '') => {
    const { body } = await administrator.get(`/api/holidays/?${query}`)
    return body.map(({ date, name }: Record<string, string>) => `${date} ${name}`)
  }

  test('are those of this year that are to come and, from October on, of the next', async () => {
    await signInAt('2026-09-30T10:00:00.000Z')
    await propose()
    expect(await listed()).toEqual([
      '2026-10-09 Día de la Comunitat Valenciana',
      '2026-10-12 Fiesta Nacional de España',
      '2026-11-01 Todos los Santos',
      '2026-12-06 Día de la Constitución Española',
      '2026-12-08 Inmaculada Concepción',
      '2026-12-25 Navidad',
    ])
    await signInAt('2026-10-01T10:00:00.000Z')
    await propose()
    expect(await listed('since=2027-01-01&until=2027-03-31')).toEqual([
      '2027-01-01 Año Nuevo',
      '2027-01-06 Epifanía del Señor (Reyes)',
      '2027-03-19 San José',
      '2027-03-26 Viernes Santo',
      '2027-03-29 Lunes de Pascua',
    ])
    expect(await listed('scope=regional&since=2027-01-01')).toEqual([
      '2027-03-19 San José',
      '2027-03-29 Lunes de Pascua',
      '2027-06-24 San Juan',
      '2027-10-09 Día de la Comunitat Valenciana',
    ])
  })

  test('are proposed once, whatever instances look at one moment', async () => {
    await Promise.all([propose(), propose(), propose(), propose(), propose()])
    expect(await listed()).toHaveLength(3 + 14)
    const lines = await server.db.select().from(activity).where(eq(activity.actor, 'Escaparate'))
    expect(lines.filter(({ object_type }) => object_type === 'holidays')).not.toEqual([])
    expect(server.aborted).toEqual([])
  })

  test('stay as the office has left them', async () => {
    await create({ date: '2026-12-25', name: 'Nadal' })
    await propose()
    const { body } = await administrator.get('/api/holidays/?date=2026-12-06')
    await administrator.patch(`/api/holidays/${body[0].id}/`, { date: '2026-12-07' })
    const { body: other } = await administrator.get('/api/holidays/?date=2026-12-08')
    await administrator.delete(`/api/holidays/${other[0].id}/`)
    await propose()
    expect(await listed('until=2026-12-31')).toEqual([
      '2026-12-07 Día de la Constitución Española',
      '2026-12-25 Nadal',
    ])
  })

  test('are of another region when the region is another, but for what the office has touched', async () => {
    await propose()
    const { body } = await administrator.get('/api/holidays/?date=2027-06-24')
    await administrator.patch(`/api/holidays/${body[0].id}/`, { name: 'Nit de Sant Joan' })
    await server.choose({ region: 'ES-GA' })
    await propose()
    expect(await listed('scope=regional')).toEqual([
      '2027-03-19 San José',
      '2027-03-25 Jueves Santo',
      '2027-05-17 Día de las Letras Gallegas',
      '2027-06-24 Nit de Sant Joan',
      '2027-07-25 Santiago Apóstol, Día de Galicia',
    ])
    await server.choose({ region: null })
    await propose()
    expect(await listed('scope=regional')).toEqual(['2027-06-24 Nit de Sant Joan'])
  })
})
