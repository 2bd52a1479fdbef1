import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, categories, commerces, offers } from '#server/database/schema.ts'
import { directoryReader, idsOf, newWord, searchFor } from '#testing/directory-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const get = directoryReader(() => server)

describe('a search knows at once', () => {
  const finds = async (term: string) => idsOf((await get(`commerces/?${searchFor(term)}`)).body)

  test('what a shop is called now, and no longer what it was called', async () => {
    const [before, after] = [newWord(), newWord()]
    const shop = await server.commerce(lucia, { name: before })
    await lucia.patch(`/api/commerce/${shop.id}/`, { name: after })
    expect([await finds(before), await finds(after)]).toEqual([[], [shop.id]])
  })

  test('what its category is called now', async () => {
    const [before, after] = [newWord(), newWord()]
    const [created] = await server.db.insert(categories).values({ name: before }).returning()
    const shop = await server.commerce(lucia, { category: [created!.id] })
    expect(await finds(before)).toEqual([shop.id])
    await server.db.update(categories).set({ name: after }).where(eq(categories.id, created!.id))
    expect([await finds(before), await finds(after)]).toEqual([[], [shop.id]])
    await server.db
      .update(commerces)
      .set({ category: [1] })
      .where(eq(commerces.id, shop.id))
    expect(await finds(after)).toEqual([])
  })

  test('what it offers, and how much', async () => {
    const [before, after] = [newWord(), newWord()]
    const shop = await server.commerce(lucia)
    const offer = await server.offer(shop, { title: before })
    const offered = async () => (await get(`commerces/${shop.id}/`)).body.offers
    expect([await finds(before), await offered()]).toEqual([[shop.id], 1])
    await server.db.update(offers).set({ title: after }).where(eq(offers.id, offer.id))
    expect([await finds(before), await finds(after)]).toEqual([[], [shop.id]])
    const deleted_at = server.clock.now().toISOString()
    await server.db.update(offers).set({ deleted_at }).where(eq(offers.id, offer.id))
    expect([await finds(after), await offered()]).toEqual([[], 0])
    expect((await get(`offers/${offer.id}/`)).body.code).toBe('gone')
    await server.db.delete(offers).where(eq(offers.id, offer.id))
    expect((await get(`offers/${offer.id}/`)).body.code).toBe('not_found')
  })

  test('what two people changed at the same moment', async () => {
    const shop = await server.commerce(lucia)
    for (let round = 0; round < 5; round++) {
      const [name, title] = [newWord(), newWord()]
      await Promise.all([
        server.db.update(commerces).set({ name }).where(eq(commerces.id, shop.id)),
        server.offer(shop, { title }),
      ])
      expect([await finds(name), await finds(title)]).toEqual([[shop.id], [shop.id]])
    }
  })

  test('that a shop became public by two changes of which neither saw the other', async () => {
    const word = newWord()
    const shop = await server.commerce(lucia, {
      name: word,
      hidden: true,
      application: { status: 'PE', decided_at: null },
    })
    let accepted: Promise<unknown> | undefined
    await server.db.transaction(async (tx) => {
      await tx.update(commerces).set({ hidden: false }).where(eq(commerces.id, shop.id))
      let isDone = false
      accepted = server.db
        .update(applications)
        .set({ status: 'OK', decided_at: '2026-03-05T10:00:00.000Z' })
        .where(eq(applications.commerce, shop.id))
        .then(() => {
          isDone = true
        })
      while (!isDone && !(await isSomebodyWaiting())) {}
    })
    await accepted
    expect(await finds(word)).toEqual([shop.id])
  })

  async function isSomebodyWaiting(): Promise<boolean> {
    const { rowCount } = await server.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount! > 0
  }

  test('that a shop is no more', async () => {
    const word = newWord()
    const shop = await server.commerce(lucia, { name: word })
    await server.offer(shop, { title: word })
    await server.db.delete(commerces).where(eq(commerces.id, shop.id))
    expect(await finds(word)).toEqual([])
    expect((await get(`offers/?${searchFor(word)}`)).body).toEqual([])
  })
})

describe('an answer of the directory', () => {
  const paths = [
    'commerces/',
    'offers/',
    'categories/',
    'suggestions/?search=pan',
    'commerces/?page=1',
  ]

  test.each(paths)('%s may be kept, if each time it is asked for again', async (path) => {
    await server.commerce(lucia)
    const { headers } = await get(path)
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers.etag).toMatch(/^"[\w-]{20,}"$/)
    for (const tag of [headers.etag!, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
      const again = await get(path, { 'if-none-match': tag })
      expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
      expect(again.headers['cache-control']).toBe('public, no-cache')
    }
    expect((await get(path, { 'if-none-match': '"x"' })).status).toBe(200)
  })

  test('is another after the shop was changed', async () => {
    const shop = await server.commerce(lucia)
    const { headers } = await get(`commerces/${shop.id}/`)
    const asked = { 'if-none-match': headers.etag! }
    expect((await get(`commerces/${shop.id}/`, asked)).status).toBe(304)
    await server.db
      .update(commerces)
      .set({ direction: 'Calle Nueva, 1' })
      .where(eq(commerces.id, shop.id))
    expect((await get(`commerces/${shop.id}/`, asked)).status).toBe(200)
    await server.db.update(commerces).set({ hidden: true }).where(eq(commerces.id, shop.id))
    const hidden = await get(`commerces/${shop.id}/`, asked)
    expect([hidden.status, hidden.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})
