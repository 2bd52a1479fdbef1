import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodNotAllowed, notFound } from '../errors.ts'
import { isApiPath, pathOf } from '../http/api-paths.ts'
import { sendError } from '../http/error-handler.ts'
import { otherMethods } from '../http/methods.ts'
import { openLocalAddress } from '../process/loopback.ts'
import type { FairQueue } from '../queues/fair-queue.ts'
import type { PageCounts } from './page-cache.ts'

export type Pages = {
  mount(app: FastifyInstance): Promise<void>
  /** Responds to a request. Returns undefined if the response was sent synchronously. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> | undefined
  load?(): PageCounts & { running: number; waiting: number }
  /** The queue of renderings, also for other work that must not delay pages. */
  queue?: FairQueue
  close(): Promise<void>
}

/** Paths of pages whose form works without JavaScript. */
const FORMS =
  /^\/(contacto|falta-un-comercio|privacidad|respuesta(\/[^/]+){2}|sin-avisos(\/[^/]+){3}|avisame(\/[^/]+(\/salir)?)?|(comercio|oferta)\/[^/]+\/avisar)\/?$/

/** Serves pages. Under API paths, unknown URLs get a 404 in JSON instead. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages | undefined,
  publicUrl: string,
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => sendError(reply, notFound()))
  if (pages === undefined) return
  await pages.mount(app)
  const localAddress = openLocalAddress(publicUrl)
  app.route({
    method: otherMethods([]), // all methods
    url: '/*',
    config: { access: 'public' },
    exposeHeadRoute: false,
    handler(request, reply) {
      const path = pathOf(request.url)
      if (isApiPath(path)) return sendError(reply, notFound())
      const methods = FORMS.test(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
      if (!methods.includes(request.method)) {
        return sendError(reply, methodNotAllowed(request.method, methods))
      }
      // Another name of this machine, such as 127.0.0.1 for localhost: scripts may only load from `publicUrl`.
      const redirectUrl = localAddress(request.raw)
      return redirectUrl ? reply.redirect(redirectUrl, 307) : pages.answer(request, reply)
    },
  })
}
