import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Duty } from '#contract/duty.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { duties } from '../database/schema.ts'
import { purgeExpired } from '../jobs/purge-expired.ts'

let server: TestServer
let administrator: Person
let shop: { id: number; direction: string; n_tlf: string }
beforeAll(async () => {
  server = await openTestServer()
  shop = await server.commerce(await server.owner(), { name: 'Farmacia Roig' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(duties)
  await setClock('2026-12-05T12:00:00.000Z')
})

const GIL = 'Farmacia Gil;Plaza del Pozo, 1;964 65 43 21'
const WEEK = [
  '05/12/2026 09:30;06/12/2026 09:30;farmacia roig',
  `06/12/2026 09:30;07/12/2026 09:30;${GIL}`,
  '06/12/2026 09:30;06/12/2026 22:00;Farmacia Sol;Calle Sol, 2',
  `08/12/2026 09:30;09/12/2026 09:30;${GIL}`,
].join('\n')

/** Sets the clock and signs in again, because sessions do not last for days. */
async function setClock(moment: string) {
  server.clock.set(moment)
  administrator = await server.administrator()
}
const put = (list: string) => administrator.put('/api/duty/', { list })
const read = async () => (await server.anyone.get('/api/duty/')).body
const namesAt = async (moment: string) => {
  server.clock.set(moment)
  const { now, next } = await read()
  const names = (some: Duty[]) => some.map(({ name }) => name)
  return [names(now), names(next)]
}

describe('the pharmacy on duty', () => {
  test('is nobody before there is a list', async () => {
    expect(await read()).toEqual({ now: [], next: [], link: null, until: null })
  })

  test('is who the list says, and leads to their page in the directory', async () => {
    const { status, body } = await put(WEEK)
    expect([status, body]).toEqual([200, await read()])
    expect(body).toMatchObject({
      now: [
        {
          begins_at: '2026-12-05T08:30:00.000Z',
          ends_at: '2026-12-06T08:30:00.000Z',
          name: 'Farmacia Roig',
          direction: shop.direction,
          n_tlf: shop.n_tlf,
          commerce: { id: shop.id, name: 'Farmacia Roig' },
        },
      ],
      next: [
        {
          name: 'Farmacia Gil',
          direction: 'Plaza del Pozo, 1',
          n_tlf: '964654321',
          commerce: null,
        },
        { name: 'Farmacia Sol', direction: 'Calle Sol, 2', n_tlf: '', commerce: null },
      ],
      until: '2026-12-09T08:30:00.000Z',
    })
  })

  test.each([
    ['2026-12-05T08:29:59.999Z', [], ['Farmacia Roig']],
    ['2026-12-05T08:30:00.000Z', ['Farmacia Roig'], ['Farmacia Gil', 'Farmacia Sol']],
    ['2026-12-06T03:00:00.000Z', ['Farmacia Roig'], ['Farmacia Gil', 'Farmacia Sol']],
    ['2026-12-06T08:30:00.000Z', ['Farmacia Gil', 'Farmacia Sol'], ['Farmacia Gil']],
    ['2026-12-06T21:00:00.000Z', ['Farmacia Gil'], ['Farmacia Gil']],
    ['2026-12-07T12:00:00.000Z', [], ['Farmacia Gil']],
    ['2026-12-09T08:30:00.000Z', [], []],
  ])('turns at its minute, at night too: %s', async (moment, now, next) => {
    await put(WEEK)
    expect(await namesAt(moment)).toEqual([now, next])
  })

  test('stays who they are when their shop is public no more, without a link to it', async () => {
    const other = await server.commerce(await server.owner(), { name: 'Farmacia Luna' })
    await put('05/12/2026 09:30;06/12/2026 09:30;Farmacia Luna')
    const rename = { name: 'Farmacia Luna Llena' }
    await administrator.patch(`/api/commerce/${other.id}/`, rename)
    expect((await read()).now).toMatchObject([{ ...rename, commerce: { id: other.id, ...rename } }])
    const hide = { hidden: true, reason: 'Prueba.' }
    await administrator.patch(`/api/commerce/${other.id}/`, hide)
    expect((await read()).now).toMatchObject([{ name: 'Farmacia Luna', commerce: null }])
  })

  test('is told by the page of the province where the list does not go', async () => {
    await administrator.patch('/api/settings/', { duty_link: 'cofcastellon.org/guardias' })
    expect((await read()).link).toBe('https://cofcastellon.org/guardias')
    await administrator.patch('/api/settings/', { duty_link: '' })
    expect((await read()).link).toBeNull()
  })

  test('says that its page has something to say, for the footer, and the sitemap names it then', async () => {
    const isNamed = async () => {
      const { body } = await server.app.inject('/sitemap.xml')
      const site = await server.anyone.get('/api/site/')
      return [site.body.has_duty, body.includes('/farmacia-de-guardia</loc>')]
    }
    expect(await isNamed()).toEqual([false, false])
    await put(WEEK)
    expect(await isNamed()).toEqual([true, true])
    // The last turn has ended, but not the day: cached pages change at midnight.
    await setClock('2026-12-09T22:59:00.000Z')
    expect(await isNamed()).toEqual([true, true])
    await setClock('2026-12-09T23:00:00.000Z')
    expect(await isNamed()).toEqual([false, false])
    await administrator.patch('/api/settings/', { duty_link: 'cofcastellon.org/guardias' })
    expect(await isNamed()).toEqual([true, true])
    await administrator.patch('/api/settings/', { duty_link: '' })
  })
})

describe('the list', () => {
  test('is stored whole or not at all', async () => {
    await put(WEEK)
    const before = await read()
    const { status, body } = await put(`05/12/2026 09:30;06/12/2026 09:30;${GIL}\nmañana;${GIL}`)
    expect([status, body]).toEqual([
      400,
      {
        list: ['Línea 2: «mañana» no es un día con su hora. Escríbelo como 05/12/2026 09:30.'],
      },
    ])
    expect(await read()).toEqual(before)
  })

  test('takes the place of what was between its first and its last moment, and of nothing else', async () => {
    await put(WEEK)
    await put(`06/12/2026 09:30;07/12/2026 09:30;Farmacia Sol;Calle Sol, 2`)
    expect(await namesAt('2026-12-05T12:00:00.000Z')).toEqual([['Farmacia Roig'], ['Farmacia Sol']])
    expect(await namesAt('2026-12-08T12:00:00.000Z')).toEqual([['Farmacia Gil'], []])
  })

  test('is deleted, and forgotten once it is over', async () => {
    await put(WEEK)
    expect((await administrator.delete('/api/duty/')).status).toBe(204)
    expect((await administrator.delete('/api/duty/')).status).toBe(204)
    expect(await read()).toMatchObject({ now: [], next: [], until: null })
    const verbs = (await server.activityOf('duty', { id: 1 })).map(({ verb }) => verb)
    expect(verbs.filter((verb) => verb === 'delete')).toHaveLength(1)
    await put(WEEK)
    server.clock.set('2026-12-09T12:00:00.000Z')
    await purgeExpired(server.services)
    expect(await server.db.$count(duties)).toBe(1)
  })
})
