import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { applications, commerces, offers, photos, users } from '#server/database/schema.ts'
import { apiClient } from '#testing/api-client.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import { openChangeCache } from '../change-cache.ts'
import { type DirectoryChanges, openDirectoryChanges } from '../directory-changes.ts'

let server: TestServer
let app: TestServer['app']
let changes: DirectoryChanges
let office: Person
let owner: Person
let shop: { id: number }

beforeAll(async () => {
  server = await openTestServer()
  changes = await openDirectoryChanges(server.databaseUrl)
  app = await createApp({ ...server.services, changes, untilChange: openChangeCache(changes) })
  office = await server.administrator()
  owner = await server.owner()
  shop = await server.commerce(owner)
  await server.choose({ review_fields: ['name'] })
})
afterAll(async () => {
  await app.close()
  await changes.close()
  await server.close()
})

const get = async ({ token }: Person, url: string) => {
  await changes.settled()
  return await apiClient(app, token).get(url)
}

const read = async (person: Person): Promise<Commerce[]> => [
  (await get(person, `/api/commerce/${shop.id}/`)).body,
  (await get(person, '/api/commerce/')).body[0],
  (await get(person, '/api/commerce/?page=1&page_size=1')).body.results[0],
]

const ofShop = <Table extends { id: typeof commerces.id }>(table: Table) => eq(table.id, shop.id)

/** Writes straight to the database, like another process, to show that the cache notices. */
const CHANGES: Record<string, { write: () => Promise<unknown>; shows: Partial<Commerce> }> = {
  'its name': {
    write: () => server.db.update(commerces).set({ name: 'El Horno' }).where(ofShop(commerces)),
    shows: { name: 'El Horno' },
  },
  'its photo': {
    write: async () => {
      const [photo] = await server.db.select().from(photos)
      await server.db.insert(photos).values({ ...photo!, hash: 'b'.repeat(64), width: 900 })
      await server.db
        .update(commerces)
        .set({ photo: 'b'.repeat(64) })
        .where(ofShop(commerces))
    },
    shows: { photo_width: 900 },
  },
  'its application': {
    write: () =>
      server.db
        .update(applications)
        .set({ status: 'RE', reason: 'Falta la foto de la fachada.' })
        .where(eq(applications.commerce, shop.id)),
    shows: { status: 'RE', reason: 'Falta la foto de la fachada.' },
  },
  'an offer that came': { write: () => server.offer(shop), shows: { offers: 1 } },
  'an offer that went to the bin': {
    write: () => server.db.update(offers).set({ deleted_at: '2026-03-05T10:00:00.000Z' }),
    shows: { offers: 0 },
  },
  'its acceptance': {
    write: () =>
      server.db
        .update(applications)
        .set({ status: 'OK', reason: null })
        .where(eq(applications.commerce, shop.id)),
    shows: { status: 'OK', reason: null },
  },
  'a change that waits for the office': {
    write: () => owner.patch(`/api/commerce/${shop.id}/`, { name: 'Horno de Ana' }),
    shows: { proposal: 1 },
  },
  'an offer of a published shop': { write: () => server.offer(shop), shows: { offers: 1 } },
}

test.each(Object.keys(CHANGES))(
  'shows %s at once, to its owner and to the office',
  async (change) => {
    const { write, shows } = CHANGES[change]!
    const readers = [owner, office]
    for (const person of readers)
      for (const row of await read(person)) expect(row).not.toMatchObject(shows)
    await write()
    for (const person of readers)
      for (const row of await read(person)) expect(row).toMatchObject(shows)
  },
)

test('shows another e-mail of its owner at once, and only to the office', async () => {
  const emails = async (person: Person) => (await read(person)).map((row) => row.owner?.email)
  const [before] = await emails(office)
  expect(before).toBe(owner.user.email)
  const email = 'nueva@laespiga.example'
  await server.db.update(users).set({ email }).where(eq(users.id, owner.user.id))
  expect(await emails(office)).toEqual([email, email, email])
  expect(await emails(owner)).toEqual([undefined, undefined, undefined])
})

test('a shop that went to the bin is in no list any more', async () => {
  const { id } = await server.commerce(owner)
  await get(office, `/api/commerce/${id}/`)
  const deleted_at = '2026-03-05T10:00:00.000Z'
  await server.db.update(commerces).set({ deleted_at }).where(eq(commerces.id, id))
  expect((await get(office, `/api/commerce/${id}/`)).status).toBe(404)
  const ids = (await get(office, '/api/commerce/')).body.map((row: Commerce) => row.id)
  expect(ids).not.toContain(id)
})

test('signs the photo of a shop that is not public anew before its address lapses', async () => {
  await server.db.update(commerces).set({ hidden: true }).where(ofShop(commerces))
  const [first] = await read(office)
  const [again] = await read(office)
  server.clock.advance(5 * 60)
  const [later] = await read(await server.administrator())
  expect(first!.photo).toContain('?expires=')
  expect(again!.photo).toBe(first!.photo)
  expect(later!.photo).not.toBe(first!.photo)
})
