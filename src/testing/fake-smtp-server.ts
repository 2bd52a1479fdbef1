import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; raw: Buffer; messageId: string }

type Faults = {
  /** Port to listen on again; a free one by default. */
  port?: number
  /** TLS from the first byte, with a self-signed certificate. */
  secure?: boolean
  onRcptTo?: SMTPServerOptions['onRcptTo']
  onConnect?: SMTPServerOptions['onConnect']
  onMailFrom?: SMTPServerOptions['onMailFrom']
  onAuth?: SMTPServerOptions['onAuth']
  /** Called with each received mail; returns an error to reject it. The response waits for a promise. */
  answer?: (mail: ReceivedMail) => Promise<Error | undefined> | Error | undefined
}

/** Starts an SMTP server on this machine (the package smtp-server), with the given faults. */
export async function startFakeSmtp({ port = 0, answer, ...handlers }: Faults = {}) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    // It would warn that the key of its certificate is public.
    logger: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    ...handlers,
    async onData(stream, session, done) {
      const raw = await wholeOf(stream)
      if (raw === undefined) return
      const { messageId = '' } = await PostalMime.parse(raw)
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom ? mailFrom.address : ''
      const mail = { from, to: rcptTo.map(({ address }) => address), raw, messageId }
      const refusal = await answer?.(mail)
      if (refusal === undefined) received.push(mail)
      done(refusal)
    },
  })
  // Some tests close the connection in the middle.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  listening.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await once(listening, 'listening')
  const at = (listening.address() as AddressInfo).port
  return {
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    received,
    read: () => Promise.all(received.map(({ raw }) => PostalMime.parse(raw))),
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      const closed = new Promise<void>((done) => server.close(done))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

export type FakeSmtp = Awaited<ReturnType<typeof startFakeSmtp>>

async function wholeOf(stream: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch {
    return undefined
  }
}

/** Returns an SMTP error with a code of RFC 5321. */
export function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
