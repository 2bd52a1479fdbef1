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
  let host: string | undefined
  // Names and values alternate.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    if (host !== undefined) return false
    host = rawHeaders[at + 1]!
  }
  return host === undefined ? httpVersion === '1.0' : HOST.test(host)
}
