import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multipart } from '#testing/forms.ts'
import { OFFER, offerCalls } from '#testing/offer-calls.ts'
import { photoFile } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { PHOTO } from '#testing/test-shops.ts'
import { categories } from '../database/schema.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
  await server.db.insert(categories).values([{ name: 'Quesería' }, { name: 'Mercería' }])
})
afterAll(() => server.close())

const { shopWith, post, lastEvent, eventCount } = offerCalls(() => ({ server, lucia }))

describe('a deleted offer', () => {
  test('is gone everywhere but in the list of what can be brought back', async () => {
    const shop = await shopWith()
    const kept = await server.offer(shop)
    const { id } = await server.offer(shop)
    expect((await lucia.delete(`/api/offer/${id}/`)).status).toBe(204)
    expect((await lucia.get(`/api/offer/${id}/`)).status).toBe(404)
    expect((await lucia.put(`/api/offer/${id}/`, OFFER)).status).toBe(404)
    expect((await lucia.delete(`/api/offer/${id}/`)).status).toBe(404)
    const here = await lucia.get(`/api/offer/?commerce=${shop.id}`)
    expect(here.body.map((offer: { id: number }) => offer.id)).toEqual([kept.id])
    const bin = await lucia.get(`/api/offer/?commerce=${shop.id}&deleted=true`)
    const deleted_at = server.clock.now()
    const expires_at = new Date(deleted_at.getTime() + 30 * 24 * 3600 * 1000)
    expect(bin.body).toMatchObject([
      { id, deleted_at: deleted_at.toISOString(), expires_at: expires_at.toISOString() },
    ])
  })

  test('comes back as it was, and again without harm', async () => {
    const offer = await server.offer(await shopWith(), { photo: PHOTO })
    const before = (await lucia.get(`/api/offer/${offer.id}/`)).body
    await lucia.delete(`/api/offer/${offer.id}/`)
    for (const _press of [1, 2]) {
      const { status, body } = await lucia.post(`/api/offer/${offer.id}/restore/`)
      expect([status, body]).toEqual([200, before])
    }
  })

  test('comes back for 30 days and no longer', async () => {
    const shop = await shopWith()
    const day = 24 * 3600
    const deleted = async (age: number) =>
      server.offer(shop, {
        deleted_at: new Date(server.clock.now().getTime() - age * 1000).toISOString(),
      })
    const recent = await deleted(30 * day - 1)
    const old = await deleted(30 * day)
    const { body } = await lucia.get(`/api/offer/?commerce=${shop.id}&deleted=true&page=1`)
    expect(body).toMatchObject({ count: 1, results: [{ id: recent.id }] })
    expect((await lucia.post(`/api/offer/${recent.id}/restore/`)).status).toBe(200)
    expect((await lucia.post(`/api/offer/${old.id}/restore/`)).status).toBe(404)
  })

  test("stays away while its shop is deleted, and from another's bin", async () => {
    const deleted_at = server.clock.now().toISOString()
    const inDeleted = await server.offer(await server.commerce(lucia, { deleted_at }), {
      deleted_at,
    })
    expect((await lucia.post(`/api/offer/${inDeleted.id}/restore/`)).status).toBe(404)
    const mine = await server.offer(await shopWith(), { deleted_at })
    const other = await server.owner()
    expect((await other.post(`/api/offer/${mine.id}/restore/`)).status).toBe(404)
    expect((await other.get('/api/offer/?deleted=true')).body).toEqual([])
  })

  test('is told in the log, as its return is', async () => {
    const { id, title } = await server.offer(await shopWith())
    const event = { object_type: 'offer', object_id: id, object: title, actor_id: lucia.user.id }
    await lucia.delete(`/api/offer/${id}/`)
    expect(await lastEvent()).toMatchObject({ ...event, verb: 'delete' })
    await lucia.post(`/api/offer/${id}/restore/`)
    expect(await lastEvent()).toMatchObject({ ...event, verb: 'restore' })
  })

  test('was deleted by one of two who press at once', async () => {
    const { id } = await server.offer(await shopWith())
    const before = await eventCount()
    const tries = await Promise.all([1, 2].map(() => lucia.delete(`/api/offer/${id}/`)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 404])
    expect(await eventCount()).toBe(before + 1)
  })

  test('keeps its photo while it can come back', async () => {
    const shop = await shopWith()
    const fields = { ...OFFER, commerce: String(shop.id), photo: await photoFile() }
    const { payload, headers } = await multipart(fields)
    const { body } = await post(payload, headers)
    await lucia.delete(`/api/offer/${body.id}/`)
    const tomorrow = new Date(server.clock.now().getTime() + 25 * 3600 * 1000)
    await sweepPhotos({ ...server.services, clock: { now: () => tomorrow } })
    const again = await lucia.post(`/api/offer/${body.id}/restore/`)
    expect(again.body.photo).toBe(body.photo)
  })
})
