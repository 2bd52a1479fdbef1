import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { GALLERY_ERRORS } from '#contract/gallery.ts'
import { PHOTO_ERRORS } from '#contract/photos.ts'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { PHOTO } from '#testing/test-shops.ts'
import { commercePhotos, commerces, photos } from '../database/schema.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'
import { readSizes } from '../status/read-status.ts'

const DAY = 24 * 60 * 60
const ORIGIN = 'https://escaparate.example'
const { application: _, ...FIELDS } = FURTHER_COMMERCE

let server: TestServer
let office: Person
let owner: Person
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.administrator()
  owner = await server.owner()
})

const drawing = ({ id }: { id: number }) => `${ORIGIN}/og/comercio/${id}.jpg`
const at = ({ id }: { id: number }) => `/api/commerce/${id}/`
const read = async (shop: { id: number }, by = owner): Promise<Commerce> =>
  (await by.get(at(shop))).body
const fetched = (url: string) => server.app.inject(url.replace(ORIGIN, ''))
const noPhotoRows = () => server.db.$count(photos, eq(photos.hash, ''))

/** Creates a shop as the office does for the owner. */
async function added(fields: object = {}): Promise<Commerce> {
  const form = { ...FIELDS, owner_email: owner.user.email, ...fields }
  const { status, body } = await office.post('/api/commerce/', form)
  expect([status, body]).toEqual([201, expect.objectContaining({ photos: [] })])
  return body
}

async function withFile(fields: Record<string, string> = {}, width?: number) {
  const { payload, headers } = await multipart({ ...fields, photo: await photoFile(width) })
  return [payload, headers] as const
}

