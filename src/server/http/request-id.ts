import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isFromLoopback } from '../process/loopback.ts'

/** What nginx, Caddy and HAProxy make: a UUID, or hexadecimal digits. No secret of ours looks like that. */
const MADE_BY_A_PROXY = /^[\da-f]{16,64}$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id that the proxy on this machine has given to a request in `X-Request-Id`, or one of our own. */
export function requestId(raw: IncomingMessage): string {
  const given = raw.headers['x-request-id']
  const isGood = typeof given === 'string' && MADE_BY_A_PROXY.test(given)
  return isGood && isFromLoopback(raw) ? given : randomUUID()
}
