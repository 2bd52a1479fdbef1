import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { offers, photos, photoUploads } from '../database/schema.ts'
import { purgeExpired } from '../jobs/purge-expired.ts'
import { reserveQuota } from './photo-quota.ts'
import { fileNames } from './store-photo.ts'

const DAY = 24 * 60 * 60

/** Ages the rows instead of moving the clock, which would end the sessions. */
async function daysPass(days: number): Promise<void> {
  const ago = sql`make_interval(days => ${days})`
  await server.db.update(photoUploads).set({ at: sql`${photoUploads.at} - ${ago}` })
  await server.db.update(offers).set({ deleted_at: sql`${offers.deleted_at} - ${ago}` })
}

let server: TestServer
let owner: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-05T10:00:00.000Z')
  Object.assign(server.services.config, { photosPerOwner: 200, photoMbPerOwner: 50 })
  await rm(folder(), { recursive: true, force: true })
  owner = await server.owner()
  shop = await server.commerce(owner)
  await server.db.update(photos).set({ bytes: 0 })
})

/** Sets the quota to this number of photos more than the one that the shop has. */
function room(number: number): string {
  const photosPerOwner = 1 + number
  Object.assign(server.services.config, { photosPerOwner })
  return `Has llegado al máximo de fotos de tu cuenta (${photosPerOwner})${WHAT_TO_DO}`
}
const WHAT_TO_DO =
  ': elimina ofertas o comercios que ya no uses, que dejan sitio al salir de la papelera ' +
  '(30 días), o escribe a la administración'

let made = 0
/** Makes a picture of a new size: pictures that differ little in colour are stored as the same bytes and count once. */
async function anotherPhoto(): Promise<Blob> {
  made += 1
  const bytes = await picture(240 + made, 240)
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}

async function publish(photo?: Blob, person = owner) {
  const fields = {
    commerce: `${shop.id}`,
    title: 'Hogaza',
    description: 'Dos por una.',
    type: '2 x 1',
  }
  const { payload, headers } = await multipart({
    ...fields,
    photo: photo ?? (await anotherPhoto()),
  })
  return person.post('/api/offer/', payload, headers)
}

async function replacePhoto(offer: number) {
  const { payload, headers } = await multipart({ photo: await anotherPhoto() })
  return owner.patch(`/api/offer/${offer}/`, payload, headers)
}

const folder = () => join(server.services.config.varDir, 'photos')
const stored = () => readdir(folder()).catch(() => [])
const times = (number: number) => Array.from({ length: number })

test('of twenty photos at once as many get in as there is room for, and the others leave no file', async () => {
  const sentence = room(5)
  const sent = await Promise.all(times(20).map(() => anotherPhoto()))
  const answers = await Promise.all(sent.map((photo) => publish(photo)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  const refused = answers.filter(({ status }) => status !== 201)
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 400, body: { photo: [sentence] } })
  }
  expect(await server.db.$count(offers)).toBe(5)
  expect(await stored()).toHaveLength(5 * 3)
})

test('of thirty reservations at once as many are made as there is room for', async () => {
  room(5)
  const upload = (at: number) => ({ hash: `${at}`, bytes: 1000 })
  const reserved = await Promise.all(times(30).map((_, at) => reserve(upload(at))))
  expect(reserved.filter((one) => 'undo' in one)).toHaveLength(5)
  expect(await server.db.$count(photoUploads)).toBe(5)
})

test('a reservation that came to nothing is given back', async () => {
  room(1)
  const first = await reserve({ hash: 'first', bytes: 1000 })
  expect(await reserve({ hash: 'second', bytes: 1000 })).toHaveProperty('error')
  await ('undo' in first && first.undo())
  expect(await reserve({ hash: 'second', bytes: 1000 })).toHaveProperty('undo')
})

test('a full account has no photo decoded, of an offer or of a shop', async () => {
  const sentence = room(0)
  let writes = 0
  const { photos: store } = server.services
  vi.spyOn(store, 'write').mockImplementation(async () => {
    writes += 1
  })
  expect(await publish()).toMatchObject({ status: 400, body: { photo: [sentence] } })
  const { payload, headers } = await multipart({ ...FURTHER_COMMERCE, photo: await anotherPhoto() })
  const answer = await owner.post('/api/commerce/', payload, headers)
  expect(answer).toMatchObject({ status: 400, body: { photo: [sentence] } })
  expect(writes).toBe(0)
})

