import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHOTO_WIDTHS, photoPath } from '#contract/photos.ts'
import { picture, uploaded } from '#testing/pictures.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import { ServiceUnavailable } from '../errors.ts'
import { receivePhoto } from './receive-photo.ts'
import { type StoredPhoto, savePhotoRow } from './store-photo.ts'

let server: TestServer
let photo: StoredPhoto
beforeAll(async () => {
  server = await openTestServer()
  const outcome = await receivePhoto(
    server.services,
    uploaded(await picture(640, 480).jpeg().toBuffer()),
    'ana',
  )
  if ('error' in outcome) throw new Error(outcome.error)
  photo = outcome.photo
  await savePhotoRow(server.db, server.services.photos, photo)
  await server.commerce(await server.owner(), { photo: photo.hash })
})
afterAll(() => server.close())

test.each(PHOTO_WIDTHS)('the width of %i px is served for good, as what it is', async (width) => {
  const answer = await server.app.inject(photoPath(photo.hash, width))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(answer.rawPayload.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(Math.min(width, 640))
})

test('HEAD tells the same without the picture', async () => {
  const url = photoPath(photo.hash)
  const { headers } = await server.app.inject(url)
  const answer = await server.app.inject({ method: 'HEAD', url })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toHaveLength(0)
  expect(answer.headers['content-length']).toBe(headers['content-length'])
  expect(answer.headers['cache-control']).toBe(headers['cache-control'])
})

describe('nothing else is served', () => {
  const name = () => photoPath(photo.hash).replace('/photos/', '')
  test.each([
    ['an unknown photo', () => photoPath('f'.repeat(64))],
    ['a width that is not kept', () => `/photos/${photo.hash}-333.webp`],
    ['another ending', () => `/photos/${photo.hash}-480.jpg`],
    [
      'a hash in capitals',
      () => photoPath(photo.hash).replace(photo.hash, photo.hash.toUpperCase()),
    ],
    ['the folder', () => '/photos/'],
    ['a way out of the folder', () => '/photos/../secret-key'],
    ['an encoded way out', () => '/photos/%2e%2e%2fsecret-key'],
    ['a way out and back', () => `/photos/..%2fphotos%2f${name()}`],
    ['a name with a NUL', () => `/photos/${name()}%00`],
    ['a name with a line end', () => `/photos/${name()}%0a`],
  ])('%s', async (_what, url) => {
    const answer = await server.app.inject(url())
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  })
})

test('a store out of reach is 503, in Spanish and without internals', async () => {
  const failing = {
    ...server.services.photos,
    find: () => Promise.reject(new ServiceUnavailable('s3 is down')),
  }
  const config = { ...server.services.config, logLevel: 'silent' as const }
  const app = await createApp({ ...server.services, config, photos: failing })
  const answer = await app.inject(photoPath(photo.hash))
  await app.close()
  expect(answer.statusCode).toBe(503)
  expect(answer.json().detail).toMatch(/^Ahora mismo/)
  expect(answer.body).not.toContain('s3')
})
