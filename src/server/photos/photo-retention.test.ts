import { readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PHOTO_WIDTHS, photoPath } from '#contract/photos.ts'
import { apiClient } from '#testing/api-client.ts'
import { picture } from '#testing/pictures.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { photos } from '../database/schema.ts'
import { purgeExpired } from '../jobs/purge-expired.ts'
import { signedQuery } from './photo-url.ts'
import { savePhotoRow, storePhoto } from './store-photo.ts'
import { sweepPhotos } from './sweep-photos.ts'

const DAY = 24 * 60 * 60

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await rm(join(server.services.config.varDir, 'photos'), { recursive: true, force: true })
})

test('a photo of a deleted shop has a signed address alone, and none once it is forgotten', async () => {
  const photo = await newPhoto()
  const ana = await server.owner()
  const shop = await server.commerce(ana, { photo })
  expect(await statuses(photo)).toEqual([200, 200, 200])
  expect((await ana.delete(`/api/commerce/${shop.id}/`)).status).toBe(204)
  await isInBin(ana, photo)

  server.clock.advance(server.services.settings.present().keep_bin_days * DAY - 1)
  await forgetAndSweep()
  expect(await whatIsLeft(photo)).toEqual({ rows: 1, files: 3 })
  const lastTold = await isInBin(ana, photo)

  server.clock.advance(2)
  await forgetAndSweep()
  expect(await whatIsLeft(photo)).toEqual({ rows: 0, files: 0 })
  for (const query of ['', lastTold, signed(photo)]) {
    expect([query, await statuses(photo, query)]).toEqual([query, [404, 404, 404]])
  }
})

/** Expects that the photo is only served with the owner's signed URL. Returns the query of that URL. */
async function isInBin({ user }: Person, photo: string): Promise<string> {
  // By now the session has expired: sign in again.
  const signIn = { email: user.email, password: PASSWORD }
  const { access } = (await server.anyone.post('/api/token/', signIn)).body
  const { body } = await apiClient(server.app, access).get('/api/commerce/?deleted=1')
  expect(body).toHaveLength(1)
  const { pathname, search } = new URL(body[0].photo)
  expect(pathname).toBe(photoPath(photo))
  expect(await statuses(photo, search)).toEqual([200, 200, 200])
  expect(await statuses(photo)).toEqual([404, 404, 404])
  expect(await statuses(photo, signed('b'.repeat(64)))).toEqual([404, 404, 404])
  return search
}

/** Stores a photo with row and files, and returns its hash. */
async function newPhoto(): Promise<string> {
  const photo = await storePhoto(server.services, await picture().png().toBuffer())
  await savePhotoRow(server.db, server.services.photos, photo)
  return photo.hash
}

/** The query string of the current signed URL of a photo. */
const signed = (photo: string) =>
  `?${signedQuery(server.services.config, photo, server.clock.now())}`

const statuses = (photo: string, query = '') =>
  Promise.all(
    PHOTO_WIDTHS.map(
      async (width) =>
        (await server.app.inject({ url: `${photoPath(photo, width)}${query}` })).statusCode,
    ),
  )

/** Runs the scheduled jobs. First it sets the file times, which are the machine's, to before the test's clock. */
async function forgetAndSweep(): Promise<void> {
  const written = server.clock.now().getTime() / 1000 - 2 * DAY
  for (const name of await readdir(folder())) await utimes(join(folder(), name), written, written)
  await purgeExpired(server.services)
  await sweepPhotos(server.services)
}

async function whatIsLeft(photo: string) {
  const rows = await server.db.$count(photos, eq(photos.hash, photo))
  const names = await readdir(folder())
  return { rows, files: names.filter((name) => name.startsWith(photo)).length }
}

const folder = () => join(server.services.config.varDir, 'photos')
