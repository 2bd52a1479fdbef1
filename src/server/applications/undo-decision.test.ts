import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, outbox, publishedCommerces } from '../database/schema.ts'
import { openDelivery } from '../mail/delivery.ts'
import { smtpTransport } from '../mail/transport.ts'

let server: TestServer
let administrator: Person
let owner: Person
let shop: { id: number }
let pk: number
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  administrator = await server.administrator()
  owner = await server.owner()
  shop = await server.commerce(owner, { application: { status: 'PE', decided_at: null } })
  pk = (await server.applicationOf(shop)).pk
})

const accept = (by = administrator) => by.post(`/accept_application/${pk}/`)
const deny = (by = administrator) => by.post(`/deny_application/${pk}/`, { reason: 'Falta algo.' })
const undo = (by = administrator) => by.post(`/api/commerce_applications/${pk}/undo/`)
const statusNow = async () => (await server.applicationOf(shop)).status
const mails = () => server.db.select().from(outbox).where(eq(outbox.recipient, owner.user.email))
const isListed = async () =>
  (await server.db.$count(publishedCommerces, eq(publishedCommerces.commerce, shop.id))) === 1
const verbs = async () =>
  (await server.db.select().from(activity).where(eq(activity.object_id, pk)).orderBy(activity.id))
    .filter(({ object_type }) => object_type === 'application')
    .map(({ verb, before, after }) => [verb, before, after])

describe('a decision', () => {
  test.each([
    ['accepting', accept, 'OK', null],
    ['rejecting', deny, 'RE', 'Falta algo.'],
  ] as const)(
    'can be undone for ten seconds, its mail with it: %s',
    async (_name, decide, status, reason) => {
      const before = await server.applicationOf(shop)
      await decide()
      server.clock.advance(10)
      const { status: code, body } = await undo()
      expect([code, body.status, body.reason, body.decided_at, body.decided_by]).toEqual([
        200,
        'PE',
        null,
        null,
        null,
      ])
      expect(await mails()).toEqual([])
      expect(await isListed()).toBe(false)
      // The application keeps its place in the queue.
      expect(await server.applicationOf(shop)).toMatchObject({ submitted_at: before.submitted_at })
      const changes =
        reason === null
          ? [{ status }, { status: 'PE' }]
          : [
              { status, reason },
              { status: 'PE', reason: null },
            ]
      expect((await verbs()).at(-1)).toEqual(['undo', ...changes])
      expect((await accept()).body.status).toBe('OK')
    },
  )

  test('is made public at once, and told by mail ten seconds later', async () => {
    await accept()
    expect(await isListed()).toBe(true)
    const [mail] = await mails()
    const wait = Date.parse(mail!.next_try_at!) - Date.parse(mail!.created_at)
    expect(wait).toBe(10_000)
  })

  test('is undone no more after ten seconds', async () => {
    await accept()
    server.clock.advance(10.001)
    const { status, body } = await undo()
    expect([status, body.code]).toEqual([409, 'already_resolved'])
    expect(body.detail).toContain('más de 10 segundos')
    expect(await statusNow()).toBe('OK')
    expect(await mails()).toHaveLength(1)
  })

  test('is undone by nobody but whoever made it', async () => {
    await accept()
    const { status, body } = await undo(await server.administrator())
    expect([status, body.code]).toEqual([409, 'already_resolved'])
    expect(body.detail).toContain(administrator.user.username)
    expect((await undo(owner)).status).toBe(403)
    expect(await statusNow()).toBe('OK')
  })

  test('stays when its mail is being delivered, whatever the clocks say', async () => {
    await accept()
    await server.db.update(outbox).set({ tries: 1 }).where(eq(outbox.recipient, owner.user.email))
    expect((await undo()).body.code).toBe('already_resolved')
    expect(await statusNow()).toBe('OK')
    expect(await mails()).toHaveLength(1)
  })

  test('undone thirty times at once is undone once', async () => {
    await accept()
    const answers = await Promise.all(Array.from({ length: 30 }, () => undo()))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(
      new Set(['200 PE']),
    )
    expect((await verbs()).map(([verb]) => verb)).toEqual(['accept', 'undo'])
    expect(await mails()).toEqual([])
  })

  test('that another makes while the first is being undone stands', async () => {
    const other = await server.administrator()
    await accept()
    await undo()
    await deny(other)
    // The client repeats the request, because the first response was lost.
    expect((await undo()).status).toBe(409)
    expect(await statusNow()).toBe('RE')
    expect(await mails()).toHaveLength(1)
  })
})

test('a mail that waits for its time is not delivered before', async () => {
  const smtp = await startFakeSmtp()
  const transport = smtpTransport(smtp.url, server.services.config.mailFrom, 20)
  const delivery = openDelivery(server.services, transport, (error) => {
    throw error
  })
  try {
    await server.db.delete(outbox)
    await accept()
    delivery.notify()
    await delivery.idle()
    expect(smtp.received).toEqual([])
    server.clock.advance(10)
    delivery.notify()
    await delivery.idle()
    expect((await mails()).map(({ state }) => state)).toEqual(['sent'])
    expect((await undo()).status).toBe(409)
  } finally {
    await delivery.close()
    await smtp.close()
  }
})
