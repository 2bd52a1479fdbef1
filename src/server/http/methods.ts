import { type IncomingMessage, METHODS } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { methodNotAllowed } from '../errors.ts'
import { sendErrorOnSocket } from './error-handler.ts'

/** The methods of our routes, in the order of the `Allow` header. */
export const ROUTE_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Stands for whatever else Node parses while a route is found: thirty more handlers for each path would take 8 MB. */
const ANY_OTHER = 'TRACE'
const ROUTED = [...ROUTE_METHODS, ANY_OTHER]
/** CONNECT names a host, and OPTIONS is answered for all paths at once. */
const UNFOLDED = new Set([...ROUTED, 'CONNECT', 'OPTIONS'])

/** The methods that a path with these answers with 405 (RFC 9110, section 15.5.6), found by `foldMethod`. */
export function otherMethods(allowed: string[]): string[] {
  return ROUTED.filter((method) => !allowed.includes(method))
}

const folded = new WeakMap<IncomingMessage, string>()

/** Before its route is found: has a request answered by the handler for any other method, which sees its own again. */
export function foldMethod(request: IncomingMessage): void {
  const { method } = request
  if (method === undefined || UNFOLDED.has(method)) return
  folded.set(request, method)
  request.method = ANY_OTHER
}

/** Paths that plugins answer. */
const PLUGINS = /\*$/

/** Call the returned function last: it adds a 405 to every declared path for the methods that it does not have. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  // No body is parsed for them.
  for (const method of METHODS.filter((one) => !UNFOLDED.has(one))) {
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  }
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    raw.method = folded.get(raw) ?? raw.method
    next()
  })
  app.server.on('connect', (_request, socket) =>
    sendErrorOnSocket(socket, methodNotAllowed('CONNECT', ROUTE_METHODS)),
  )
  const declared = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = declared.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    declared.set(url, known)
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
  const allowed = ROUTE_METHODS.filter((one) => methods.has(one))
  const refuse = async (request: FastifyRequest) => {
    throw methodNotAllowed(request.method, allowed)
  }
  app.route({ method, url, config: { access: 'public' }, onRequest: refuse, handler: refuse })
}
