import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { type OwnPostgres, openOwnPostgres } from '#testing/own-postgres.ts'
import { subscriptionOf } from '#testing/subscriptions.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { newsMails, outbox } from '../database/schema.ts'
import { openDelivery } from '../mail/delivery.ts'
import { MAILS_AT_ONCE, smtpTransport } from '../mail/transport.ts'
import { announceWeek } from './announce-week.ts'
import { writeWeeklyMail } from './write-weekly-mail.ts'

const SUBSCRIBERS = 600
const THURSDAY = '2026-03-05T10:00:00.000Z'

let postgres: OwnPostgres
let server: TestServer
beforeAll(async () => {
  postgres = await openOwnPostgres()
  server = await openTestServer({ rateLimits: false, logLevel: 'silent' }, postgres)
})
afterAll(async () => {
  await server.close()
  await postgres.close()
})

test('a restart of PostgreSQL while the news are queued and sent costs nobody a mail', async () => {
  server.clock.set(THURSDAY)
  const owner = await server.owner()
  await server.offer(await server.commerce(owner), { title: 'Pan de ayer' })
  for (let at = 0; at < SUBSCRIBERS; at++) await subscriptionOf(server)

  let restarts = 0
  const restart = async () => {
    restarts++
    process.kill(await postgres.postmaster(), 'SIGINT')
  }
  const queueing = { ...server.services, mail: { ...server.services.mail, notify: once(restart) } }
  await expect(announceWeek(queueing)).rejects.toThrow()
  await vi.waitUntil(() => announceWeek(server.services).then(...YES_OR_NO), WAIT)
  expect(await server.db.$count(newsMails)).toBe(SUBSCRIBERS)

  const atForty = once(restart)
  const smtp = await startFakeSmtp({
    answer: () => {
      if (smtp.received.length === 40) atForty()
      return undefined
    },
  })
  const transport = smtpTransport(smtp.url, {
    name: 'Escaparate',
    address: 'no@escaparate.example',
  })
  const errors: unknown[] = []
  const delivery = openDelivery(
    { ...server.services, write: (mail) => writeWeeklyMail(server.services, mail) },
    transport,
    (error) => errors.push(error),
  )
  // Notifies repeatedly, as the server does, because leased mails are due when their lease ends.
  await vi.waitUntil(async () => {
    delivery.notify()
    await delivery.idle()
    if (errors.length > 0) server.clock.advance(50)
    return server.db.$count(outbox, isNull(outbox.sent_at)).then(
      (left) => left === 0,
      () => false,
    )
  }, WAIT)
  await delivery.close()
  await smtp.close()

  expect(restarts).toBe(2)
  expect(await server.db.$count(outbox, eq(outbox.state, 'sent'))).toBe(SUBSCRIBERS)
  const people = smtp.received.map(({ to }) => to[0])
  expect(new Set(people).size).toBe(SUBSCRIBERS)
  expect(people.length - SUBSCRIBERS).toBeLessThanOrEqual(MAILS_AT_ONCE)
})

const YES_OR_NO = [() => true, () => false] as const

function once(work: () => Promise<void>): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    void work()
  }
}