describe('a shop without a photo', () => {
  test('is added by the office, by any kind of form, and shows its drawing everywhere', async () => {
    const shop = await added()
    const { payload, headers } = await multipart({ ...FIELDS, photo: '' })
    expect((await office.post('/api/commerce/', payload, headers)).status).toBe(201)
    const shown = {
      photo: drawing(shop),
      photo_width: 1200,
      photo_height: 630,
      photo_placeholder: '',
    }
    expect(shop).toMatchObject(shown)
    expect(await read(shop)).toEqual({ ...shop, owner: null })
    expect((await owner.get('/api/commerce/')).body[0]).toMatchObject(shown)
    const listed = (await server.anyone.get('/api/directory/commerces/')).body
    expect(listed.find(({ id }: Commerce) => id === shop.id)).toMatchObject(shown)
    const detail = (await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).body
    expect(detail).toMatchObject({ ...shown, photos: [] })
    const applications = (await office.get('/api/commerce_applications/')).body
    expect(applications.map(({ commerce }: { commerce: Commerce }) => commerce.photo)).toContain(
      drawing(shop),
    )
    const exported = (await owner.get('/auth/account/export/')).body.commerces[0]
    expect([exported.photo.split('?')[0], exported.photos]).toEqual([drawing(shop), []])
    const picture = await fetched(shop.photo)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const [row] = await server.db.select().from(commerces).where(eq(commerces.id, shop.id))
    expect(row!.photo).toBe('')
  })

  test('is none that an owner may add, or register', async () => {
    const missing = [PHOTO_ERRORS.missing]
    expect((await owner.post('/api/commerce/', FURTHER_COMMERCE)).body).toEqual({ photo: missing })
    const { payload, headers } = await multipart({ 'commerce.name': 'Café' })
    const { body } = await server.anyone.post('/auth/users/', payload, headers)
    expect(body.commerce.photo).toEqual(missing)
  })

  test('is saved without one, by its owner too, and gets the one that is sent', async () => {
    const shop = await added()
    for (const [by, fields] of [
      [owner, { ...FIELDS, description: 'Otro café.' }],
      [office, { ...FIELDS, description: 'Café.', photo: shop.photo }],
      [owner, { ...FIELDS, description: 'Té.', photo: '' }],
    ] as const) {
      const saved = await by.put(at(shop), fields)
      expect(saved.status).toBe(200)
      expect(saved.body).toMatchObject({ description: fields.description, photo: shop.photo })
    }
    const other = await office.patch(at(shop), { photo: drawing({ id: shop.id + 1 }) })
    expect([other.status, other.body]).toEqual([400, { photo: [PHOTO_ERRORS.kind] }])
    const photographed = await office.patch(at(shop), ...(await withFile()))
    expect(photographed.body.photo).toContain('/photos/')
    expect(photographed.body.photos).toHaveLength(1)
    expect(await server.db.$count(commercePhotos)).toBe(0)
  })

  test('has a signed drawing while it is not public', async () => {
    const shop = await added()
    await owner.patch(at(shop), { hidden: true })
    const { photo } = await read(shop)
    expect(photo.startsWith(`${drawing(shop)}?expires=`)).toBe(true)
    const signed = await fetched(photo)
    expect(signed.statusCode).toBe(200)
    expect(signed.headers['cache-control']).toMatch(/^private, max-age=\d+$/)
    expect((await fetched(drawing(shop))).statusCode).toBe(404)
    const other = await added()
    await owner.patch(at(other), { hidden: true })
    const { search } = new URL(photo)
    expect((await fetched(drawing(other) + search)).statusCode).toBe(404)
    expect((await owner.patch(at(shop), { description: 'Té.', photo })).status).toBe(200)
    await owner.delete(at(shop))
    const [binned] = (await owner.get('/api/commerce/?deleted=1')).body
    expect((await fetched(binned.photo)).statusCode).toBe(200)
    expect((await owner.post(`${at(shop)}restore/`)).status).toBe(200)
  })

  test('has its first photo for a cover', async () => {
    const shop = await added()
    const first = await owner.post(`${at(shop)}photos/`, ...(await withFile({ alt: 'La barra' })))
    expect(first.status).toBe(201)
    expect(first.body.photo).toBe(first.body.photos[0].url)
    expect(first.body.photos).toMatchObject([{ alt: 'La barra' }])
    const next = await owner.post(`${at(shop)}photos/`, ...(await withFile({}, 400)))
    expect(next.body.photos.map(({ id }: { id: number }) => id)).toEqual([
      first.body.photos[0].id,
      expect.any(Number),
    ])
  })

  test('is found where the office looks for what is missing', async () => {
    const shop = await added()
    await server.commerce(owner)
    const missing = (await office.get('/api/freshness/?issue=no_photo')).body
    expect(missing).toMatchObject([{ id: shop.id, has_photo: false }])
    expect((await office.get('/api/freshness/summary/')).body.no_photo).toBe(1)
  })

  test('takes no room of the quota, however many there are', async () => {
    const shop = await added()
    await added()
    Object.assign(server.services.config, { photosPerOwner: 1 })
    const { status } = await owner.post(`${at(shop)}photos/`, ...(await withFile()))
    Object.assign(server.services.config, { photosPerOwner: 200 })
    expect(status).toBe(201)
  })
})

