import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { badHost } from '../errors.ts'

/** A host (RFC 3986, section 3.2.2) and a port: a name, an IPv4 or a bracketed IPv6 address. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i

/** Throws 400 unless there is exactly one valid Host header (RFC 9112, section 3.2). */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    next(hasOneHost(raw) ? undefined : badHost())
  })
}

export function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  // Names (even indexes) and values (odd) alternate.
  const isHost = (index: number) =>
    index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host'
  const hosts = rawHeaders.filter((_, index) => isHost(index))
  return hosts.length === 0 ? httpVersion === '1.0' : hosts.length === 1 && HOST.test(hosts[0]!)
}
