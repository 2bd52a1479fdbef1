import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { noDirectoryChanges } from '#testing/fake-services.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import { openChangeCache } from '../change-cache.ts'
import { commerces, offers } from '../database/schema.ts'
import { cachePages } from '../pages/page-cache.ts'
import { openPublicPhotos } from '../photos/public-photos.ts'

let server: TestServer
let shop: { id: number }
/** The version that another instance has written, and the one known here. */
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

/** Writes as another instance does whose notice has not arrived yet. */
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

test('when the minute is over a list shows who opens, and asks for nothing else', async () => {
  const untilChange = openChangeCache(changes)
  const app = await createApp({ ...server.services, changes, untilChange })
  const listed = async () =>
    (await app.inject('/api/directory/commerces/?page=1')).json().results[0] as object
  await writeElsewhere({ name: 'Pan', hours: readHours('J 9-14').hours, version: 2 })
  // Rows are cached from the second request on.
  server.clock.set('2026-03-05T07:58:00.000Z')
  await listed()
  server.clock.set('2026-03-05T07:59:59.000Z')
  expect(await listed()).toMatchObject({ name: 'Pan', open_state: 'closed' })
  await server.db.update(commerces).set({ name: 'Nadie lo ha dicho' })
  server.clock.set('2026-03-05T08:00:00.000Z')
  expect(await listed()).toMatchObject({ name: 'Pan', open_state: 'open' })
  await writeElsewhere({ name: 'Pan y vino' })
  expect(await listed()).toMatchObject({ name: 'Pan y vino', open_state: 'open' })
  await app.close()
})

test('how many are open is counted once in a minute, and anew once something changed', async () => {
  const own = await openTestServer()
  const lucia = await own.owner()
  const hours = readHours('J 9-14').hours
  const { id } = await own.commerce(lucia, { hours })
  await own.commerce(lucia, { hours })
  const untilChange = openChangeCache(changes)
  const app = await createApp({ ...own.services, changes, untilChange })
  let address = 0
  const countAt = async (time: string) => {
    own.clock.set(`2026-03-05T${time}.000Z`)
    // A different address each time, so that no whole response is cached.
    const url = `/api/directory/commerces/?open=now&page=1&address=${address++}`
    return (await app.inject(url)).json().count as number
  }
  const hide = (hidden: boolean) =>
    own.db.update(commerces).set({ hidden }).where(eq(commerces.id, id))
  // Counts are cached from the second request on.
  expect([await countAt('12:58:00'), await countAt('12:58:00')]).toEqual([2, 2])
  await hide(true)
  expect(await countAt('12:58:59')).toBe(2)
  expect([await countAt('12:59:00'), await countAt('12:59:00')]).toEqual([1, 1])
  await hide(false)
  expect(await countAt('12:59:59')).toBe(1)
  written++
  expect(await countAt('12:59:59')).toBe(2)
  expect(await countAt('13:00:00')).toBe(0)
  await app.close()
  await own.close()
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

test('a list of shops is read anew once others were asked about', async () => {
  const untilChange = openChangeCache(changes)
  const app = await createApp({ ...server.services, changes, untilChange })
  const { token } = await server.administrator()
  const headers = { authorization: `Bearer ${token}` }
  const list = async () => (await app.inject({ url: '/api/commerce/?page=1', headers })).json()
  await list()
  const { count, results } = await list()
  await server.db.update(commerces).set({ name: 'Nadie lo ha dicho' })
  expect((await list()).results[0].name).toBe(results[0].name)
  await writeElsewhere({ deleted_at: '2026-03-05T10:00:00.000Z' })
  expect((await list()).count).toBe(count - 1)
  await app.close()
})

test('the offers of a shop are read anew once others were asked about, and only for who may see them', async () => {
  const untilChange = openChangeCache(changes)
  const app = await createApp({ ...server.services, changes, untilChange })
  const lucia = await server.owner()
  const { id } = await server.commerce(lucia)
  await server.offer({ id }, { title: 'Pan del día' })
  const titles = async ({ token }: Person) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({ url: `/api/offer/?commerce=${id}`, headers })
    return answer.json().map(({ title }: { title: string }) => title)
  }
  expect(await titles(await server.administrator())).toEqual(['Pan del día'])
  expect(await titles(lucia)).toEqual(['Pan del día'])
  expect(await titles(lucia)).toEqual(['Pan del día'])
  expect(await titles(await server.owner())).toEqual([])
  await server.db.update(offers).set({ title: 'Nadie lo ha dicho' }).where(eq(offers.commerce, id))
  expect(await titles(lucia)).toEqual(['Pan del día'])
  written++
  expect(await titles(lucia)).toEqual(['Nadie lo ha dicho'])
  await app.close()
})

test('what was read during a change is not kept', async () => {
  const untilChange = openChangeCache(changes)
  const read = async (found: string, meanwhile = () => {}) =>
    untilChange.of('whatever', async () => {
      meanwhile()
      return found
    })
  expect(await read('old', () => known++)).toBe('old')
  expect(await read('new')).toBe('new')
  expect(await read('not read')).toBe('new')
})
