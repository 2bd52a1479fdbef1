import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isFromLoopback } from '../process/loopback.ts'

/** Ids as nginx, Caddy and HAProxy generate them: a UUID or hexadecimal digits. None of our secrets looks like that. */
const MADE_BY_A_PROXY = /^[\da-f]{16,64}$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the id in `X-Request-Id` if a proxy on this machine has set it, or a new one. */
export function requestId(raw: IncomingMessage): string {
  const given = raw.headers['x-request-id']
  const isGood = typeof given === 'string' && MADE_BY_A_PROXY.test(given)
  return isGood && isFromLoopback(raw) ? given : randomUUID()
}
