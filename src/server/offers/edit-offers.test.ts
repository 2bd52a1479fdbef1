import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { multipart } from '#testing/forms.ts'
import { OFFER, offerCalls } from '#testing/offer-calls.ts'
import { photoFile } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { PHOTO } from '#testing/test-shops.ts'
import { categories, commerces, offers } from '../database/schema.ts'

let server: TestServer
let lucia: Person
let photo: Blob
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
  photo = await photoFile()
  await server.db.insert(categories).values([{ name: 'Quesería' }, { name: 'Mercería' }])
})
afterAll(() => server.close())

const photoAddress = `https://escaparate.example/photos/${PHOTO}-1600.webp`

const { shopWith, post, lastEvent, eventCount } = offerCalls(() => ({ server, lucia }))

describe('a new offer', () => {
  test('is answered whole, with the categories that were chosen', async () => {
    const { id: commerce } = await shopWith()
    const { status, body } = await post({ ...OFFER, commerce, category: [3, 2, 3] })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...OFFER, commerce, category: [3, 2], photo: null })
    expect((await lucia.get(`/api/offer/${body.id}/`)).body).toEqual(body)
  })

  test.each([
    ['left out', {}],
    ['empty', { category: '' }],
    ['an empty list', { category: [] }],
  ])('has the categories of its shop where they are %s', async (_name, given) => {
    const { id: commerce } = await shopWith([2, 3])
    const { body } = await post({ ...OFFER, commerce, ...given })
    expect(body.category).toEqual([2, 3])
  })

  test('may come as the first client sends it, with its photo and repeated values', async () => {
    const { id } = await shopWith()
    const fields = { ...OFFER, category: ['1', '1'], commerce: String(id), photo }
    const { payload, headers } = await multipart(fields)
    const { status, body } = await post(payload, headers)
    expect(status).toBe(201)
    expect(body).toMatchObject({ commerce: id, category: [1], photo_width: 320 })
    expect(body.photo).toMatch(/^https:\/\/escaparate\.example\/photos\/\w{64}-1600\.webp$/)
  })

  test('names every bad field at once, in sentences', async () => {
    expect((await post({})).body).toEqual({
      title: ['El título es obligatorio'],
      type: ['El tipo es obligatorio'],
      description: ['La descripción es obligatoria'],
      commerce: ['Indica de qué comercio es la oferta'],
    })
    const long = { title: 'a'.repeat(81), type: 'a'.repeat(41), description: 'a'.repeat(2001) }
    const { status, body } = await post({ ...long, commerce: 'x', category: [1, 999], photo: 'x' })
    expect(status).toBe(400)
    expect(body).toEqual({
      title: ['Debe tener como máximo 80 caracteres'],
      type: ['Debe tener como máximo 40 caracteres'],
      description: ['Debe tener como máximo 2000 caracteres'],
      commerce: ['Ese comercio no existe o no es tuyo'],
      photo: [expect.stringContaining('elige una imagen')],
    })
    const { id: commerce } = await shopWith()
    const unknown = await post({ ...OFFER, commerce, category: [1, 999] })
    expect(unknown.body).toEqual({ category: ['Esa categoría no existe'] })
  })

  test("has no place in another's shop, in a deleted one, or in none", async () => {
    const foreign = await server.commerce(await server.owner())
    const deleted_at = server.clock.now().toISOString()
    const deleted = await server.commerce(lucia, { deleted_at })
    for (const commerce of [foreign.id, deleted.id, 999_999, 0, -1, '1e3', '9'.repeat(30)]) {
      const { status, body } = await post({ ...OFFER, commerce })
      expect([status, body]).toEqual([400, { commerce: ['Ese comercio no existe o no es tuyo'] }])
    }
    const administrator = await server.administrator()
    const { status } = await administrator.post('/api/offer/', { ...OFFER, commerce: foreign.id })
    expect(status).toBe(201)
  })

  test('keeps what was written as it was, but for marks that nobody sees', async () => {
    const { id: commerce } = await shopWith()
    const written = { title: '<b>50 %</b> 🥖', type: 'عرض', description: 'Línea\ndos' }
    expect((await post({ ...written, commerce })).body).toMatchObject(written)
    expect((await post({ ...OFFER, title: 'a\0b', commerce })).status).toBe(400)
    expect((await post({ ...OFFER, title: '\u202Eatrefo', commerce })).body.title).toBe('atrefo')
  })

  test('is made once where the same form comes twice with its key', async () => {
    const { id: commerce } = await shopWith()
    const key = { 'idempotency-key': 'the same' }
    const first = await post({ ...OFFER, commerce }, key)
    const second = await post({ ...OFFER, commerce }, key)
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(await server.db.$count(offers, eq(offers.commerce, commerce))).toBe(1)
  })

  test('is told in the log', async () => {
    const { id: commerce } = await shopWith()
    const { body } = await post({ ...OFFER, commerce })
    expect(await lastEvent()).toMatchObject({
      actor_id: lucia.user.id,
      verb: 'create',
      object_type: 'offer',
      object_id: body.id,
      object: OFFER.title,
    })
  })
})

