import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type FastifyInstance, LogController } from 'fastify'
import { serializers } from '../process/log.ts'
import { isFromLoopback } from '../process/loopback.ts'
import { isMonitoringPath } from './api-paths.ts'

/** Disables Fastify's two log lines for each request, and adds the request's id to all other lines. */
export const logController = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'request_id',
})

/** Logs a line for each response, except to requests that pages inject, which have no socket. */
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

/** Ids as nginx, Caddy and HAProxy generate them. Our secrets look different, so none is logged as an id. */
const PROXY_ID = /^[\da-f]{16,64}$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function requestId(raw: IncomingMessage): string {
  const proxyId = raw.headers['x-request-id']
  const isProxyId = typeof proxyId === 'string' && PROXY_ID.test(proxyId)
  return isProxyId && isFromLoopback(raw) ? proxyId : randomUUID()
}
