import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type FastifyInstance, LogController } from 'fastify'
import { serializers } from '../process/log.ts'
import { isFromLoopback } from '../process/loopback.ts'
import { isMonitoringPath } from './api-paths.ts'

/** Disables Fastify's own two lines for each request, and adds the request's id to all others. */
export const logController = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'request_id',
})

/** Logs a line for each response, except to requests that pages inject. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    if (!(request.raw.socket instanceof Socket)) return next()
    const level = isMonitoringPath(request.url) ? 'debug' : 'info'
    const line = {
      ...serializers.req(request),
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log[level](line, 'request')
    next()
  })
}

/** Ids as nginx, Caddy and HAProxy generate them: a UUID or hexadecimal digits. None of our secrets looks like that. */
const MADE_BY_A_PROXY = /^[\da-f]{16,64}$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function requestId(raw: IncomingMessage): string {
  const proxyId = raw.headers['x-request-id']
  const isGood = typeof proxyId === 'string' && MADE_BY_A_PROXY.test(proxyId)
  return isGood && isFromLoopback(raw) ? proxyId : randomUUID()
}