describe('an offer that repeats another', () => {
  test('shows its photo, unless it brings its own', async () => {
    const shop = await shopWith()
    const old = await server.offer(shop, { photo: PHOTO })
    const again = { ...OFFER, commerce: shop.id, photo_from: old.id }
    expect((await post(again)).body.photo).toBe(photoAddress)
    const fields = { ...OFFER, commerce: `${shop.id}`, photo_from: `${old.id}`, photo }
    const { payload, headers } = await multipart(fields)
    const { body } = await post(payload, headers)
    expect(body.photo_width).toBe(320)
  })

  test("cannot take the photo of another's offer, or of one that is gone", async () => {
    const shop = await shopWith()
    const foreign = await server.offer(await server.commerce(await server.owner()), {
      photo: PHOTO,
    })
    for (const photo_from of [foreign.id, 999_999, 'x']) {
      const { status, body } = await post({ ...OFFER, commerce: shop.id, photo_from })
      expect(status).toBe(400)
      expect(body.photo_from).toEqual([expect.stringContaining('ya no está')])
    }
  })
})

describe('editing an offer', () => {
  test('by PUT replaces what is written, and keeps its photo where none comes', async () => {
    const shop = await shopWith([2])
    const { id } = await server.offer(shop, { photo: PHOTO })
    server.clock.advance(60)
    const { status, body } = await lucia.put(`/api/offer/${id}/`, OFFER)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...OFFER, id, category: [2], photo: photoAddress })
    expect(body.updated_at).toBe(server.clock.now().toISOString())
  })

  test('by PATCH touches nothing else', async () => {
    const { id, description, type } = await server.offer(await shopWith([2]))
    const { body } = await lucia.patch(`/api/offer/${id}/`, { title: 'Solo el título' })
    expect(body).toMatchObject({ title: 'Solo el título', description, type, category: [1] })
  })

  test('keeps the photo that is sent back by its address or as a field without a file', async () => {
    const { id } = await server.offer(await shopWith(), { photo: PHOTO })
    const byAddress = await lucia.put(`/api/offer/${id}/`, { ...OFFER, photo: photoAddress })
    expect(byAddress.body.photo).toBe(photoAddress)
    const boundary = { 'content-type': 'multipart/form-data; boundary=cut' }
    const part = 'Content-Disposition: form-data; name="photo"; filename=""'
    const bare = `--cut\r\n${part}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--cut--\r\n`
    const byBrowser = await lucia.patch(`/api/offer/${id}/`, bare, boundary)
    expect([byBrowser.status, byBrowser.body.photo]).toEqual([200, photoAddress])
  })

  test.each([[''], [null]])('takes the photo away where it is sent as %j', async (photo) => {
    const { id } = await server.offer(await shopWith(), { photo: PHOTO })
    const { status, body } = await lucia.patch(`/api/offer/${id}/`, { photo })
    expect([status, body.photo, body.photo_width]).toEqual([200, null, null])
  })

  test('takes a new photo, and refuses what is none', async () => {
    const { id } = await server.offer(await shopWith())
    const good = await multipart({ photo })
    const { body } = await lucia.patch(`/api/offer/${id}/`, good.payload, good.headers)
    expect(body.photo_width).toBe(320)
    const bad = await multipart({ photo: new Blob(['no photo']) })
    const refused = await lucia.patch(`/api/offer/${id}/`, bad.payload, bad.headers)
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['photo']])
  })

  test("moves it to another shop of the same owner, and never to another's", async () => {
    const administrator = await server.administrator()
    const mine = await shopWith()
    const { id } = await server.offer(await shopWith())
    const foreign = await server.commerce(await server.owner())
    for (const caller of [lucia, administrator]) {
      const { status, body } = await caller.patch(`/api/offer/${id}/`, { commerce: foreign.id })
      expect([status, body]).toEqual([400, { commerce: ['Ese comercio no existe o no es tuyo'] }])
    }
    const moved = await lucia.put(`/api/offer/${id}/`, { ...OFFER, commerce: mine.id })
    expect([moved.status, moved.body.commerce]).toEqual([200, mine.id])
  })

  test('is told in the log with what changed, and not at all when nothing did', async () => {
    const { id } = await server.offer(await shopWith())
    await lucia.patch(`/api/offer/${id}/`, { title: 'Nuevo título', type: '2 x 1' })
    expect(await lastEvent()).toMatchObject({
      verb: 'update',
      object: 'Nuevo título',
      before: { title: 'Hogaza de pueblo' },
      after: { title: 'Nuevo título' },
    })
    const before = await eventCount()
    const { updated_at } = (await lucia.get(`/api/offer/${id}/`)).body
    server.clock.advance(60)
    const { status, body } = await lucia.patch(`/api/offer/${id}/`, { title: 'Nuevo título' })
    expect([status, body.updated_at, await eventCount()]).toEqual([200, updated_at, before])
  })

  test('by two people at once who touch different things loses neither', async () => {
    const { id } = await server.offer(await shopWith())
    const administrator = await server.administrator()
    await Promise.all([
      lucia.patch(`/api/offer/${id}/`, { title: 'De Lucía' }),
      administrator.patch(`/api/offer/${id}/`, { type: 'Novedad' }),
    ])
    const { body } = await lucia.get(`/api/offer/${id}/`)
    expect(body).toMatchObject({ title: 'De Lucía', type: 'Novedad' })
  })

  test('whose shop is deleted meanwhile finds nothing to save', async () => {
    const shop = await shopWith()
    const { id } = await server.offer(shop)
    let save: ReturnType<Person['patch']> | undefined
    await server.db.transaction(async (tx) => {
      const deleted_at = server.clock.now().toISOString()
      await tx.update(commerces).set({ deleted_at }).where(eq(commerces.id, shop.id))
      save = lucia.patch(`/api/offer/${id}/`, { title: 'Otra' })
      await waitForBlockedQueries(server.db, 1)
    })
    expect((await save)?.status).toBe(404)
  })
})
