import { METHODS } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { methodNotAllowed } from '../errors.ts'
import { sendErrorOnSocket } from './error-handler.ts'

/** The methods of our routes, in the order in which `Allow` names them. */
export const OUR_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Those that reach a path: CONNECT names a host, and OPTIONS is answered for all paths at once. */
const OTHERS = METHODS.filter((method) => method !== 'CONNECT' && method !== 'OPTIONS')

/** What a path answers with 405 when these are its own (RFC 9110, section 15.5.6). */
export function otherMethods(allowed: string[]): string[] {
  return OTHERS.filter((method) => !allowed.includes(method))
}

/** Paths that plugins answer by themselves. */
const PLUGINS = /\*$/

/**
 * Lets routes be declared for whatever method Node's parser knows. What is returned gives every path
 * that has been declared since a 405 for the methods that it does not have; call it last.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  // Without a body to read: whatever they bring is refused unread.
  for (const method of otherMethods(OUR_METHODS)) {
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  }
  app.server.on('connect', (_request, socket) =>
    sendErrorOnSocket(socket, methodNotAllowed('CONNECT', OUR_METHODS)),
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
  const allowed = OUR_METHODS.filter((one) => methods.has(one))
  const refuse = async (request: FastifyRequest) => {
    throw methodNotAllowed(request.method, allowed)
  }
  app.route({ method, url, config: { access: 'public' }, onRequest: refuse, handler: refuse })
}
