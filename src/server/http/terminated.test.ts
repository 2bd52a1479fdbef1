import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { prepareExampleRequests, WRITES } from '#testing/example-requests.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let prepare: Awaited<ReturnType<typeof prepareExampleRequests>>
let holder: pg.Client
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false, logLevel: 'silent' })
  prepare = await prepareExampleRequests(server)
  holder = new pg.Client({ connectionString: server.databaseUrl })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await server.close()
})

/** Routes that create no row from the sample request, with the reason. */
const WITHOUT_ROW: Record<string, string> = {
  'POST /auth/users/resend_activation/': 'nobody has that address',
  'POST /auth/users/reset_password/': 'nobody has that address',
  'GET /auth/account/export/': 'counts itself only where limits are on',
  'POST /api/mailed/read/': 'reads what a mail asks; nothing is stored',
  'POST /api/subscriptions/read/': 'reads what a link is about; nothing is stored',
  'POST /api/status/test_mail/': 'sends a mail past the outbox; nothing is stored',
  'POST /auth/users/link_email/': 'reads whose link it is; nothing is stored',
  'POST /api/hours/read/': 'reads what somebody types; nothing is stored',
  'POST /api/directory/actions/': 'is written afterwards, with others',
  'POST /api/places/find/': 'counts itself only where limits are on',
}

describe.each(WRITES.filter((name) => !(name in WITHOUT_ROW)))('%s', (name) => {
  test('whose connection is ended while it writes is answered 503, and works the next time', async () => {
    const call = await prepare(name)
    await holdTables()
    const answer = call()
    await waitForBlockedQueries(server.db, 1)
    await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    const { status, body, headers } = await answer
    await holder.query('rollback')
    expect([status, body.detail, headers['retry-after']], JSON.stringify(body)).toEqual([
      503,
      'Ahora mismo no podemos atenderte. Prueba otra vez en un momento.',
      '2',
    ])
    const again = await call()
    expect(again.status, JSON.stringify(again.body)).toBeLessThan(300)
  })
})

/** Locks all tables against writes, not reads, until the transaction is rolled back. */
async function holdTables(): Promise<void> {
  await holder.query('begin')
  const { rows } = await holder.query(
    `select string_agg(quote_ident(tablename), ', ') as names
      from pg_tables where schemaname = 'public'`,
  )
  await holder.query(`lock table ${rows[0].names} in share mode`)
}
