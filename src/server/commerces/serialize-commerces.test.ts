import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Commerce, CommerceQuery } from '#contract/commerces.ts'
import { applications, commerces, offers, photos, users } from '#server/database/schema.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { ALL_ROWS } from '../http/pagination.ts'
import { findRevision, listRevisions, readCommerces } from './queries.ts'

let server: TestServer
let office: Person
let owner: Person
let shop: { id: number }

beforeAll(async () => {
  server = await openTestServer()
  office = await server.administrator()
  owner = await server.owner()
  shop = await server.commerce(owner)
})
afterAll(() => server.close())

const read = async (person: Person): Promise<Commerce[]> => [
  (await person.get(`/api/commerce/${shop.id}/`)).body,
  (await person.get('/api/commerce/')).body[0],
  (await person.get('/api/commerce/?page=1&page_size=1')).body.results[0],
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
  await office.get(`/api/commerce/${id}/`)
  const deleted_at = '2026-03-05T10:00:00.000Z'
  await server.db.update(commerces).set({ deleted_at }).where(eq(commerces.id, id))
  expect((await office.get(`/api/commerce/${id}/`)).status).toBe(404)
  const ids = (await office.get('/api/commerce/')).body.map((row: Commerce) => row.id)
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

test('every way to ask for a revision answers the same', async () => {
  const { db } = server
  const hidden = await server.commerce(owner, { hidden: true })
  for (const commerce of [hidden, shop]) await server.offer(commerce)
  const viewer = { ...office.user, session: office.session }
  const list = async (query: CommerceQuery, limit: number) => {
    const range = { limit, offset: 0 }
    const found = await listRevisions(db, viewer, query, range, '2026-01-01T00:00:00.000Z')
    return found.map(({ id, revision }) => ({ id, revision }))
  }
  const revisions = await list({}, 10)
  expect(revisions.map(({ id }) => id)).toContain(hidden.id)
  expect(await list({ ordering: ['-id'] }, 10)).toEqual(revisions)
  expect(await list({}, ALL_ROWS.limit)).toEqual(revisions)
  const rows = await readCommerces(
    db,
    revisions.map(({ id }) => id),
  )
  for (const known of revisions) {
    expect(rows.find(({ id }) => id === known.id)).toMatchObject(known)
    expect(await findRevision(db, viewer, known.id)).toMatchObject(known)
  }
})
