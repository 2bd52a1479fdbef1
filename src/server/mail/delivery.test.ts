import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal, startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { mailDeliveries } from '#testing/mail-deliveries.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { queueMail } from './outbox.ts'
import { BULK_MAILS_AT_ONCE } from './transport.ts'

const MINUTE = 60

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const mails = mailDeliveries(() => server)
const { open, deliveryTo, queue, deliver, rows, row, inState, receivedIds } = mails
afterEach(() => mails.close())

test('the outbox is asked twice at most for all who write while it is asked', async () => {
  await open()
  const claims = vi.spyOn(server.db, 'update')
  for (let writes = 0; writes < 50; writes++) mails.delivery!.notify()
  await mails.delivery!.idle()
  expect(claims.mock.calls.length).toBeLessThanOrEqual(2)
  claims.mockRestore()
})

describe('a mail', () => {
  test('leaves once, and what it said is forgotten', async () => {
    await open()
    await queue()
    const { message_id } = await row()
    await deliver()
    await deliver()
    expect(receivedIds()).toEqual([message_id])
    expect(await row()).toMatchObject({
      state: 'sent',
      tries: 1,
      text: '',
      html: '',
      next_try_at: null,
      sent_at: server.clock.now().toISOString(),
    })
  })

  test('leaves once although the database is away when it has been taken', async () => {
    const away = vi.spyOn(server.db, 'update')
    await open({
      answer: () => {
        away.mockImplementationOnce(() => {
          throw new Error('terminating connection due to administrator command')
        })
        return undefined
      },
    })
    await queue()
    await deliver()
    expect(away.mock.results.map(({ type }) => type)).toContain('throw')
    server.clock.advance(MINUTE)
    await deliver()
    expect(receivedIds()).toHaveLength(1)
    expect(await row()).toMatchObject({ state: 'sent', tries: 1 })
    away.mockRestore()
  })

  test('of a transaction that is undone never was', async () => {
    await open()
    const undone = server.db.transaction(async (tx) => {
      const mail = { subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' }
      await queueMail(tx, server.services, { to: 'lucia@example.com', mail })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await deliver()
    expect(await rows()).toEqual([])
    expect(mails.smtp!.received).toEqual([])
  })

  test('that is queued while another leaves goes out without another word', async () => {
    let arrived = 0
    await open({
      answer: async () => {
        if (arrived++ > 0) return undefined
        await queue(3)
        mails.delivery!.notify()
        return undefined
      },
    })
    await queue()
    await deliver()
    expect(await inState('sent')).toBe(4)
  })
})

describe('of bulk mails', () => {
  const toOwners = (index: number) => `aviso-${index}@example.com`
  const waiting = 'persona-0@example.com'

  test('none takes the last place, and a link somebody waits for leaves at once', async () => {
    const taken: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await open({
      answer: async ({ to }) => {
        taken.push(to[0]!)
        if (to[0] !== waiting) await released
        return undefined
      },
    })
    await queue(20, toOwners, true)
    mails.delivery!.notify()
    await vi.waitFor(() => expect(taken).toHaveLength(BULK_MAILS_AT_ONCE), WAIT)
    await queue()
    mails.delivery!.notify()
    await vi.waitFor(() => expect(taken.at(-1)).toBe(waiting), WAIT)
    expect(taken).toHaveLength(BULK_MAILS_AT_ONCE + 1)
    release()
    await mails.delivery!.idle()
    expect(await inState('sent')).toBe(21)
  })

  test('those that were queued before leave after the others', async () => {
    await open()
    await queue(20, toOwners, true)
    server.clock.advance(MINUTE)
    await queue(20)
    await deliver()
    const order = mails.smtp!.received.map(({ to }) => to[0]!.startsWith('aviso'))
    expect(order.slice(0, 10)).not.toContain(true)
    expect(order.slice(-10)).not.toContain(false)
  })
})

describe('a mail that is not taken', () => {
  test('refused for now comes later, with the same Message-ID', async () => {
    const ids: string[] = []
    await open({
      answer: ({ messageId }) =>
        ids.push(messageId) === 1 ? refusal(451, 'Vuelve más tarde') : undefined,
    })
    await queue()
    await deliver()
    expect(await row()).toMatchObject({ state: 'waiting', tries: 1 })
    expect((await row()).last_error).toContain('451')

    server.clock.advance(MINUTE - 1)
    await deliver()
    expect(ids).toHaveLength(1)
    server.clock.advance(1)
    await deliver()
    expect(await row()).toMatchObject({ state: 'sent', tries: 2, last_error: null })
    expect(ids[1]).toBe(ids[0])
  })

  test.each([
    ['the recipient', { onRcptTo: refuseRecipient }],
    ['the mail', { answer: () => refusal(552, '5.2.2 Buzón lleno') }],
  ])('is dead at once when %s is refused for good', async (_name, faults) => {
    await open(faults)
    await queue()
    await deliver()
    expect(await row()).toMatchObject({ state: 'dead', tries: 1, next_try_at: null })
    expect((await row()).last_error).toMatch(/55[02]/)
  })

  test.each([
    ['the sender', { onMailFrom: (_a, _s, done) => done(refusal(550, 'No')) }],
    ['the sign-in', { onAuth: (_a, _s, done) => done(refusal(535, 'No')) }],
    ['the connection', { onConnect: (_s, done) => done(refusal(554, 'No')) }],
    ['the policy', { answer: () => refusal(550, '5.7.1 No') }],
  ] as [string, Parameters<typeof startFakeSmtp>[0]][])(
    'waits when %s is refused, which is for us to mend',
    async (name, faults) => {
      mails.smtp = await startFakeSmtp(faults)
      const sign = name === 'the sign-in' ? 'ana:clave@' : ''
      mails.delivery = deliveryTo(mails.smtp.url.replace('//', `//${sign}`))
      await queue()
      await deliver()
      expect(await row()).toMatchObject({ state: 'waiting', tries: 1 })
      expect((await row()).last_error).toMatch(/5\d\d/)
      expect((await row()).last_error).not.toContain('clave')
    },
  )

  test('waits when the server takes the connection and says nothing', async () => {
    await open({ onConnect: () => {} }, 0.3)
    await queue()
    await deliver()
    expect(await row()).toMatchObject({ state: 'waiting', tries: 1 })
  })

  test('waits when the server drops the line after the last byte', async () => {
    let drops = 0
    await open({
      answer: async () => {
        if (drops++ === 0) mails.smtp!.cut()
        return undefined
      },
    })
    await queue()
    await deliver()
    expect(drops).toBe(1)
    expect(await row()).toMatchObject({ state: 'waiting', tries: 1 })
    server.clock.advance(MINUTE)
    await deliver()
    expect(await row()).toMatchObject({ state: 'sent', tries: 2 })
    expect(new Set(receivedIds()).size).toBe(1)
  })

  test('is tried for two days, ever more seldom, and then is dead', async () => {
    mails.smtp = await startFakeSmtp()
    await mails.smtp.close()
    mails.delivery = deliveryTo(mails.smtp.url)
    mails.smtp = undefined
    await queue()
    const waits: number[] = []
    for (;;) {
      await deliver()
      const { state, next_try_at } = await row()
      if (state === 'dead') break
      const wait = (new Date(next_try_at!).getTime() - server.clock.now().getTime()) / 1000
      waits.push(wait / MINUTE)
      server.clock.advance(wait)
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 5, 15])
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    const hours = waits.reduce((sum, wait) => sum + wait) / 60
    expect(hours).toBeGreaterThan(47)
    expect(hours).toBeLessThan(49)
    expect(await row()).toMatchObject({ tries: waits.length + 1 })
    expect((await row()).last_error).toContain('ECONNREFUSED')
  })
})

test('a mail under way is nobody else’s until its lease ends', async () => {
  const began = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  await open({
    answer: async () => {
      began.resolve()
      await go.promise
      return undefined
    },
  })
  await queue()
  mails.delivery!.notify()
  await began.promise

  const other = await startFakeSmtp()
  const second = deliveryTo(other.url)
  const deliverThere = async () => {
    second.notify()
    await second.idle()
    return other.received.length
  }
  expect(await deliverThere()).toBe(0)
  server.clock.advance(44)
  expect(await deliverThere()).toBe(0)
  server.clock.advance(1)
  expect(await deliverThere()).toBe(1)

  go.resolve()
  await mails.delivery!.idle()
  expect(await row()).toMatchObject({ state: 'sent', tries: 2 })
  await second.close()
  await other.close()
})

test('a mail that takes long is nobody else’s as long as it is being sent', async () => {
  const began = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  mails.smtp = await startFakeSmtp({
    answer: async () => {
      began.resolve()
      await go.promise
      return undefined
    },
  })
  mails.delivery = deliveryTo(mails.smtp.url, 20, 10)
  await queue()
  mails.delivery.notify()
  await began.promise
  const second = deliveryTo(mails.smtp.url)
  for (let minutes = 0; minutes < 3; minutes++) {
    server.clock.advance(MINUTE)
    const lease = new Date(server.clock.now().getTime() + 45_000).toISOString()
    await expect.poll(async () => (await row()).next_try_at).toBe(lease)
    second.notify()
    await second.idle()
  }
  go.resolve()
  await mails.delivery.idle()
  await second.close()
  expect(await row()).toMatchObject({ state: 'sent', tries: 1 })
  expect(receivedIds()).toHaveLength(1)
})

function refuseRecipient(
  { address }: { address: string },
  _session: unknown,
  done: (error?: Error) => void,
) {
  const isKnown = address === 'lucia@example.com'
  done(isKnown ? undefined : refusal(550, '5.1.1 No hay nadie con ese nombre'))
}
