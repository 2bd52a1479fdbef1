import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { methodNotAllowed } from '../errors.ts'
import { sendErrorOnSocket } from './error-handler.ts'

/** Ordered as in the `Allow` header. */
export const ROUTE_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Stands for every method without a route: registering thirty on every path took longer than the rest of the app. */
const FOREIGN = 'TRACE'

/** The methods for which a path responds with 405 (RFC 9110, section 15.5.6). */
export function otherMethods(allowed: string[]): string[] {
  return [...ROUTE_METHODS, FOREIGN].filter((method) => !allowed.includes(method))
}

/** Returns a function that renames methods without a route, except OPTIONS. Handlers still read the original name. */
export function mergeForeignMethods(app: FastifyInstance): (request: IncomingMessage) => void {
  const sent = new WeakMap<IncomingMessage, string>()
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    raw.method = sent.get(raw) ?? raw.method!
    next()
  })
  return (request) => {
    const { method = '' } = request
    if (method === 'OPTIONS' || ROUTE_METHODS.includes(method)) return
    sent.set(request, method)
    request.method = FOREIGN
  }
}

const PLUGINS = /\*$/

/** Returns a function that adds 405 responses to every path. Call it after all routes are declared. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  // QUERY is declared without a body, because Fastify would read it first.
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true })
  app.server.on('connect', (_request, socket) =>
    sendErrorOnSocket(socket, methodNotAllowed('CONNECT', ROUTE_METHODS)),
  )
  const declared = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = declared.get(url) ?? new Set()
    declared.set(url, known.union(new Set([method].flat())))
  })
  return () => {
    for (const [url, methods] of [...declared]) {
      if (!PLUGINS.test(url)) refuseAt(app, url, methods)
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
