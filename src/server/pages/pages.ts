import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodNotAllowed, notFound } from '../errors.ts'
import { isApiPath, pathOf } from '../http/api-paths.ts'
import { sendError } from '../http/error-handler.ts'
import type { ReadInProcess } from '../http/in-process.ts'
import { otherMethods } from '../http/methods.ts'
import { openLocalAddress } from '../process/loopback.ts'
import type { FairQueue } from '../queues/fair-queue.ts'
import type { PageCounts } from './page-cache.ts'

/** The website, which answers what is not a call of the API. */
export type Pages = {
  /** Registers its routes, before the server listens. */
  mount(app: FastifyInstance, read: ReadInProcess): Promise<void>
  /** A promise where there is something to wait for; otherwise it has been answered. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> | undefined
  /** Since the start, from the cache or not; and what is rendered now. */
  load?(): PageCounts & { running: number; waiting: number }
  /** Where renderings wait, for other work that pages should not wait for. */
  queue?: FairQueue
  close(): Promise<void>
}

/** Pages whose form also works without JavaScript. */
const FORMS =
  /^\/(contacto|falta-un-comercio|privacidad|respuesta(\/[^/]+){2}|sin-avisos(\/[^/]+){3}|avisame(\/[^/]+(\/salir)?)?|(comercio|oferta)\/[^/]+\/avisar)\/?$/

/** Answers what no other route matches: unknown API calls with a JSON 404, all else with a page. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages | undefined,
  read: ReadInProcess,
  publicUrl: string,
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => sendError(reply, notFound()))
  if (pages === undefined) return
  await pages.mount(app, read)
  const localAddress = openLocalAddress(publicUrl)
  app.route({
    method: otherMethods([]),
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
      const elsewhere = localAddress(request.raw)
      return elsewhere ? reply.redirect(elsewhere, 307) : pages.answer(request, reply)
    },
  })
}
