import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { notices } from '../database/schema.ts'
import { openDirectoryChanges } from '../directory-changes.ts'
import { purgeExpired } from '../jobs/purge-expired.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(notices)
  await setClock('2026-12-01T10:00:00.000Z')
})

const MARKET = {
  text: 'Mercado de Navidad en la plaza',
  link: 'https://example.com/mercado',
  starts_on: '2026-12-05',
  ends_on: '2026-12-08',
}
/** Sets the clock and signs in another administrator, because sessions do not last for days. */
async function setClock(moment: string) {
  server.clock.set(moment)
  administrator = await server.administrator()
}
const create = (changes: object = {}) =>
  administrator.post('/api/notices/', { ...MARKET, ...changes })
const shown = async () => (await server.anyone.get('/api/site/')).body.notice

describe('a notice', () => {
  test.each([
    ['2026-12-04T22:59:59.000Z', false],
    ['2026-12-04T23:00:00.000Z', true],
    ['2026-12-08T22:59:59.000Z', true],
    ['2026-12-08T23:00:00.000Z', false],
  ])('is shown on its days, by the clock of the town: %s', async (moment, isShown) => {
    await create()
    server.clock.set(moment)
    expect(await shown()).toEqual(isShown ? MARKET : null)
  })

  test('is listed until its last day, by its dates', async () => {
    await create({ text: 'Ferias', starts_on: '2027-01-02', ends_on: '2027-01-03' })
    const { body: market } = await create()
    const texts = async () =>
      (await administrator.get('/api/notices/')).body.map(({ text }: { text: string }) => text)
    expect(await texts()).toEqual([MARKET.text, 'Ferias'])
    await setClock('2026-12-09T10:00:00.000Z')
    expect(await texts()).toEqual(['Ferias'])
    await setClock('2026-12-11T10:00:00.000Z')
    await purgeExpired(server.services)
    expect((await administrator.delete(`/api/notices/${market.id}/`)).status).toBe(404)
  })

  test('may lack a link, and has its days in order', async () => {
    expect((await create({ link: '' })).body).toMatchObject({ ...MARKET, link: '' })
    const wrong = { text: '', link: 'sin punto', starts_on: '', ends_on: '2026-12-40' }
    expect((await create(wrong)).body).toEqual({
      text: ['Escribe el anuncio'],
      link: ['Escribe el enlace, por ejemplo vila-real.es/mercado'],
      starts_on: ['Escribe la fecha como AAAA-MM-DD'],
      ends_on: ['Escribe la fecha como AAAA-MM-DD'],
    })
    const { body } = await create({ starts_on: '2026-12-20', ends_on: '2026-12-19' })
    expect(body).toEqual({ ends_on: ['El último día es anterior al primero. Cámbialos.'] })
  })

  test('is changed and deleted, with its lines in the log', async () => {
    const { body } = await create()
    const path = `/api/notices/${body.id}/`
    const changed = { ...MARKET, ends_on: '2026-12-09' }
    expect((await administrator.put(path, changed)).body).toEqual({ id: body.id, ...changed })
    expect((await administrator.put(path, changed)).status).toBe(200)
    expect((await administrator.delete(path)).status).toBe(204)
    expect((await administrator.delete(path)).status).toBe(404)
    const lines = await server.activityOf('notice', { id: body.id })
    expect(lines.map(({ verb }) => verb).toSorted()).toEqual(['create', 'delete', 'update'])
  })
})

describe('two notices', () => {
  test.each([
    ['the same days', '2026-12-05', '2026-12-08', true],
    ['one day of it, the first', '2026-12-01', '2026-12-05', true],
    ['one day of it, the last', '2026-12-08', '2026-12-20', true],
    ['days within', '2026-12-06', '2026-12-07', true],
    ['days around', '2026-12-01', '2026-12-31', true],
    ['the days before', '2026-12-01', '2026-12-04', false],
    ['the days after', '2026-12-09', '2026-12-10', false],
  ])('are never on one day: %s', async (_what, starts_on, ends_on, isRefused) => {
    await create()
    const { status, body } = await create({ text: 'Obras', starts_on, ends_on })
    if (!isRefused) return expect(status).toBe(201)
    expect([status, body]).toEqual([
      400,
      {
        starts_on: [
          'Ya hay un anuncio del sábado 5 de diciembre al martes 8 de diciembre: «Mercado de Navidad en la plaza». Elige otros días, o cambia ese.',
        ],
      },
    ])
    const row = { text: 'Obras', link: '', starts_on, ends_on }
    await expect(server.db.insert(notices).values(row)).rejects.toThrow()
  })

  test('of one day are named by it', async () => {
    await create({ ends_on: MARKET.starts_on })
    const { body } = await create()
    expect(body.starts_on[0]).toContain('Ya hay un anuncio el sábado 5 de diciembre: «Mercado')
  })

  test('do not meet when one is changed, either; with itself it does not', async () => {
    await create()
    const { body } = await create({ starts_on: '2026-12-10', ends_on: '2026-12-12' })
    const change = (starts_on: string) =>
      administrator.put(`/api/notices/${body.id}/`, { ...MARKET, starts_on, ends_on: '2026-12-12' })
    expect((await change('2026-12-08')).status).toBe(400)
    expect((await change('2026-12-09')).status).toBe(200)
  })
})

test('kept pages hear of every change of a notice', async () => {
  const changes = await openDirectoryChanges(server.databaseUrl)
  const heard: (number | undefined)[] = []
  const after = async (write: Promise<unknown>) => {
    await write
    await changes.settled()
    heard.push(changes.version())
  }
  await after(Promise.resolve())
  const { body } = await create()
  await after(Promise.resolve())
  await after(administrator.put(`/api/notices/${body.id}/`, { ...MARKET, text: 'Otro' }))
  await after(administrator.delete(`/api/notices/${body.id}/`))
  await changes.close()
  expect(new Set(heard).size).toBe(4)
})
