import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SUGGESTION } from '#testing/audited-fixtures.ts'
import { purging } from '#testing/purging.ts'
import { reportOf } from '#testing/report-calls.ts'
import { appealOf, restrictionOf } from '#testing/restrictions.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { record } from '../activity/record.ts'
import {
  activity,
  attempts,
  commerces,
  emailLinks,
  knownIps,
  messages,
  offers,
  outbox,
  reports,
  restrictions,
  sessions,
  suggestions,
  users,
} from '../database/schema.ts'
import { purgeExpired } from './purge-expired.ts'

const DAY = 24 * 60 * 60

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

test('a registration that nobody confirms is forgotten after thirty days, an account never', async () => {
  const unconfirmed = await server.owner({ is_active: false, activated_at: null })
  const deactivated = await server.owner({ is_active: false })
  for (const owner of [lucia, unconfirmed]) await server.commerce(owner)

  daysLater(30)
  await purgeExpired(server.services)
  expect(await server.db.$count(users)).toBe(3)
  server.clock.advance(1)
  await purgeExpired(server.services)

  const left = await server.db.select({ id: users.id }).from(users).orderBy(users.id)
  expect(left.map(({ id }) => id)).toEqual([lucia.user.id, deactivated.user.id])
  expect(await server.db.$count(commerces)).toBe(1)
})

describe('a message of a stranger', () => {
  const duda = () => ({
    subject: 'Horario',
    sender: 'ana@example.com',
    message: '¿Cerráis a mediodía?',
    created_at: now(),
  })

  test('is kept for 365 days after its answer', async () => {
    await server.db.insert(messages).values({ ...duda(), answer: 'Sí.', answered_at: now() })
    await isKeptFor(365, () => server.db.$count(messages))
  })

  test('waits for its answer as long as that takes', async () => {
    await server.db.insert(messages).values(duda())
    daysLater(3000)
    await purgeExpired(server.services)
    expect(await server.db.$count(messages)).toBe(1)
  })
})

describe('a report', () => {
  const decided = (decision: 'unchanged') => ({
    decision,
    reason: 'Visto.',
    decided_at: now(),
  })

  test('is kept for 365 days after its decision, and until then', async () => {
    const shop = await server.commerce(await server.owner())
    await reportOf(server, shop)
    await reportOf(server, shop, decided('unchanged'))
    await isKeptFor(365, async () => (await server.db.$count(reports)) - 1)
    expect(await server.db.$count(reports)).toBe(1)
  })
})

describe('a suggestion', () => {
  test('is kept for 365 days after its decision, and until then', async () => {
    const waiting = { ...SUGGESTION, created_at: now() }
    const decided = { ...waiting, decision: 'declined', decided_at: now() } as const
    await server.db.insert(suggestions).values([waiting, decided])
    await isKeptFor(365, async () => (await server.db.$count(suggestions)) - 1)
    expect(await server.db.$count(suggestions)).toBe(1)
  })
})

describe('a decision that takes something away', () => {
  test('is kept for 365 days after it has ended', async () => {
    const shop = await server.commerce(await server.owner())
    await restrictionOf(server, shop, { ended_at: now() })
    await isKeptFor(365, () => server.db.$count(restrictions))
  })

  test('holds for as long as nobody lifts it, but not what was written about it', async () => {
    const owner = await server.owner()
    const shop = await server.commerce(owner, { hidden: true })
    const report = await reportOf(server, shop, {
      reason: 'x',
      decision: 'hidden',
      decided_at: now(),
    })
    const upheld = { outcome: 'upheld', answer: 'Sigue mal.', answered_at: now() } as const
    await appealOf(server, shop, owner, { report, ...upheld })
    daysLater(366)
    await purgeExpired(server.services)
    expect(await server.db.$count(reports)).toBe(0)
    expect(await server.db.select().from(restrictions)).toMatchObject([
      {
        commerce: shop.id,
        report: null,
        appeal: '',
        answer: '',
        outcome: 'upheld',
        ended_at: null,
      },
    ])
  })

  test('keeps what the office removed in the bin until its appeal is answered', async () => {
    const owner = await server.owner()
    const shop = await server.commerce(owner)
    const offer = await server.offer(shop, { deleted_at: now() })
    const removed = { kind: 'offer_deleted', commerce: null, offer: offer.id } as const
    const appeal = await appealOf(server, shop, owner, removed)
    const gone = await server.commerce(owner, { deleted_at: now() })
    await restrictionOf(server, gone, { kind: 'commerce_deleted' })
    server.clock.advance(-1)
    daysLater(30)
    await purgeExpired(server.services)
    expect(await server.db.$count(commerces)).toBe(2)
    server.clock.advance(2)
    await purgeExpired(server.services)
    expect([await server.db.$count(commerces), await server.db.$count(offers)]).toEqual([1, 1])
    const upheld = { outcome: 'upheld', answered_at: now() } as const
    await server.db.update(restrictions).set(upheld).where(eq(restrictions.id, appeal))
    await purgeExpired(server.services)
    expect(await server.db.$count(offers)).toBe(0)
  })
})

