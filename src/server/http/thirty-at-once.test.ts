import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareExampleRequests, WRITES } from '#testing/example-requests.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

const AT_ONCE = 30

let server: TestServer
let prepare: Awaited<ReturnType<typeof prepareExampleRequests>>
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false, logLevel: 'silent' })
  prepare = await prepareExampleRequests(server)
})
afterAll(() => server.close())

/**
 * Result of thirty requests: how many succeed, and how many rows the table gains. `some`: the first may end the session
 * of the last.
 */
type Outcome = { succeed: number | 'some' | 'queued'; table: string; more: number }
const all = (table: string, more = AT_ONCE): Outcome => ({ succeed: AT_ONCE, table, more })
const one = (table: string, more = 1): Outcome => ({ succeed: 1, table, more })

/** Each change is logged once. A save without changes is not logged. */
const OUTCOMES: Record<string, Outcome> = {
  'POST /api/token/': all('sessions'),
  'POST /api/token/refresh/': all('sessions', 0),
  // Few photos of a person are processed at once. The other requests get 503.
  'POST /auth/users/': { ...all('users', 1), succeed: 'queued' },
  'POST /auth/users/activation/': all('activity', 1),
  'POST /auth/users/link_email/': all('activity', 0),
  'POST /auth/users/resend_activation/': all('activity', 0),
  'POST /auth/users/reset_password/': all('activity', 0),
  'POST /auth/users/reset_password_confirm/': one('activity'),
  'POST /auth/users/set_password/': one('activity'),
  // The first request ends the session, so later ones get 401.
  'POST /token/logout/': { ...all('activity', 0), succeed: 'some' },
  'PATCH /auth/account/': all('activity', 1),
  // The account and its two shops.
  'DELETE /auth/account/': one('activity', 3),
  'POST /auth/account/email/': all('activity', 1),
  'DELETE /auth/account/sessions/': all('activity', 1),
  'DELETE /auth/account/sessions/:uuid/': { ...all('activity', 1), succeed: 'some' },
  'GET /auth/account/export/': all('activity', 0),
  // The role, and whether the account is trusted.
  'PATCH /auth/users/:id/': all('activity', 2),
  'POST /auth/users/invite/': one('users'),
  'POST /auth/users/:id/resend_activation/': all('email_links'),
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
  'POST /api/commerce/': { ...all('commerces'), succeed: 'queued' },
  'PUT /api/commerce/:id/': all('activity', 1),
  // Three events: the shop is updated, hidden, and given to another owner.
  'PATCH /api/commerce/:id/': all('activity', 3),
  'DELETE /api/commerce/:id/': one('activity'),
  'POST /api/commerce/:id/restore/': all('activity', 1),
  'POST /api/commerce/:id/undo_owner_change/': all('activity', 1),
  'POST /api/commerce/:id/confirm_data/': all('activity', 1),
  'POST /api/freshness/:id/ask/': one('outbox'),
  'POST /api/inbox/:kind/:id/later/': all('inbox_postponed', 1),
  'POST /api/inbox/:kind/:id/viewing/': all('inbox_views', 1),
  'POST /api/inbox/:kind/:id/undo/': all('activity', 1),
  // All requests send the same picture.
  'POST /api/commerce/:id/photos/': { ...one('commerce_photos'), succeed: 'queued' },
  'PATCH /api/commerce/:id/photos/': all('activity', 1),
  'DELETE /api/photo/:id/': one('activity'),
  'POST /api/photo/:id/restore/': all('activity', 1),
  'POST /api/hours/read/': all('activity', 0),
  'POST /api/directory/actions/': all('activity', 0),
  'POST /api/places/find/': all('activity', 0),
  'POST /api/contact/': all('messages', 1),
  'POST /api/answer_contact/:id/': all('outbox', 1),
  'DELETE /api/contact/:id/': one('activity'),
  'POST /api/contact/:id/restore/': one('activity'),
  'POST /api/reports/': all('reports', 1),
  'POST /api/reports/:id/decide/': all('outbox', 1),
  'PUT /api/duty/': all('duties', 1),
  'DELETE /api/duty/': all('activity', 1),
  'POST /api/notices/': one('notices'),
  'PUT /api/notices/:id/': all('activity', 1),
  'DELETE /api/notices/:id/': one('activity'),
  'POST /api/suggestions/': all('suggestions', 1),
  'POST /api/suggestions/:id/decide/': all('activity', 1),
  'POST /api/subscriptions/': all('subscriptions', 1),
  'POST /api/subscriptions/read/': all('subscriptions', 0),
  'POST /api/subscriptions/confirm/': all('subscriptions', 0),
  'POST /api/subscriptions/change/': all('subscriptions', 0),
  'POST /api/subscriptions/leave/': all('subscriptions', -1),
  // The same text again gets the same response as the first.
  'POST /api/appeals/': all('activity', 1),
  'POST /api/appeals/:id/answer/': all('outbox', 1),
  // Nothing needs review here: the first request saves the shop, so the later ones are refused.
  'PATCH /api/proposals/:id/': { ...all('activity', 2), succeed: 'some' },
  'POST /api/proposals/:id/withdraw/': all('activity', 1),
  'POST /api/proposals/:id/decide/': all('outbox', 1),
  'POST /api/faq/': all('questions'),
  'PUT /api/faq/:id/': all('activity', 1),
  'PATCH /api/faq/:id/': all('activity', 1),
  'DELETE /api/faq/:id/': one('activity'),
  'POST /api/faq/:id/move/': all('activity', 1),
  'POST /api/faq/:id/restore/': all('activity', 1),
  'POST /api/holidays/': one('holidays'),
  'PUT /api/holidays/:id/': all('activity', 1),
  'PATCH /api/holidays/:id/': all('activity', 1),
  'DELETE /api/holidays/:id/': one('activity'),
  'POST /api/holidays/:id/answer/': all('activity', 1),
  'POST /api/mailed/read/': all('activity', 0),
  // The same answer again gets the same response as the first.
  'POST /api/mailed/answer/': all('activity', 1),
  'POST /api/mailed/unsubscribe/': all('activity', 0),
  'POST /api/holidays/:id/restore/': all('activity', 1),
  'POST /api/offer/': all('offers'),
  'PUT /api/offer/:id/': all('activity', 1),
  'PATCH /api/offer/:id/': all('activity', 1),
  'DELETE /api/offer/:id/': one('activity'),
  'POST /api/offer/:id/restore/': all('activity', 1),
  'POST /api/status/test_mail/': all('activity', 0),
  'PATCH /api/settings/': all('activity', 1),
  'POST /api/outbox/:id/retry/': one('activity', 0),
}

