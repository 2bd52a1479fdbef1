import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodNotAllowed, notFound } from './errors.ts'
import { sendError } from './http/error-handler.ts'

/** The web: what answers the requests that are no call of the API. */
export type Pages = {
  /** Prepares a server for it, before that listens. */
  mount(app: FastifyInstance): Promise<void>
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
  close(): Promise<void>
}

/** Paths under which everything is answered in JSON, the unknown included. */
const API = /^\/(api|auth|token|photos|accept_application|deny_application)(\/|$)/

export const isApiPath = (url: string) => API.test(pathOf(url))

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/** The pages whose form is sent without JavaScript too, as `application/x-www-form-urlencoded`. */
const FORMS = /^\/contacto\/?$/

export async function servePages(app: FastifyInstance, pages: Pages | undefined): Promise<void> {
  await pages?.mount(app)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    if (pages === undefined || API.test(path)) return sendError(reply, notFound())
    const methods = FORMS.test(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
    if (methods.includes(request.method)) return pages.answer(request, reply)
    return sendError(reply, methodNotAllowed(request.method, methods))
  })
}
