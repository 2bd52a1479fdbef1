import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeSmtp, refusal, startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { outbox } from '../database/schema.ts'
import type { Delivery } from '../services.ts'
import { openDelivery } from './delivery.ts'
import { queueMail } from './outbox.ts'
import { MAILS_AT_ONCE, smtpTransport } from './transport.ts'

const FROM = { name: 'Escaparate', address: 'no-reply@escaparate.example' }
const MINUTE = 60

let server: TestServer
let smtp: FakeSmtp | undefined
let delivery: Delivery | undefined
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(outbox)
})
afterEach(async () => {
  await delivery?.close()
  await smtp?.close()
  delivery = undefined
  smtp = undefined
})

async function open(faults: Parameters<typeof startFakeSmtp>[0] = {}, seconds = 20) {
  smtp = await startFakeSmtp(faults)
  delivery = deliveryTo(smtp.url, seconds)
  return smtp
}

function deliveryTo(url: string, seconds = 20): Delivery {
  return openDelivery(server.services, smtpTransport(url, FROM, seconds), (error) => {
    throw error
  })
}

async function queue(total = 1, to = (index: number) => `persona-${index}@example.com`) {
  const mail = { subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' }
  const { config, clock } = server.services
  await server.db.transaction(async (tx) => {
    for (let index = 0; index < total; index++) {
      await queueMail(tx, { to: to(index), mail, now: clock.now(), config })
    }
  })
}

async function deliver(): Promise<void> {
  delivery!.notify()
  await delivery!.idle()
}

const rows = () => server.db.select().from(outbox).orderBy(outbox.id)
const row = async () => (await rows())[0]!
const inState = (state: 'waiting' | 'sent' | 'dead') =>
  server.db.$count(outbox, eq(outbox.state, state))
const receivedIds = () => smtp!.received.map(({ messageId }) => messageId)

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

  test('of a transaction that is undone never was', async () => {
    await open()
    const undone = server.db.transaction(async (tx) => {
      const mail = { subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' }
      const now = server.clock.now()
      await queueMail(tx, { to: 'lucia@example.com', mail, now, config: server.services.config })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await deliver()
    expect(await rows()).toEqual([])
    expect(smtp!.received).toEqual([])
  })

  test('that is queued while another leaves goes out without another word', async () => {
    let arrived = 0
    await open({
      answer: async () => {
        if (arrived++ > 0) return undefined
        await queue(3)
        delivery!.notify()
        return undefined
      },
    })
    await queue()
    await deliver()
    expect(await inState('sent')).toBe(4)
  })

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
      smtp = await startFakeSmtp(faults)
      const sign = name === 'the sign-in' ? 'ana:clave@' : ''
      delivery = deliveryTo(smtp.url.replace('//', `//${sign}`))
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
        if (drops++ === 0) smtp!.cut()
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
    smtp = await startFakeSmtp()
    await smtp.close()
    delivery = deliveryTo(smtp.url)
    smtp = undefined
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
  delivery!.notify()
  await began.promise

  const other = await startFakeSmtp()
  const second = deliveryTo(other.url)
  const deliverThere = async () => {
    second.notify()
    await second.idle()
    return other.received.length
  }
  expect(await deliverThere()).toBe(0)
  server.clock.advance(5 * MINUTE - 1)
  expect(await deliverThere()).toBe(0)
  server.clock.advance(1)
  expect(await deliverThere()).toBe(1)

  go.resolve()
  await delivery!.idle()
  expect(await row()).toMatchObject({ state: 'sent', tries: 2 })
  await second.close()
  await other.close()
})

describe('many mails', () => {
  test('queued while the server was down all leave once it is back, each once', async () => {
    smtp = await startFakeSmtp()
    const { port, url, close } = smtp
    await close()
    delivery = deliveryTo(url)
    await queue(1000)
    await deliver()
    expect(await inState('waiting')).toBe(1000)

    smtp = await startFakeSmtp({ port })
    server.clock.advance(MINUTE)
    await deliver()
    expect(smtp.received).toHaveLength(1000)
    expect(new Set(receivedIds()).size).toBe(1000)
    expect(await inState('sent')).toBe(1000)
  })

  test('leave over a few connections at a time', async () => {
    let lines = 0
    let most = 0
    await open({
      onConnect(_session, done) {
        most = Math.max(most, ++lines)
        done()
      },
    })
    await queue(50)
    await deliver()
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(MAILS_AT_ONCE)
  })
})

describe('closing', () => {
  test('lets the mail under way leave, and the others wait for the next start', async () => {
    const began = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    await open({
      answer: async () => {
        began.resolve()
        await go.promise
        return undefined
      },
    })
    await queue(20)
    delivery!.notify()
    await began.promise
    const closed = delivery!.close()
    go.resolve()
    await closed
    const sent = await inState('sent')
    expect(sent).toBe(smtp!.received.length)
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(MAILS_AT_ONCE)

    delivery = deliveryTo(smtp!.url)
    server.clock.advance(5 * MINUTE)
    await deliver()
    expect(await inState('sent')).toBe(20)
    expect(new Set(receivedIds()).size).toBe(20)
    expect(smtp!.received).toHaveLength(20)
  })
})

describe('a mail server that was out of reach', () => {
  test('is given all that waited for it as soon as it takes the first', async () => {
    await open()
    const { url, port } = smtp!
    await smtp!.close()
    await queue(5)
    for (const minutes of [0, 1, 2, 5]) {
      server.clock.advance(minutes * MINUTE)
      await deliver()
    }
    expect((await rows()).map(({ tries }) => tries)).toEqual([4, 4, 4, 4, 4])

    smtp = await startFakeSmtp({ port })
    expect(smtp.url).toBe(url)
    await deliver()
    expect(smtp.received).toHaveLength(0)
    await queue(1, () => 'nueva@example.com')
    await deliver()
    expect(new Set(receivedIds()).size).toBe(6)
    expect(smtp.received).toHaveLength(6)
  })

  test('is not given what it had asked to be sent later', async () => {
    let asked = 0
    await open({ answer: () => (asked++ === 0 ? refusal(451, 'Vuelve más tarde') : undefined) })
    await queue()
    await deliver()
    await queue(1, () => 'nueva@example.com')
    await deliver()
    expect(await inState('waiting')).toBe(1)
  })
})

describe('instances', () => {
  test('two at once on one database send each mail once', async () => {
    smtp = await startFakeSmtp()
    await queue(300)
    const both = [instance(), instance()]
    const codes = await Promise.all(both.map((child) => exitOf(child)))
    expect(codes).toEqual([0, 0])
    expect(smtp.received).toHaveLength(300)
    expect(new Set(receivedIds()).size).toBe(300)
    expect(await inState('sent')).toBe(300)
  })

  test('one killed in the middle loses no mail, and doubles only those it was just sending', async () => {
    let killed: ReturnType<typeof instance> | undefined
    smtp = await startFakeSmtp({
      answer: () => {
        if (smtp!.received.length === 40) killed!.kill('SIGKILL')
        return undefined
      },
    })
    await queue(200)
    killed = instance()
    expect(await exitOf(killed)).toBe('SIGKILL')

    const held = (await rows()).filter(({ state, tries }) => state === 'waiting' && tries > 0)
    expect(held.length).toBeGreaterThan(0)
    expect(held.length).toBeLessThanOrEqual(MAILS_AT_ONCE)

    // Nobody takes what the dead one holds before its lease ends.
    expect(await exitOf(instance())).toBe(0)
    expect(await inState('waiting')).toBe(held.length)

    server.clock.advance(5 * MINUTE)
    expect(await exitOf(instance())).toBe(0)
    expect(await inState('sent')).toBe(200)
    const ids = receivedIds()
    expect(new Set(ids).size).toBe(200)
    const doubled = ids.filter((id, index) => ids.indexOf(id) !== index)
    expect(doubled.length).toBeGreaterThan(0)
    expect(held.map(({ message_id }) => message_id)).toEqual(expect.arrayContaining(doubled))
  })
})

function refuseRecipient(
  { address }: { address: string },
  _session: unknown,
  done: (error?: Error) => void,
) {
  const isKnown = address === 'lucia@example.com'
  done(isKnown ? undefined : refusal(550, '5.1.1 No hay nadie con ese nombre'))
}

/** A process of its own that delivers what is due now and ends. */
function instance() {
  const script = join(import.meta.dirname, 'delivery-process.ts')
  const args = [script, server.databaseUrl, smtp!.url, server.clock.now().toISOString()]
  return spawn(process.execPath, args, { stdio: 'inherit' })
}

async function exitOf(child: ReturnType<typeof instance>): Promise<number | string> {
  const [code, signal] = await once(child, 'exit')
  return code ?? signal
}