test('every write has its outcome here', () => {
  expect(Object.keys(OUTCOMES).toSorted()).toEqual(WRITES.toSorted())
})

describe.each(WRITES)('%s, thirty at once', (name) => {
  test('ends as one after the other would, and none waits for another for ever', async () => {
    const { succeed, table, more } = OUTCOMES[name]!
    const call = await prepare(name)
    const before = await rowsOf(table)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, call))
    const said = JSON.stringify(Object.fromEntries(answers.map((one) => [one.status, one.body])))
    const kept = succeed === 'queued' ? answers.filter(({ status }) => status !== 503) : answers
    const good = kept.filter(({ status }) => status < 300).length
    expect(Math.max(...kept.map(({ status }) => status)), said).toBeLessThan(500)
    expect(good, said).toBeGreaterThan(0)
    if (typeof succeed === 'number') expect(good, said).toBe(succeed)
    const expected = more === AT_ONCE ? kept.length : more
    expect((await rowsOf(table)) - before, said).toBe(expected)
  })
})

test('afterwards nothing was undone for another, and the directory shows what is in it', async () => {
  expect(server.aborted).toEqual([])
  const { rows } = await server.db.execute(sql`select
    (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks,
    (select count(*)::int from (
      select commerces.id from commerces
      join applications on applications.commerce = commerces.id and applications.status = 'OK'
      join users on users.id = commerces.owner_id and users.is_active
      where not hidden and commerces.deleted_at is null
      except select commerce from published_commerces) as lost) as lost,
    (select count(*)::int from published_commerces where offers <> (
      select count(*) from offers
      where offers.commerce = published_commerces.commerce and deleted_at is null)) as miscounted`)
  expect(rows).toEqual([{ deadlocks: 0, lost: 0, miscounted: 0 }])
})

async function rowsOf(table: string): Promise<number> {
  return await server.db.$count(sql.identifier(table) as never)
}
