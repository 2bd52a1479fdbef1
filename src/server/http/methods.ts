import { METHODS } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { methodNotAllowed } from '../errors.ts'
import { sendErrorOnSocket } from './error-handler.ts'

/** The methods of our routes, in the order of the `Allow` header. */
export const ROUTE_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Methods that Node parses. CONNECT has a host instead of a path, and OPTIONS is answered for all paths together. */
const REFUSABLE = METHODS.filter((method) => method !== 'CONNECT' && method !== 'OPTIONS')

/** Returns the methods that a path with `allowed` answers with 405 (RFC 9110, section 15.5.6). */
export function otherMethods(allowed: string[]): string[] {
  return REFUSABLE.filter((method) => !allowed.includes(method))
}

/** Paths that plugins answer. */
const PLUGINS = /\*$/

/** Returns a function that adds 405 responses to every declared path. Call it after all routes are declared. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  // Their bodies are not parsed.
  for (const method of otherMethods(ROUTE_METHODS)) {
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  }
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
