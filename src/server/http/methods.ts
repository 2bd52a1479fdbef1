import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { methodNotAllowed } from '../errors.ts'
import { sendErrorOnSocket } from './error-handler.ts'

/** Ordered as in the `Allow` header. */
export const ROUTE_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Requests with any other method are handled as TRACE: registering thirty methods on every path would start slowly. */
const FOREIGN = 'TRACE'

/** The methods for which a path responds with 405 (RFC 9110, section 15.5.6). */
export function otherMethods(allowed: string[]): string[] {
  return [...ROUTE_METHODS, FOREIGN].filter((method) => !allowed.includes(method))
}

/** Returns a function that replaces other methods by `FOREIGN`, except OPTIONS. Handlers still read the original. */
export function mergeForeignMethods(app: FastifyInstance): (request: IncomingMessage) => void {
  const originals = new WeakMap<IncomingMessage, string>()
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    raw.method = originals.get(raw) ?? raw.method!
    next()
  })
  return (request) => {
    const { method = '' } = request
    if (method === 'OPTIONS' || ROUTE_METHODS.includes(method)) return
    originals.set(request, method)
    request.method = FOREIGN
  }
}

/** Returns a function that adds the missing 405 responses to all paths. Call it after all routes are declared. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  // QUERY is declared without a body. Otherwise Fastify would read the body before the 405 is sent.
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true })
  app.server.on('connect', (_request, socket) =>
    sendErrorOnSocket(socket, methodNotAllowed('CONNECT', ROUTE_METHODS)),
  )
  const declared = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = declared.get(url) ?? new Set()
    declared.set(url, methods.union(new Set([method].flat())))
  })
  return () => {
    for (const [url, methods] of [...declared]) {
      // Only plugins register URLs that end with *.
      if (!url.endsWith('*')) refuseAt(app, url, methods)
    }
  }
}

function refuseAt(app: FastifyInstance, url: string, methods: Set<string>): void {
  const method = otherMethods([...methods])
  if (method.length === 0) return
  const allowed = ROUTE_METHODS.filter((name) => methods.has(name))
  const refuse = async (request: FastifyRequest) => {
    throw methodNotAllowed(request.method, allowed)
  }
  app.route({ method, url, config: { access: 'public' }, onRequest: refuse, handler: refuse })
}
