import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BinItem } from '#contract/bin.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { record } from '../activity/record.ts'
import { categories, holidays, messages, questions } from '../database/schema.ts'

const DAY = 24 * 60 * 60

let server: TestServer
let administrator: Person
let owner: Person
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  administrator = await server.administrator()
  owner = await server.owner()
})
afterEach(async () => {
  await server.db.execute(
    'truncate users, commerces, offers, questions, messages, holidays cascade',
  )
  await server.db.execute('delete from categories where id <> 1')
})

const bin = async (query = ''): Promise<BinItem[]> => {
  const { status, body } = await administrator.get(`/api/bin/${query}`)
  expect(status).toBe(200)
  return body
}
const now = () => server.clock.now().toISOString()

/** Deletes one entity of each kind, a second apart, beside others that are not deleted. */
async function fillBin() {
  const at = () => {
    server.clock.advance(1)
    return { created_at: now(), deleted_at: now() }
  }
  const shop = await server.commerce(owner)
  await server.offer(shop)
  const faq = { answer: 'Nada.', position: 1 }
  const message = { sender: 'ana@example.com', message: 'Hola' }
  await server.offer(shop, { title: 'Dos hogazas', ...at() })
  await server.commerce(owner, { name: 'Café La Miga', ...at() })
  await server.db.insert(categories).values({ name: 'Mercería', deleted_at: at().deleted_at })
  await server.db.insert(questions).values({ ...faq, question: '¿Cuánto cuesta?', ...at() })
  await server.db.insert(messages).values({ ...message, subject: 'Mi tienda', ...at() })
  await server.db.insert(messages).values({ ...message, subject: 'Otra', created_at: now() })
}

describe('the bin', () => {
  test('holds whatever was deleted, of every kind, the last first', async () => {
    await fillBin()
    expect((await bin()).map(({ type, name, commerce }) => [type, name, commerce])).toEqual([
      ['contact', 'Mi tienda', null],
      ['faq', '¿Cuánto cuesta?', null],
      ['category', 'Mercería', null],
      ['commerce', 'Café La Miga', null],
      ['offer', 'Dos hogazas', 'Panadería La Espiga'],
    ])
  })

  test.each([
    ['offers', 'offer'],
    ['holidays', 'holidays'],
  ])('leaves out what %s have while that part of the directory is off', async (module, type) => {
    await fillBin()
    await server.db.insert(holidays).values({
      date: '2026-08-16',
      name: 'San Roque',
      scope: 'local',
      updated_at: now(),
      deleted_at: now(),
    })
    const types = async () => (await bin()).map((item) => item.type)
    const all = await types()
    expect(all).toContain(type)
    await administrator.patch('/api/settings/', { modules: { [module]: false } })
    expect(await types()).toEqual(all.filter((one) => one !== type))
    expect(await bin(`?type=${type}`)).toEqual([])
    await administrator.patch('/api/settings/', { modules: { [module]: true } })
    expect(await types()).toEqual(all)
  })

  test('says when each went, until when it can be brought back, and who deleted it', async () => {
    const at = server.clock.now()
    const { id } = await server.commerce(owner, { deleted_at: at.toISOString() })
    const actor = { id: owner.user.id, username: 'lucía' }
    const event = { verb: 'delete', type: 'commerce', id, name: 'Panadería La Espiga' } as const
    const byOffice = { actor: administrator.user, at }
    await record(server.db, byOffice, event)
    await record(server.db, { actor, at }, event)
    await record(server.db, byOffice, { ...event, type: 'offer' })
    await record(server.db, byOffice, { ...event, verb: 'update' })
    expect(await bin()).toEqual([
      {
        type: 'commerce',
        id,
        name: 'Panadería La Espiga',
        commerce: null,
        waits: false,
        deleted_at: at.toISOString(),
        expires_at: new Date(at.getTime() + 30 * DAY * 1000).toISOString(),
        deleted_by: 'lucía',
      },
    ])
  })

  test('shows an offer of a deleted shop only when it was deleted itself, as waiting', async () => {
    const shop = await server.commerce(owner, { deleted_at: now() })
    await server.offer(shop, { title: 'Va con su tienda' })
    await server.offer(shop, { title: 'Borrada antes', deleted_at: now() })
    const found = (await bin()).map(({ name, waits }) => [name, waits])
    expect(found.toSorted()).toEqual([
      ['Borrada antes', true],
      ['Panadería La Espiga', false],
    ])
  })

  test('shows nothing that cannot be brought back any more', async () => {
    await server.commerce(owner, { deleted_at: now() })
    server.clock.advance(30 * DAY - 1)
    administrator = await server.administrator()
    expect(await bin()).toHaveLength(1)
    server.clock.advance(1)
    expect(await bin()).toEqual([])
  })

  test('goes by the days that are set', async () => {
    await server.choose({ keep_bin_days: 7 })
    try {
      const { deleted_at } = await server.commerce(owner, { deleted_at: now() })
      const expires_at = new Date(Date.parse(deleted_at!) + 7 * DAY * 1000).toISOString()
      expect(await bin()).toMatchObject([{ expires_at }])
    } finally {
      await server.choose({})
    }
  })

  test.each([
    ['?type=faq', ['¿Cuánto cuesta?']],
    ['?search=espiga', ['Dos hogazas']],
    ['?search=MERCERIA', ['Mercería']],
    ['?search=mi', ['Mi tienda', 'Café La Miga']],
    ['?type=offer&search=cafe', []],
    ['?search=%25', []],
    ['?page=2&page_size=3', ['Café La Miga', 'Dos hogazas']],
  ])('is asked with %s', async (query, names) => {
    await fillBin()
    const { body, headers } = await administrator.get(`/api/bin/${query}`)
    const found: BinItem[] = body.results ?? body
    expect(found.map(({ name }) => name)).toEqual(names)
    expect(headers['x-total-count']).toBe(query.includes('page') ? '5' : String(names.length))
  })
})
