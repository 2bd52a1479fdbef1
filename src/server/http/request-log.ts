import { Socket } from 'node:net'
import { type FastifyInstance, LogController } from 'fastify'
import { serializers } from '../process/log.ts'
import { isMonitoringPath } from './api-paths.ts'

/** Fastify's own two lines for each request are left out; all that is logged of one has its id. */
export const logController = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'request_id',
})

/**
 * Logs one line for each answered request: method, path without its secrets, the route's pattern, status and
 * milliseconds. Not the calls that pages make in this process; what monitoring asks all the time, at `debug`.
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