test('an account has so many bytes, too', async () => {
  Object.assign(server.services.config, { photoMbPerOwner: 1 })
  const sentence = `Las fotos de tu cuenta no pueden ocupar más de 1 MB${WHAT_TO_DO}`
  for (const bytes of [1_000_000, 999_990]) {
    await server.db.update(photos).set({ bytes })
    expect(await publish()).toMatchObject({ status: 400, body: { photo: [sentence] } })
  }
  expect(await stored()).toEqual([])
  await server.db.update(photos).set({ bytes: 900_000 })
  expect((await publish()).status).toBe(201)
})

test('photos from before sizes were stored are estimated', async () => {
  Object.assign(server.services.config, { photoMbPerOwner: 1 })
  for (const _ of times(3)) expect((await publish()).status).toBe(201)
  await daysPass(2)
  await server.db.update(photos).set({ bytes: null })
  expect((await publish()).status).toBe(400)
})

test('a photo’s bytes are those of its three files', async () => {
  await publish()
  const [largest] = await server.db.select().from(photos).orderBy(desc(photos.bytes)).limit(1)
  const files = await Promise.all(
    fileNames(largest!.hash).map((name) => server.services.photos.find(name)),
  )
  expect(largest!.bytes).toBe(files.reduce((sum, file) => sum + file!.size, 0))
})

test('what is in the bin counts until it is emptied', async () => {
  room(1)
  const { body } = await publish()
  await owner.delete(`/api/offer/${body.id}/`)
  await daysPass(2)
  expect((await publish()).status).toBe(400)
  await daysPass(30)
  await purgeExpired(server.services)
  expect((await publish()).status).toBe(201)
})

test('a photo that is replaced leaves its place to the new one, once a day', async () => {
  room(1)
  const { body } = await publish()
  expect((await replacePhoto(body.id)).status).toBe(400)
  for (const _ of times(2)) {
    await daysPass(1)
    expect((await replacePhoto(body.id)).status).toBe(200)
    expect((await replacePhoto(body.id)).status).toBe(400)
  }
})

test('a photo that stands elsewhere too leaves no place', async () => {
  room(1)
  const { body } = await publish()
  const [{ photo } = { photo: null }] = await server.db.select({ photo: offers.photo }).from(offers)
  await server.offer(shop, { photo })
  await daysPass(1)
  expect((await replacePhoto(body.id)).status).toBe(400)
})

test('the same picture once more takes no room', async () => {
  room(2)
  const photo = await anotherPhoto()
  for (const _ of times(3)) expect((await publish(photo)).status).toBe(201)
  expect((await publish()).status).toBe(201)
})

test('administrators have no quota, and others have their own', async () => {
  room(0)
  const other = await server.owner()
  expect((await publish(undefined, await server.administrator())).status).toBe(201)
  room(1)
  shop = await server.commerce(other)
  expect((await publish(undefined, other)).status).toBe(201)
})

test('uploads are forgotten after a day, and with their account', async () => {
  await publish()
  server.clock.advance(DAY)
  await purgeExpired(server.services)
  expect(await server.db.$count(photoUploads)).toBe(1)
  server.clock.advance(1)
  await purgeExpired(server.services)
  expect(await server.db.$count(photoUploads)).toBe(0)

  owner = await server.owner()
  shop = await server.commerce(owner)
  await publish()
  expect(await server.db.$count(photoUploads)).toBe(1)
  const { status } = await owner.delete('/auth/account/', { current_password: PASSWORD })
  expect([status, await server.db.$count(photoUploads)]).toEqual([204, 0])
})

function reserve(upload: { hash: string; bytes: number }) {
  const { id, username, email, role } = owner.user
  const viewer = { id, username, email, role, session: owner.session }
  return reserveQuota(server.services, { viewer, replaced: undefined }, upload)
}
