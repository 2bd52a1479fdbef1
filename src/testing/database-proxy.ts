import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** A network between a program and its database. Its connections can be reset, and new ones refused. */
export async function startDatabaseProxy(databaseUrl: string) {
  const { host, port } = new pg.Client({ connectionString: databaseUrl })
  const clients = new Set<Socket>()
  let isRefusing = false
  let refused = 0
  const server = createServer((client) => {
    if (isRefusing) {
      refused += 1
      client.destroy()
      return
    }
    const upstream = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect(port, host)
    for (const socket of [client, upstream]) socket.on('error', () => {})
    clients.add(client)
    client.on('close', () => {
      clients.delete(client)
      upstream.destroy()
    })
    client.pipe(upstream).pipe(client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `@127.0.0.1:${(server.address() as AddressInfo).port}$1`
  return {
    // Replaces the socket of the embedded server.
    url: databaseUrl.replace(/@[^/]*(\/[^?]*).*$/, address),
    reset() {
      for (const client of clients) client.resetAndDestroy()
    },
    refuse(refuses: boolean) {
      isRefusing = refuses
    },
    /** How many connections were refused. */
    refused: () => refused,
    close() {
      server.close()
    },
  }
}
