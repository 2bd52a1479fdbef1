import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Starts a proxy of a server. Once frozen, it accepts connections and data, but sends nothing. */
export async function startFreezableProxy(target: string) {
  const { hostname, port } = new URL(target)
  let bytesLeft = Number.POSITIVE_INFINITY
  const pairs = new Map<Socket, Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    pairs.set(client, upstream)
    for (const socket of [client, upstream]) socket.on('error', () => {})
    client.on('close', () => {
      upstream.destroy()
      pairs.delete(client)
    })
    client.pipe(upstream)
    upstream.on('end', () => client.end())
    upstream.on('data', (chunk) => {
      client.write(chunk.subarray(0, bytesLeft))
      bytesLeft = Math.max(0, bytesLeft - chunk.length)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Freezes the proxy after it has sent so many more bytes. */
    freeze(bytes = 0) {
      bytesLeft = bytes
    },
    async close() {
      for (const client of pairs.keys()) client.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}
