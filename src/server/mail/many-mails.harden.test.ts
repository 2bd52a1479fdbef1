import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusal, startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { mailDeliveries } from '#testing/mail-deliveries.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { MAILS_AT_ONCE } from './transport.ts'

const MINUTE = 60

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const mails = mailDeliveries(() => server)
const { open, deliveryTo, queue, deliver, rows, inState, receivedIds } = mails
afterEach(() => mails.close())

describe('many mails', () => {
  test('queued while the server was down all leave once it is back, each once', async () => {
    mails.smtp = await startFakeSmtp()
    const { port, url, close } = mails.smtp
    await close()
    mails.delivery = deliveryTo(url)
    await queue(1000)
    await deliver()
    expect(await inState('waiting')).toBe(1000)

    mails.smtp = await startFakeSmtp({ port })
    server.clock.advance(MINUTE)
    await deliver()
    expect(mails.smtp.received).toHaveLength(1000)
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
    mails.delivery!.notify()
    await began.promise
    const closed = mails.delivery!.close()
    go.resolve()
    await closed
    const sent = await inState('sent')
    expect(sent).toBe(mails.smtp!.received.length)
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(MAILS_AT_ONCE)

    mails.delivery = deliveryTo(mails.smtp!.url)
    server.clock.advance(MINUTE)
    await deliver()
    expect(await inState('sent')).toBe(20)
    expect(new Set(receivedIds()).size).toBe(20)
    expect(mails.smtp!.received).toHaveLength(20)
  })
})

describe('a mail server that was out of reach', () => {
  test('is given all that waited for it as soon as it takes the first', async () => {
    await open()
    const { url, port } = mails.smtp!
    await mails.smtp!.close()
    await queue(5)
    for (const minutes of [0, 1, 2, 5]) {
      server.clock.advance(minutes * MINUTE)
      await deliver()
    }
    expect((await rows()).map(({ tries }) => tries)).toEqual([4, 4, 4, 4, 4])

    mails.smtp = await startFakeSmtp({ port })
    expect(mails.smtp.url).toBe(url)
    await deliver()
    expect(mails.smtp.received).toHaveLength(0)
    await queue(1, () => 'nueva@example.com')
    await deliver()
    expect(new Set(receivedIds()).size).toBe(6)
    expect(mails.smtp.received).toHaveLength(6)
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
    mails.smtp = await startFakeSmtp()
    await queue(300)
    const both = [instance(), instance()]
    const codes = await Promise.all(both.map((child) => exitOf(child)))
    expect(codes).toEqual([0, 0])
    expect(mails.smtp.received).toHaveLength(300)
    expect(new Set(receivedIds()).size).toBe(300)
    expect(await inState('sent')).toBe(300)
  })

  test('one killed in the middle loses no mail, and doubles only those it was just sending', async () => {
    let killed: ReturnType<typeof instance> | undefined
    mails.smtp = await startFakeSmtp({
      answer: () => {
        if (mails.smtp!.received.length === 40) killed!.kill('SIGKILL')
        return undefined
      },
    })
    await queue(200)
    killed = instance()
    expect(await exitOf(killed)).toBe('SIGKILL')

    const held = (await rows()).filter(({ state, tries }) => state === 'waiting' && tries > 0)
    expect(held.length).toBeGreaterThan(0)
    expect(held.length).toBeLessThanOrEqual(MAILS_AT_ONCE)

    // Mails that the killed process had leased are not sent before the lease ends.
    expect(await exitOf(instance())).toBe(0)
    expect(await inState('waiting')).toBe(held.length)

    // The lease ends within 45 seconds; a query follows within another ten.
    server.clock.advance(50)
    expect(await exitOf(instance())).toBe(0)
    expect(await inState('sent')).toBe(200)
    const ids = receivedIds()
    expect(new Set(ids).size).toBe(200)
    const doubled = ids.filter((id, index) => ids.indexOf(id) !== index)
    expect(doubled.length).toBeGreaterThan(0)
    expect(held.map(({ message_id }) => message_id)).toEqual(expect.arrayContaining(doubled))
  })
})

/** Starts a process that delivers the mails that are due and exits. */
function instance() {
  const script = join(import.meta.dirname, '../../testing/delivery-process.ts')
  const args = [script, server.databaseUrl, mails.smtp!.url, server.clock.now().toISOString()]
  return spawn(process.execPath, args, { stdio: 'inherit' })
}

async function exitOf(child: ReturnType<typeof instance>): Promise<number | string> {
  const [code, signal] = await once(child, 'exit')
  return code ?? signal
}
