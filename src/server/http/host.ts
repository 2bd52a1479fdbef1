import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { badHost } from '../errors.ts'

/** RFC 3986, section 3.2.2, and a port: a name, an IPv4 or a bracketed IPv6 address. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i

/** Throws 400 unless there is exactly one valid Host header (RFC 9112, section 3.2). */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasOneHost(raw)) throw badHost()
  })
}

export function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_text, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2 === 1,
  )
  if (hosts.length === 0) return httpVersion === '1.0'
  return hosts.length === 1 && HOST.test(hosts[0]!)
}
