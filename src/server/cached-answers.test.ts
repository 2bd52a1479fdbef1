import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noDirectoryChanges } from '#testing/fake-services.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { createApp } from './app.ts'
import { commerces } from './database/schema.ts'
import { cachePages } from './page-cache.ts'
import { openPublicPhotos } from './photos/public-photos.ts'
import { openTotals } from './totals.ts'

let server: TestServer
let shop: { id: number }
/** What another instance has written, and what is known of it here. */
let written = 1
let known = 1
const changes = {
  ...noDirectoryChanges,
  version: () => known,
  isAlone: () => false,
  current: async () => {
    known = written
  },
}

beforeAll(async () => {
  server = await openTestServer()
  shop = await server.commerce(await server.owner(), { name: 'Pan' })
})
afterAll(() => server.close())

/** As another instance does it, whose notice has not come yet. */
async function writeElsewhere(change: Partial<typeof commerces.$inferInsert>) {
  await server.db.update(commerces).set(change).where(eq(commerces.id, shop.id))
  written++
}

test('a public answer of the API is sent from the cache once others were asked about', async () => {
  const app = await createApp({ ...server.services, changes })
  const name = async () =>
    (await app.inject(`/api/directory/commerces/${shop.id}/`)).json().name as string
  expect(await name()).toBe('Pan')
  await server.db.update(commerces).set({ name: 'Nadie lo ha dicho' })
  expect(await name()).toBe('Pan')
  await writeElsewhere({ name: 'Pan y vino' })
  expect(await name()).toBe('Pan y vino')
  await app.close()
})

test('a page is sent from the cache once others were asked about', async () => {
  const app = fastify()
  let renderings = 0
  const render = async () => {
    renderings++
    return { status: 200, headers: {}, body: Buffer.from('Pan') }
  }
  const canonical = (url: string) => url
  const { clock } = server
  app.get('*', cachePages({ render, canonical, queue: (_client, work) => work(), changes, clock }))
  await app.inject('/')
  await app.inject('/')
  expect(renderings).toBe(1)
  await writeElsewhere({ name: 'Pan' })
  await app.inject('/')
  expect(renderings).toBe(2)
  await app.close()
})

test('a photo is public as long as no other instance has hidden its shop', async () => {
  const [row] = await server.db.select().from(commerces).where(eq(commerces.id, shop.id))
  const isPublic = openPublicPhotos({ db: server.db, changes })
  expect(await isPublic(row!.photo!)).toBe(true)
  await writeElsewhere({ hidden: true })
  expect(await isPublic(row!.photo!)).toBe(false)
})

test('a total is counted each time where other instances run', async () => {
  let count = 0
  const of = (isAlone: boolean) => {
    const totals = openTotals(server.clock, () => isAlone)
    const countAgain = () => totals.of('commerces', async () => ++count)
    return countAgain().then(countAgain)
  }
  expect(await of(true)).toBe(1)
  count = 0
  expect(await of(false)).toBe(2)
})
