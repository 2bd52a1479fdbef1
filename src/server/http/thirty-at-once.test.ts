import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlannedCalls, WRITES } from '#testing/planned-calls.ts'
import { openWorld, type World } from '#testing/world.ts'

const AT_ONCE = 30

let world: World
let planned: Awaited<ReturnType<typeof openPlannedCalls>>
beforeAll(async () => {
  world = await openWorld({ rateLimits: false })
  planned = await openPlannedCalls(world)
})
afterAll(() => world.close())

/**
 * Of thirty: how many are answered with success (some, where the first may end the session of those
 * that come last), and how many rows the table has more after them.
 */
type Outcome = { succeed: number | 'some'; table: string; more: number }
const all = (table: string, more = AT_ONCE): Outcome => ({ succeed: AT_ONCE, table, more })
const one = (table: string, more = 1): Outcome => ({ succeed: 1, table, more })

/** The log has a line for each deed: what is saved again as it was is none. */
const OUTCOMES: Record<string, Outcome> = {
  'POST /api/token/': all('sessions'),
  'POST /api/token/refresh/': all('sessions', 0),
  'POST /auth/users/': all('users', 1),
  'POST /auth/users/activation/': all('activity', 1),
  'POST /auth/users/resend_activation/': all('activity', 0),
  'POST /auth/users/reset_password/': all('activity', 0),
  'POST /auth/users/reset_password_confirm/': one('activity'),
  'POST /auth/users/set_password/': one('activity'),
  // Those that come after the first was answered have no session any more.
  'POST /token/logout/': { ...all('activity', 0), succeed: 'some' },
  'PATCH /auth/account/': all('activity', 1),
  // The account and its two shops.
  'DELETE /auth/account/': one('activity', 3),
  'POST /auth/account/email/': all('activity', 1),
  'DELETE /auth/account/sessions/': all('activity', 0),
  'DELETE /auth/account/sessions/:uuid/': { ...all('activity', 1), succeed: 'some' },
  'GET /auth/account/export/': all('activity', 0),
  'PATCH /auth/users/:id/': all('activity', 2),
  'POST /auth/users/:id/resend_activation/': all('tokens'),
  'POST /auth/users/:id/end_sessions/': all('activity', 1),
  'GET /accept_application/:pk/': all('outbox', 1),
  'POST /accept_application/:pk/': all('outbox', 1),
  'GET /deny_application/:pk/': all('outbox', 1),
  'POST /deny_application/:pk/': all('outbox', 1),
  'POST /api/commerce_applications/:pk/resubmit/': one('activity'),
  'POST /api/category/': one('categories'),
  'PUT /api/category/:id/': all('activity', 1),
  'PATCH /api/category/:id/': all('activity', 1),
  'DELETE /api/category/:id/': one('activity'),
  'POST /api/category/:id/restore/': all('activity', 1),
  'POST /api/commerce/': all('commerces'),
  'PUT /api/commerce/:id/': all('activity', 1),
  // It is written, and it is hidden.
  'PATCH /api/commerce/:id/': all('activity', 2),
  'DELETE /api/commerce/:id/': one('activity'),
  'POST /api/commerce/:id/restore/': all('activity', 1),
  'POST /api/contact/': all('messages', 1),
  'POST /api/answer_contact/:id/': one('outbox'),
  'DELETE /api/contact/:id/': one('activity'),
  'POST /api/contact/:id/restore/': one('activity'),
  'POST /api/faq/': all('questions'),
  'PUT /api/faq/:id/': all('activity', 1),
  'PATCH /api/faq/:id/': all('activity', 1),
  'DELETE /api/faq/:id/': one('activity'),
  'POST /api/faq/:id/move/': all('activity', 1),
  'POST /api/faq/:id/restore/': all('activity', 1),
  'POST /api/offer/': all('offers'),
  'PUT /api/offer/:id/': all('activity', 1),
  'PATCH /api/offer/:id/': all('activity', 1),
  'DELETE /api/offer/:id/': one('activity'),
  'POST /api/offer/:id/restore/': all('activity', 1),
  'POST /api/outbox/:id/retry/': one('activity', 0),
}

test('every write has its outcome here', () => {
  expect(Object.keys(OUTCOMES).toSorted()).toEqual(WRITES.toSorted())
})

describe.each(WRITES)('%s, thirty at once', (name) => {
  test('ends as one after the other would, and none waits for another for ever', async () => {
    const { succeed, table, more } = OUTCOMES[name]!
    const call = await planned(name)
    const before = await rowsOf(table)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, call))
    const statuses = answers.map(({ status }) => status)
    const good = statuses.filter((status) => status < 300).length
    const said = JSON.stringify(Object.fromEntries(answers.map((a) => [a.status, a.body])))
    expect(Math.max(...statuses), said).toBeLessThan(500)
    expect(good, said).toBeGreaterThan(0)
    if (succeed !== 'some') expect(good, said).toBe(succeed)
    expect((await rowsOf(table)) - before, said).toBe(more)
  })
})

test('nothing is left of anything that is gone, and nothing was undone for another', async () => {
  const { rows } = await world.db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  expect(rows[0]!.deadlocks).toBe(0)
})

async function rowsOf(table: string): Promise<number> {
  return await world.db.$count(sql.identifier(table) as never)
}
