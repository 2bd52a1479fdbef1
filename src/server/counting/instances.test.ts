import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { figureRows, openCountedSite } from '#testing/counted-site.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { figureKeys, figureVisits } from '../database/schema.ts'
import { openVisitCounter } from './open-counter.ts'

let server: TestServer
let bakery: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-05T10:00:00.000Z')
  bakery = (await server.commerce(await server.owner())).id
})

const TODAY = '2026-03-05'

/** Opens one of several counters on this database. It shares its day without delay. */
function open(isAlone = false, keyTimeoutMs = 0) {
  let alone = isAlone
  const changes = { ...server.services.changes, isAlone: () => alone }
  const visits = openVisitCounter(
    { ...server.services, changes },
    { timing: { shareAfterMs: 0, keyTimeoutMs } },
  )
  const site = openCountedSite(server, visits)
  site.show('/espiga', { viewed: { commerce: bakery } })
  return {
    visit: (person: number) => site.get('/espiga', `203.0.113.${person}`),
    flush: visits.flush,
    close: visits.close,
    hearOfAnother: () => {
      alone = false
    },
  }
}

const views = async () => (await figureRows(server, 'commerce_figures')).map((row) => row.views)
const shared = async () => [
  await server.db.$count(figureKeys),
  await server.db.$count(figureVisits),
]

test('what PostgreSQL knows of the shared tables holds neither key nor hashes', async () => {
  const one = open()
  await one.flush()
  for (let person = 1; person <= 200; person++) await one.visit(person)
  await one.flush()
  expect(await shared()).toEqual([1, 200])
  await server.db.execute(sql`analyze figure_keys, figure_visits`)
  const { rows } = await server.db.execute<{ column: string }>(
    sql`select attname as column from pg_stats where tablename in ('figure_keys', 'figure_visits')`,
  )
  expect(rows.filter(({ column }) => column !== 'day')).toEqual([])
})

test('of two instances each person counts once', async () => {
  const [one, other] = [open(), open()]
  await Promise.all([one.flush(), other.flush()])
  for (const person of [1, 2, 3]) await one.visit(person)
  for (const person of [2, 3, 4, 5]) await other.visit(person)
  await Promise.all([one.flush(), other.flush()])
  await one.visit(5)
  await other.visit(1)
  await Promise.all([one.flush(), other.flush()])
  expect(await views()).toEqual([5])
})

test('whoever was counted by one that was alone is not counted by the next that starts', async () => {
  const first = open(true)
  for (const person of [1, 2, 3]) await first.visit(person)
  await first.flush()
  expect(await shared()).toEqual([0, 0])
  const second = open(false, 60_000)
  await second.visit(3)
  await second.visit(4)
  // The second instance waits for the key of the first.
  await second.flush()
  expect(await views()).toEqual([3])
  first.hearOfAnother()
  await first.flush()
  await second.flush()
  await first.visit(4)
  await first.visit(5)
  await first.flush()
  expect(await views()).toEqual([5])
})

test('one that closes before it has found a key has counted', async () => {
  const only = open(false, 60_000)
  await only.visit(1)
  await only.close()
  expect(await views()).toEqual([1])
})

test('one that starts again knows who was counted', async () => {
  const [one, other] = [open(), open()]
  await one.visit(1)
  await one.close()
  await other.visit(2)
  await other.close()
  const again = open()
  await again.visit(1)
  await again.visit(2)
  await again.visit(3)
  await again.flush()
  expect(await views()).toEqual([3])
})

test('thirty that meet the same persons count them once', async () => {
  const all = Array.from({ length: 30 }, () => open())
  for (const one of all) for (const person of [1, 2, 3, 4]) await one.visit(person)
  await Promise.all(all.map((one) => one.flush()))
  expect(await views()).toEqual([4])
})

test('at midnight all begin anew, and nothing of the day before is left', async () => {
  const [one, other] = [open(), open()]
  server.clock.set('2026-03-05T22:59:59.000Z')
  for (const each of [one, other]) {
    await each.visit(1)
    await each.flush()
  }
  const before = await server.db.select().from(figureKeys)
  server.clock.set('2026-03-05T23:00:00.000Z')
  for (const each of [one, other]) await each.visit(1)
  await Promise.all([one.flush(), other.flush()])
  await Promise.all([one.flush(), other.flush()])
  expect(await figureRows(server, 'commerce_figures')).toEqual([
    { day: TODAY, id: bakery, views: 1 },
    { day: '2026-03-06', id: bakery, views: 1 },
  ])
  const after = await server.db.select().from(figureKeys)
  expect(after.map(({ day }) => day)).toEqual(['2026-03-06'])
  expect(after[0]!.key).not.toBe(before[0]!.key)
  const days = await server.db.selectDistinct({ day: figureVisits.day }).from(figureVisits)
  expect(days).toEqual([{ day: '2026-03-06' }])
})

test('one that is alone the next day leaves nothing in the database', async () => {
  const one = open()
  await one.visit(1)
  await one.flush()
  expect((await shared())[0]).toBe(1)
  server.clock.set('2026-03-06T10:00:00.000Z')
  const next = open(true)
  await next.visit(1)
  await next.flush()
  expect(await shared()).toEqual([0, 0])
})

test('a database that has lost the day counts on', async () => {
  const [one, other] = [open(), open()]
  await one.visit(1)
  await other.visit(2)
  await one.flush()
  await other.flush()
  // A crash empties unlogged tables.
  await server.db.execute(sql`truncate figure_keys, figure_visits`)
  await one.visit(3)
  await one.visit(1)
  await one.flush()
  await one.flush()
  await other.visit(3)
  await other.flush()
  expect(await views()).toEqual([3])
})

test('neither the key nor the hashes reach the log of the database or a backup', async () => {
  const { rows } = await server.db.execute<{ relname: string; relpersistence: string }>(
    sql`select relname, relpersistence from pg_class where relname in ('figure_keys', 'figure_visits')`,
  )
  expect(rows.map(({ relpersistence }) => relpersistence)).toEqual(['u', 'u'])
})
