import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHOTO_WIDTHS, photoPath } from '#contract/photos.ts'
import { storedPhotos } from '#testing/stored-photos.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import { commerces } from '../database/schema.ts'
import { openDirectoryChanges } from '../directory-changes.ts'
import { listPublicPhotos } from './public-photos.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  lucia = await server.owner()
})
afterAll(() => server.close())

const NOW = '2026-03-05T10:00:00.000Z'
const WAITS = { application: { status: 'PE', decided_at: null } } as const

const { newPhoto, statusOf } = storedPhotos(() => server)

describe('without a signature', () => {
  test.each<[string, (photo: string) => Promise<unknown>]>([
    ['of a pending shop', (photo) => server.commerce(lucia, { photo, ...WAITS })],
    [
      'of a rejected shop',
      (photo) => server.commerce(lucia, { photo, application: { status: 'RE' } }),
    ],
    ['of a hidden shop', (photo) => server.commerce(lucia, { photo, hidden: true })],
    ['of a deleted shop', (photo) => server.commerce(lucia, { photo, deleted_at: NOW })],
    [
      'of a suspended owner',
      async (photo) => server.commerce(await server.owner({ is_active: false }), { photo }),
    ],
    [
      'of a deleted offer',
      async (photo) => server.offer(await server.commerce(lucia), { photo, deleted_at: NOW }),
    ],
    [
      'of an offer of a hidden shop',
      async (photo) => server.offer(await server.commerce(lucia, { hidden: true }), { photo }),
    ],
    ['that nothing names', async () => {}],
  ])('a photo %s is not there', async (_what, place) => {
    const photo = await newPhoto()
    await place(photo)
    for (const width of PHOTO_WIDTHS) expect(await statusOf(photoPath(photo, width))).toBe(404)
    expect(await statusOf(`${photoPath(photo)}?v=1`)).toBe(404)
  })

  test.each<[string, (photo: string) => Promise<unknown>]>([
    ['of a listed shop', (photo) => server.commerce(lucia, { photo })],
    [
      'of an offer of a listed shop',
      async (photo) => server.offer(await server.commerce(lucia), { photo }),
    ],
    [
      'of a hidden shop that a listed one shows too',
      async (photo) => [
        await server.commerce(lucia, { photo, hidden: true }),
        await server.commerce(lucia, { photo }),
      ],
    ],
  ])('a photo %s is there for all, for good', async (_what, place) => {
    const photo = await newPhoto()
    await place(photo)
    for (const width of PHOTO_WIDTHS) expect(await statusOf(photoPath(photo, width))).toBe(200)
    const { headers } = await server.app.inject(photoPath(photo))
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

test('a public photo is looked up once, until the directory changes', async () => {
  const changes = await openDirectoryChanges(server.databaseUrl)
  let queries = 0
  const { db } = server.services
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === 'execute') queries += 1
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const app = await createApp({ ...server.services, db: counting, changes })
  try {
    const photo = await newPhoto()
    const shop = await server.commerce(lucia, { photo })
    await changes.settled()
    for (let time = 0; time < 5; time++) {
      expect((await app.inject(photoPath(photo))).statusCode).toBe(200)
    }
    expect(queries).toBe(1)
    await server.db.update(commerces).set({ hidden: true })
    await changes.settled()
    expect((await app.inject(photoPath(photo))).statusCode).toBe(404)
    expect(shop.photo).toBe(photo)
    await server.db.update(commerces).set({ hidden: false })
  } finally {
    await app.close()
    await changes.close()
  }
})

test('no call of the public site names a photo that is not public', async () => {
  const told = JSON.stringify([
    (await server.anyone.get('/api/directory/commerces/?page_size=100')).body,
    (await server.anyone.get('/api/directory/offers/?page_size=100')).body,
  ])
  const named = [...new Set([...told.matchAll(/photos\/([0-9a-f]{64})/g)].map(([, hash]) => hash!))]
  expect(named).not.toEqual([])
  expect(await listPublicPhotos(server.db, named)).toEqual(new Set(named))
  expect(told).not.toContain('signature=')
})
