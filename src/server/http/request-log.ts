import { Socket } from 'node:net'
import { type FastifyInstance, LogController } from 'fastify'
import { serializers } from '../process/log.ts'
import { isMonitoringPath } from './api-paths.ts'

/** Disables Fastify's own two lines for each request, and adds the request's id to all others. */
export const logController = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'request_id',
})

/**
 * Logs a line for each response: method, path without secrets, route pattern, status and milliseconds. Requests
 * that pages make in this process are left out; those of monitoring are logged at `debug`.
 */
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
