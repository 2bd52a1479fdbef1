import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, offerPrices, offers } from '../database/schema.ts'

const SAVES = 30

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  owner = await server.owner()
})
afterAll(() => server.close())

test('thirty saves at once of the price and of the dates of one offer, by two clients, lose nothing', async () => {
  const shop = await server.commerce(owner)
  const { id } = await server.offer(shop, { price: 30, ends_on: '2026-03-31' })
  const other = await server.signInAgain(owner)
  const priceOf = (at: number) => 10 + at
  const dayOf = (at: number) => `2026-04-${String(at + 1).padStart(2, '0')}`
  const answers = await Promise.all(
    Array.from({ length: SAVES / 2 }, (_, at) => [
      owner.patch(`/api/offer/${id}/`, { price: priceOf(at) }),
      other.patch(`/api/offer/${id}/`, { ends_on: dayOf(at) }),
    ]).flat(),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(SAVES).fill(200))
  expect(server.aborted).toEqual([])

  // The log has each change once, and the old value of each is the new value of the one before.
  const events = await server.db
    .select()
    .from(activity)
    .where(eq(activity.object_id, id))
    .orderBy(activity.id)
  const saves = events.filter(
    ({ verb, object_type }) => verb === 'update' && object_type === 'offer',
  )
  const changesOf = (name: 'price' | 'ends_on') =>
    saves
      .map(({ before, after }) => [before, after] as Record<string, unknown>[])
      .filter(([, after]) => after![name] !== undefined)
      .map(([before, after]) => [before![name], after![name]])
  for (const [name, first, sent] of [
    ['price', 30, Array.from({ length: SAVES / 2 }, (_, at) => priceOf(at))],
    ['ends_on', '2026-03-31', Array.from({ length: SAVES / 2 }, (_, at) => dayOf(at))],
  ] as const) {
    const changes = changesOf(name)
    expect(changes.map(([, after]) => after).toSorted()).toEqual([...sent].toSorted())
    const path = [first, ...changes.map(([, after]) => after)]
    expect(changes.map(([before]) => before)).toEqual(path.slice(0, -1))
    const [row] = await server.db.select().from(offers).where(eq(offers.id, id))
    expect(row![name]).toBe(path.at(-1))
  }

  // Every former price is stored, for the rule of the lowest price in 30 days.
  const remembered = await server.db.select().from(offerPrices).where(eq(offerPrices.offer, id))
  const had = changesOf('price').map(([before]) => Number(before))
  expect(Math.min(...remembered.map(({ price }) => price!))).toBe(Math.min(...had))
})
