import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodNotAllowed, notFound } from './errors.ts'
import { isApiPath, pathOf } from './http/api-paths.ts'
import { sendError } from './http/error-handler.ts'

/** The web: what answers the requests that are no call of the API. */
export type Pages = {
  /** Prepares a server for it, before that listens. */
  mount(app: FastifyInstance): Promise<void>
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
  close(): Promise<void>
}

/** The pages whose form is sent without JavaScript too, as `application/x-www-form-urlencoded`. */
const FORMS = /^\/contacto\/?$/

export async function servePages(app: FastifyInstance, pages: Pages | undefined): Promise<void> {
  await pages?.mount(app)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    if (pages === undefined || isApiPath(path)) return sendError(reply, notFound())
    const methods = FORMS.test(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
    if (methods.includes(request.method)) return pages.answer(request, reply)
    return sendError(reply, methodNotAllowed(request.method, methods))
  })
}