describe('the last photo of a shop', () => {
  test('is deleted by the office alone, and comes back', async () => {
    const shop = await server.commerce(owner, { photo_alt: 'La barra' })
    const [photo] = (await read(shop)).photos
    const refused = await owner.delete(`/api/photo/${photo!.id}/`)
    expect([refused.status, refused.body]).toEqual([400, { photo: [GALLERY_ERRORS.last] }])
    expect((await office.delete(`/api/photo/${photo!.id}/`)).status).toBe(204)
    expect(await read(shop)).toMatchObject({ photo: drawing(shop), photos: [] })
    for (const { photo_id } of await server.db.select().from(commerces)) {
      expect((await office.delete(`/api/photo/${photo_id}/`)).status).toBe(404)
    }
    expect((await office.delete(`/api/photo/${photo!.id}/`)).status).toBe(404)
    const restored = await owner.post(`/api/photo/${photo!.id}/restore/`)
    expect(restored.body.photos).toEqual([photo])
    expect(restored.body.photo).toBe(photo!.url)
  })

  test('of thirty at once who delete it or add others: it goes once, and no other is lost', async () => {
    const shop = await server.commerce(owner)
    const [last] = (await read(shop)).photos
    const files = await Promise.all(
      Array.from({ length: 15 }, (_, turn) => withFile({}, 300 + turn)),
    )
    const answers = await Promise.all(
      files.flatMap(([payload, headers]) => [
        office.delete(`/api/photo/${last!.id}/`),
        owner.post(`${at(shop)}photos/`, payload, headers),
      ]),
    )
    const statuses = (even: number) =>
      answers.filter((_, place) => place % 2 === even).map(({ status }) => status)
    expect(statuses(0).filter((status) => status === 204)).toHaveLength(1)
    expect(statuses(0).every((status) => [204, 404, 409].includes(status))).toBe(true)
    const added = statuses(1).filter((status) => status === 201).length
    expect(statuses(1).every((status) => [201, 400, 409].includes(status))).toBe(true)
    const { photo, photos: all } = await read(shop)
    expect(all).toHaveLength(added)
    expect(all.map(({ id }) => id)).not.toContain(last!.id)
    expect(photo).toBe(all[0]!.url)
  })

  test('leaves what its owner asks for to be decided', async () => {
    await server.choose({ review_fields: ['photo'] })
    const shop = await server.commerce(owner)
    await owner.patch(at(shop), ...(await withFile()))
    const [photo] = (await read(shop)).photos
    await office.delete(`/api/photo/${photo!.id}/`)
    const [asked] = (await office.get('/api/proposals/?state=open')).body
    expect(asked.changes[0].present.url).toBe(drawing(shop))
    const form = { revision: asked.revision, accept: ['photo'] }
    expect((await office.post(`/api/proposals/${asked.id}/decide/`, form)).status).toBe(200)
    expect((await read(shop)).photos).toHaveLength(1)
  })
})

test('a cover that is asked for replaces the drawing, which stays nowhere', async () => {
  await server.choose({ review_fields: ['photo'] })
  const shop = await added()
  const { body } = await owner.patch(at(shop), ...(await withFile()))
  expect(body.photo).toBe(drawing(shop))
  expect(body.pending).toMatchObject([
    { field: 'photo', from: { url: drawing(shop), width: 1200, height: 630 } },
  ])
  const [asked] = (await office.get('/api/proposals/?state=open')).body
  expect(asked.changes[0].from.url).toBe(drawing(shop))
  const again = await owner.patch(`/api/proposals/${asked.id}/`, { photo: shop.photo })
  expect(again.status).toBe(200)
  const revised = (await owner.get(`/api/proposals/${asked.id}/`)).body
  const form = { revision: revised.revision, accept: ['photo'] }
  expect((await office.post(`/api/proposals/${asked.id}/decide/`, form)).status).toBe(200)
  const after = await read(shop)
  expect([after.photo.includes('/photos/'), after.photos.length]).toEqual([true, 1])
  const decided = (await owner.get(`/api/proposals/${asked.id}/`)).body
  const from = await fetched(decided.changes[0].from.url)
  expect(from.statusCode).toBe(200)
})

describe('what stands for no photo', () => {
  test('has neither bytes nor files, and goes once no shop needs it', async () => {
    const shop = await added()
    await server.commerce(owner)
    server.clock.advance(2 * DAY)
    await sweepPhotos(server.services)
    expect(await noPhotoRows()).toBe(1)
    const { photos: counted } = await readSizes(server.db)
    expect(counted).toBe(await server.db.$count(photos, sql`hash <> ''`))
    await server.db.update(commerces).set({ photo: PHOTO }).where(eq(commerces.id, shop.id))
    await sweepPhotos(server.services)
    expect(await noPhotoRows()).toBe(0)
    office = await server.administrator()
    owner = await server.owner()
    await added()
    expect(await noPhotoRows()).toBe(1)
  })
})
