import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purging } from '#testing/purging.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import {
  applications,
  categories,
  commerces,
  messages,
  offers,
  photos,
  questions,
  searchWords,
} from '../database/schema.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'
import { purgeExpired } from './purge-expired.ts'

let server: TestServer
let lucia: Person
beforeEach(async () => {
  lucia = await server.owner()
})
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const { now, deleted, daysLater, isKeptFor, clear } = purging(() => server)
afterEach(clear)

describe('the bin keeps for thirty days', () => {
  test('an offer, and its shop for ever', async () => {
    const shop = await server.commerce(lucia)
    await server.offer(shop)
    const gone = await server.offer(shop, deleted())
    await isKeptFor(30, () => server.db.$count(offers, sql`id = ${gone.id}`))
    expect(await server.db.$count(offers)).toBe(1)
    expect(await server.db.$count(commerces)).toBe(1)
  })

  test('a shop, with its application and its offers', async () => {
    const shop = await server.commerce(lucia, deleted())
    await server.offer(shop)
    await isKeptFor(30, () => server.db.$count(commerces))
    expect(await server.db.$count(offers)).toBe(0)
    expect(await server.db.$count(applications)).toBe(0)
  })

  test('a question', async () => {
    const question = { question: '¿Cuánto cuesta?', answer: 'Nada.', position: 1 }
    await server.db.insert(questions).values({ ...question, created_at: now(), ...deleted() })
    await isKeptFor(30, () => server.db.$count(questions))
  })

  test('a message', async () => {
    const message = { subject: 'Hola', sender: 'ana@example.com', message: 'Hola' }
    await server.db.insert(messages).values({ ...message, created_at: now(), ...deleted() })
    await isKeptFor(30, () => server.db.$count(messages))
  })

  test('a category, and longer while something in it names that category', async () => {
    const [category] = await server.db.insert(categories).values({ name: 'Mercería' }).returning()
    const shop = await server.commerce(lucia, { category: [category!.id] })
    await server.db.update(categories).set(deleted()).where(eq(categories.id, category!.id))
    daysLater(10)
    await server.db.update(commerces).set(deleted()).where(eq(commerces.id, shop.id))
    await isKeptFor(30, () => server.db.$count(categories, sql`id <> 1`))
  })

  test('as many days as are set', async () => {
    await server.choose({ keep_bin_days: 7 })
    try {
      await server.offer(await server.commerce(lucia), deleted())
      await isKeptFor(7, () => server.db.$count(offers))
    } finally {
      await server.choose({})
    }
  })
})

test('a photo goes with the shop that was in the bin', async () => {
  const hash = 'b'.repeat(64)
  await server.db
    .insert(photos)
    .values({ hash, width: 1600, height: 1100, placeholder: 'data:,', created_at: now() })
  // Has the default photo, which would otherwise be swept, too.
  await server.commerce(lucia)
  await server.commerce(lucia, { photo: hash, ...deleted() })
  const kept = () => server.db.$count(photos, sql`hash = ${hash}`)
  daysLater(30)
  await sweepPhotos(server.services)
  expect(await kept()).toBe(1)
  await purgeExpired(server.services)
  await sweepPhotos(server.services)
  expect(await kept()).toBe(0)
})

test('more than goes at once goes all the same', async () => {
  const shop = await server.commerce(lucia)
  await server.db.execute(sql`
    insert into offers (commerce, title, description, type, category, created_at, updated_at, deleted_at)
    select ${shop.id}, 'Oferta ' || n, '', '', '{1}', ${now()}, ${now()}, ${now()}
    from generate_series(1, 1100) n`)
  daysLater(30)
  await purgeExpired(server.services)
  expect(await server.db.$count(offers)).toBe(0)
})

test('a word of the search goes with the last shop, offer or category that holds it', async () => {
  const words = () =>
    server.db.$count(searchWords, sql`word in ('amapola', 'manzanilla', 'ganchillo')`)
  const shop = await server.commerce(lucia, { name: 'Amapola' })
  await server.offer(shop, { title: 'Taller', description: 'De manzanilla.' })
  await server.db.insert(categories).values({ name: 'Ganchillo' })
  await purgeExpired(server.services)
  expect(await words()).toBe(3)
  await server.db.update(commerces).set({ hidden: true }).where(eq(commerces.id, shop.id))
  await purgeExpired(server.services)
  expect(await words()).toBe(1)
  await server.db.update(commerces).set({ hidden: false }).where(eq(commerces.id, shop.id))
  expect(await words()).toBe(3)
})
