import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { applications, categories, commerces } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'
import { findKeptCommerce } from './kept-commerces.ts'
import { findCommerce } from './queries.ts'

let server: TestServer
let lucia: Person
let administrator: Person
let call: SignedCall
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
  administrator = await server.administrator()
  const viewer = { id: 0, role: ADMINISTRATOR } as SignedCall['viewer']
  call = { ...server.services, db: server.db, viewer } as unknown as SignedCall
})
afterAll(() => server.close())

const kept = (id: number) => findKeptCommerce(call, id)
const read = (id: number) => findCommerce(server.db, call.viewer, id)

test.each([
  { name: 'Otra' },
  { description: 'Otra cosa.' },
  { direction: 'Calle Nueva, 3, bajo' },
  { n_tlf: '964000111', contact_mail: 'otra@escaparate.example' },
  { web: 'https://otra.example', instagram: null },
  { latitude: 39.93, longitude: -0.1 },
])('what was saved is kept as it would be read: %o', async (changes) => {
  const { id } = await server.commerce(lucia)
  for (const person of [lucia, administrator]) {
    const { status } = await person.patch(`/api/commerce/${id}/`, changes)
    expect(status).toBe(200)
    expect(await kept(id)).toEqual(await read(id))
  }
  expect(await kept(id)).toBe(await kept(id))
})

test('categories that were saved are kept as they would be read', async () => {
  const { id } = await server.commerce(lucia)
  const [created] = await server.db.insert(categories).values({ name: 'Otra' }).returning()
  const category = [created!.id, ...(await read(id))!.category]
  const { status } = await lucia.patch(`/api/commerce/${id}/`, { category })
  expect(status).toBe(200)
  const found = await kept(id)
  expect(found).toEqual(await read(id))
  expect([...found!.category].sort()).toEqual(category.sort())
})

test('thirty who save at once leave what stands', async () => {
  const { id } = await server.commerce(lucia)
  const saves = await Promise.all(
    Array.from({ length: 30 }, (_, round) =>
      administrator.patch(`/api/commerce/${id}/`, { name: `Nombre ${round}` }),
    ),
  )
  expect(saves.map(({ status }) => status)).toEqual(saves.map(() => 200))
  expect(await kept(id)).toEqual(await read(id))
  expect((await kept(id))!.version).toBe(31)
})

test.each<[string, (shop: { id: number }) => Promise<unknown>]>([
  ['its own row', ({ id }) => server.db.update(commerces).set({ name: 'Así' }).where(of(id))],
  [
    'its application',
    ({ id }) =>
      server.db
        .update(applications)
        .set({ application: 'Así' })
        .where(eq(applications.commerce, id)),
  ],
  [
    'its owner',
    ({ id }) =>
      server.db.execute(sql`update users set username = 'Así' where id in
        (select owner_id from commerces where id = ${id})`),
  ],
  ['its offers', (shop) => server.offer(shop)],
  [
    'the photos of its gallery',
    ({ id }) => server.db.update(commerces).set({ photo_alt: 'Así' }).where(of(id)),
  ],
])('after a change elsewhere of %s the row is read again', async (_, change) => {
  const shop = await server.commerce(lucia)
  const before = await kept(shop.id)
  expect(await kept(shop.id)).toBe(before)
  await change(shop)
  const after = await kept(shop.id)
  expect(after).not.toEqual(before)
  expect(after).toEqual(await read(shop.id))
})

test('after the connection to the database was lost the row is read again', async () => {
  const { id } = await server.commerce(lucia)
  const before = await kept(id)
  const changes = { ...call.changes, connections: () => call.changes.connections() + 1 }
  const after = await findKeptCommerce({ ...call, changes }, id)
  expect(after).not.toBe(before)
  expect(after).toEqual(before)
})

test('a shop that is gone, or is not theirs, is not found', async () => {
  const shop = await server.commerce(lucia)
  await kept(shop.id)
  const other = await server.owner()
  expect((await other.patch(`/api/commerce/${shop.id}/`, { name: 'Mía' })).status).toBe(404)
  await administrator.delete(`/api/commerce/${shop.id}/`, { reason: 'Cerró.' })
  expect(await kept(shop.id)).toBeUndefined()
  expect((await lucia.patch(`/api/commerce/${shop.id}/`, { name: 'Mía' })).status).toBe(404)
})

const of = (id: number) => eq(commerces.id, id)
