import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { photoHash, photoPath } from '#contract/photos.ts'
import { multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { PHOTO_ORIGIN, storedPhotos } from '#testing/stored-photos.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { commercePhotos, commerces, photos, photoUploads } from '../database/schema.ts'
import { purgeExpired } from '../jobs/purge-expired.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'

const DAY = 24 * 60 * 60

let server: TestServer
let owner: Person
let shop: { id: number; photo_id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  owner = await server.owner()
  shop = await server.commerce(owner, { photo: await newPhoto() })
})

const { newPhoto, statusOf } = storedPhotos(() => server)

/** Adds a photo to the shop and returns its id and hash. */
async function furtherPhoto(position = 2) {
  const photo = await newPhoto()
  const row = { commerce: shop.id, position, photo, alt: 'El horno' }
  const [added] = await server.db.insert(commercePhotos).values(row).returning()
  return { id: added!.id, photo }
}

const read = (by: Person) => by.get(`/api/commerce/${shop.id}/`)
const isThere = async (hash: string) =>
  (await server.db.$count(photos, eq(photos.hash, hash))) === 1

test('every photo of a published shop is public', async () => {
  const { photo } = await furtherPhoto()
  expect(await statusOf(photoPath(photo))).toBe(200)
  const { body } = await read(owner)
  expect(body.photos[1].url).toBe(PHOTO_ORIGIN + photoPath(photo))
})

test('no photo of a hidden shop is, and each has a signed address', async () => {
  const { photo } = await furtherPhoto()
  await owner.patch(`/api/commerce/${shop.id}/`, { hidden: true })
  expect(await statusOf(photoPath(photo))).toBe(404)
  for (const { url } of (await read(owner)).body.photos) {
    expect(url).toContain('?expires=')
    expect(await statusOf(url)).toBe(200)
  }
})

test('a photo that was deleted is public no more', async () => {
  const { id, photo } = await furtherPhoto()
  expect(await statusOf(photoPath(photo))).toBe(200)
  await owner.delete(`/api/photo/${id}/`)
  expect(await statusOf(photoPath(photo))).toBe(404)
})

test('the sweep spares them, in the bin too, and takes a deleted one after a day', async () => {
  const [first, second] = [await furtherPhoto(2), await furtherPhoto(3)]
  await owner.delete(`/api/photo/${second.id}/`)
  await owner.delete(`/api/commerce/${shop.id}/`)
  const cleanUp = async () => {
    await purgeExpired(server.services)
    await sweepPhotos(server.services)
  }
  await server.db.update(photos).set({ created_at: '2026-01-01T00:00:00.000Z' })
  await cleanUp()
  expect(await isThere(first.photo)).toBe(true)
  expect(await isThere(second.photo)).toBe(true)
  server.clock.advance(DAY)
  await cleanUp()
  expect(await isThere(first.photo)).toBe(true)
  expect(await isThere(second.photo)).toBe(false)
})

test('a deleted shop takes them along, and comes back with them', async () => {
  const { id } = await furtherPhoto()
  await owner.delete(`/api/commerce/${shop.id}/`)
  expect((await owner.delete(`/api/photo/${id}/`)).status).toBe(404)
  const { body } = await owner.post(`/api/commerce/${shop.id}/restore/`)
  expect(body.photos).toMatchObject([{ id: shop.photo_id }, { id }])
  await owner.delete(`/api/commerce/${shop.id}/`)
  server.clock.advance(30 * DAY)
  await purgeExpired(server.services)
  expect(await server.db.$count(commercePhotos)).toBe(0)
})

test('the quota of the owner counts them, those too that were deleted today', async () => {
  const { id } = await furtherPhoto()
  Object.assign(server.services.config, { photosPerOwner: 3 })
  const add = async (width: number) => {
    const bytes = await picture(width, 240).png().toBuffer()
    const form = await multipart({ photo: new Blob([new Uint8Array(bytes)]) })
    return owner.post(`/api/commerce/${shop.id}/photos/`, form.payload, form.headers)
  }
  expect((await add(240)).status).toBe(201)
  const { status, body } = await add(260)
  expect([status, body.photo[0]]).toEqual([400, expect.stringMatching(/^Has llegado al máximo/)])
  await owner.delete(`/api/photo/${id}/`)
  expect((await add(260)).status).toBe(400)
  await server.db.delete(commercePhotos).where(eq(commercePhotos.id, id))
  await server.db.delete(photoUploads)
  expect((await add(260)).status).toBe(201)
  Object.assign(server.services.config, { photosPerOwner: 1000 })
})

test('the download of the own data has them all, by their addresses', async () => {
  const { id, photo } = await furtherPhoto()
  const deleted = await furtherPhoto(3)
  await owner.delete(`/api/photo/${deleted.id}/`)
  const { body } = await owner.get('/auth/account/export/')
  const [{ photos: told }] = body.commerces
  expect(told).toMatchObject([
    { id: shop.photo_id, alt: '', deleted_at: null },
    { id, alt: 'El horno', deleted_at: null },
    { id: deleted.id, deleted_at: server.clock.now().toISOString() },
  ])
  expect(photoHash(told[1].url)).toBe(photo)
  expect(told[1]).not.toHaveProperty('photo')
})

test('a change behind the program’s back is seen once its shop is written', async () => {
  await read(owner)
  const { id } = await furtherPhoto()
  await server.db.update(commerces).set({ version: 2 }).where(eq(commerces.id, shop.id))
  expect((await read(owner)).body.photos).toMatchObject([{ id: shop.photo_id }, { id }])
})