describe('whoever deleted the account', () => {
  const gone = () => server.owner({ is_active: false, ...deleted() })

  test('stays without a name while a shop of theirs does, and goes with the last', async () => {
    await server.commerce(await gone(), deleted())
    await isKeptFor(30, () => server.db.$count(users, sql`deleted_at is not null`))
  })

  test('goes at once without any shop', async () => {
    await gone()
    await purgeExpired(server.services)
    expect(await server.db.$count(users)).toBe(1)
  })
})

describe('the log', () => {
  const line = (id: number, at: Date) =>
    record(
      server.db,
      { actor: undefined, at },
      { verb: 'create', type: 'faq', id, name: '¿Cuánto?' },
    )
  const lines = (id: number) => server.db.$count(activity, sql`object_id = ${id}`)

  test('is kept for 365 days, by the clock of the program', async () => {
    await line(1, new Date('2020-01-01T10:00:00Z'))
    const present = server.clock.now()
    server.clock.advance((Date.parse('2020-12-31T10:00:00Z') - present.getTime()) / 1000)
    await purgeExpired(server.services)
    expect(await lines(1)).toBe(1)
    server.clock.advance(1)
    await purgeExpired(server.services)
    expect(await lines(1)).toBe(0)
    server.clock.advance((present.getTime() - server.clock.now().getTime()) / 1000)
  })

  test('is kept while the database counts less than a year, whatever our clock says', async () => {
    await line(2, new Date(Date.now() - 364 * DAY * 1000))
    await line(3, new Date(Date.now() - 366 * DAY * 1000))
    daysLater(2000)
    await purgeExpired(server.services)
    expect([await lines(2), await lines(3)]).toEqual([1, 0])
  })
})

describe('what is known of people is forgotten:', () => {
  test('a session thirty days after its end', async () => {
    await isKeptFor(32, () => server.db.$count(sessions))
  })

  test('an address from which somebody signed in after ninety days', async () => {
    await server.db
      .insert(knownIps)
      .values({ user_id: lucia.user.id, ip_hash: 'x', last_at: now() })
    await isKeptFor(90, () => server.db.$count(knownIps))
  })

  test('a try that a limit counted after a day', async () => {
    await server.db.insert(attempts).values({ scope: 'login', key: '192.0.2.1', at: now() })
    await isKeptFor(1, () => server.db.$count(attempts))
  })

  test('a link when it is good no longer', async () => {
    const link = { hash: 'x', user_id: lucia.user.id, purpose: 'reset' as const }
    await server.db.insert(emailLinks).values({ ...link, created_at: now(), expires_at: now() })
    await isKeptFor(0, () => server.db.$count(emailLinks))
  })

  test.each([
    ['a mail thirty days after it left', 'sent', () => ({ sent_at: now() })],
    ['a mail that nobody could deliver after thirty days', 'dead', () => ({})],
  ] as const)('%s', async (_name, state, more) => {
    await server.db.insert(outbox).values({ ...mail(), state, ...more() })
    await isKeptFor(30, () => server.db.$count(outbox))
  })

  test('but never a mail that waits', async () => {
    await server.db.insert(outbox).values({ ...mail(), state: 'waiting', next_try_at: now() })
    daysLater(3000)
    await purgeExpired(server.services)
    expect(await server.db.$count(outbox)).toBe(1)
  })

  const mail = () => ({
    message_id: 'one@escaparate.example',
    recipient: 'ana@example.com',
    subject: 'Hola',
    text: 'Hola',
    html: '<p>Hola</p>',
    created_at: now(),
  })
})
