import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, commerces, users } from '../database/schema.ts'

let server: TestServer
let lucia: Person
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  lucia = await server.owner()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const at = ({ id }: { id: number }) => `/api/commerce/${id}/`
const namesIn = async (person: Person, query = '') =>
  (await person.get(`/api/commerce/?${query}`)).body.map((shop: { name: string }) => shop.name)
const verbsOn = async ({ id }: { id: number }) => {
  const rows = await server.db.select().from(activity).where(eq(activity.object_id, id))
  return rows.map(({ verb, after }) => [verb, after])
}
const DAY = 24 * 60 * 60

describe('a deleted shop', () => {
  test('is gone everywhere but from its bin, and comes back as it was', async () => {
    const shop = await server.commerce(lucia, { name: 'Una', hidden: true })
    await server.offer(shop)
    const { body: before } = await lucia.get(at(shop))
    expect((await lucia.delete(at(shop))).status).toBe(204)
    expect((await lucia.get(at(shop))).status).toBe(404)
    expect((await lucia.patch(at(shop), { name: 'Otra' })).status).toBe(404)
    expect((await lucia.delete(at(shop))).status).toBe(404)
    expect(await namesIn(lucia)).toEqual([])
    expect((await lucia.get(`/api/offer/?commerce=${shop.id}`)).body).toEqual([])

    const { body: bin } = await lucia.get('/api/commerce/?deleted=true')
    const deleted_at = server.clock.now().toISOString()
    const expires_at = new Date(server.clock.now().getTime() + 30 * DAY * 1000).toISOString()
    expect(bin).toEqual([{ ...before, deleted_at, expires_at }])
    const { status, body } = await lucia.post(`${at(shop)}restore/`)
    expect([status, body]).toEqual([200, before])
    expect(await namesIn(lucia, 'deleted=true')).toEqual([])
    expect(await verbsOn(shop)).toEqual([
      ['delete', null],
      ['restore', null],
    ])
  })

  test('that is brought back twice is brought back once', async () => {
    const shop = await server.commerce(lucia)
    await lucia.delete(at(shop))
    await lucia.post(`${at(shop)}restore/`)
    expect((await lucia.post(`${at(shop)}restore/`)).status).toBe(200)
    expect(await verbsOn(shop)).toHaveLength(2)
  })

  test('stays in the bin for thirty days', async () => {
    const shop = await server.commerce(lucia, { name: 'Una' })
    await lucia.delete(at(shop))
    server.clock.advance(30 * DAY - 1)
    const later = await server.owner()
    await server.db
      .update(commerces)
      .set({ owner_id: later.user.id })
      .where(eq(commerces.id, shop.id))
    expect(await namesIn(later, 'deleted=true')).toEqual(['Una'])
    server.clock.advance(1)
    expect(await namesIn(later, 'deleted=true')).toEqual([])
    expect((await later.post(`${at(shop)}restore/`)).status).toBe(404)
  })

  test('of somebody whose account is gone comes back as the administrator’s', async () => {
    const shop = await server.commerce(lucia)
    const now = server.clock.now().toISOString()
    await server.db.update(commerces).set({ deleted_at: now }).where(eq(commerces.id, shop.id))
    await server.db
      .update(users)
      .set({ deleted_at: now, is_active: false })
      .where(eq(users.id, lucia.user.id))
    expect((await (await server.owner()).post(`${at(shop)}restore/`)).status).toBe(404)
    const [deleted] = (await administrator.get('/api/commerce/?deleted=true')).body
    expect([deleted.id, deleted.owner]).toEqual([shop.id, null])

    const { username, email } = administrator.user
    const { body } = await administrator.post(`${at(shop)}restore/`)
    expect(body.owner).toEqual({
      id: administrator.user.id,
      username,
      email,
      is_active: true,
      is_confirmed: true,
      is_invited: false,
    })
    expect(await verbsOn(shop)).toEqual([['restore', { owner: username }]])
  })

  test('takes its application off the review, and brings it back', async () => {
    const shop = await server.commerce(lucia, { application: { status: 'PE', decided_at: null } })
    const { pk } = await server.applicationOf(shop)
    const waits = async () => {
      const { body } = await administrator.get('/api/commerce_applications/?state=PE')
      return body.some((application: { pk: number }) => application.pk === pk)
    }
    await lucia.delete(at(shop))
    expect(await waits()).toBe(false)
    await lucia.post(`${at(shop)}restore/`)
    expect(await waits()).toBe(true)
  })

  test('is counted at once', async () => {
    const total = async () => (await administrator.get('/api/commerce/?page=1')).body.count
    const shop = await server.commerce(lucia)
    server.clock.advance(1)
    const before = await total()
    await lucia.delete(at(shop))
    expect(await total()).toBe(before - 1)
    await lucia.post(`${at(shop)}restore/`)
    expect(await total()).toBe(before)
  })
})

describe('the bin of shops', () => {
  test('shows the last one first, to its owner and to administrators', async () => {
    for (const name of ['Una', 'Otra']) {
      await lucia.delete(at(await server.commerce(lucia, { name })))
      server.clock.advance(60)
    }
    expect(await namesIn(lucia, 'deleted=true')).toEqual(['Otra', 'Una'])
    expect(await namesIn(await server.owner(), 'deleted=true')).toEqual([])
    expect((await namesIn(administrator, 'deleted=true')).slice(0, 2)).toEqual(['Otra', 'Una'])
  })
})
