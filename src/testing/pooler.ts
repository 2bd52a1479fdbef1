import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import pg from 'pg'

type Mode = 'session' | 'transaction'

/** Like PgBouncer: refuses the startup parameter `options`, and shares server connections in the mode `transaction`. */
export async function startPooler(databaseUrl: string, mode: Mode) {
  const idle: Socket[] = []
  const sockets = new Set<Socket>()

  async function serve(client: Socket): Promise<void> {
    sockets.add(client)
    let server: Socket | undefined
    const send = (bytes: Buffer) => void (client.destroyed || client.write(bytes))
    client.on('error', () => {})
    client.on('close', () => {
      sockets.delete(client)
      server?.destroy()
    })
    const [startup] = (await once(client, 'data')) as [Buffer]
    if (startup.includes('\0options\0')) return void client.end(REFUSAL)
    send(WELCOME)

    const release = () => {
      server!.removeAllListeners('data')
      if (mode === 'transaction') idle.push(server!)
      if (mode === 'transaction') server = undefined
    }
    let taking: Promise<void> | undefined
    const take = async () => {
      server = idle.pop() ?? (await connect(databaseUrl))
      sockets.add(server)
      server.on(
        'data',
        forwarder(send, () => mode === 'transaction' && release()),
      )
    }
    client.on('data', async (bytes: Buffer) => {
      if (server === undefined) {
        taking ??= take()
        await taking
        taking = undefined
      }
      server?.write(bytes)
    })
  }

  const proxy = createServer((client) => void serve(client)).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as { port: number }
  return {
    // Replaces the socket of the embedded server.
    url: databaseUrl.replace(/@[^/]*(\/[^?]*).*$/, `@127.0.0.1:${port}$1`),
    close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

/** Forwards data of the server. Calls `ended` at the end of a transaction (ReadyForQuery with `I`). */
function forwarder(send: (bytes: Buffer) => void, ended: () => void) {
  let rest = Buffer.alloc(0)
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    let isOver = false
    let at = 0
    while (at + 5 <= rest.length && at + 1 + rest.readInt32BE(at + 1) <= rest.length) {
      isOver ||= rest[at] === CODE.Z && rest[at + 5] === CODE.I
      at += 1 + rest.readInt32BE(at + 1)
    }
    rest = rest.subarray(at)
    // Before the client gets the data and sends its next query, which may need another connection.
    if (isOver) ended()
    send(bytes)
  }
}

const CODE = { Z: 0x5a, I: 0x49 }

/** Opens and authenticates a connection with `pg` and returns its socket, detached from the client. */
async function connect(connectionString: string): Promise<Socket> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  return stream.removeAllListeners().on('error', () => {})
}

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

/** The messages AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
const REFUSAL = message(
  'E',
  Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: options\0\0'),
)
