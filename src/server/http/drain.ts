import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PLAIN_POLICY, plainPage, sendHtml } from '../plain-page.ts'
import { isApiPath, isMonitoringPath } from './api-paths.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses new requests. Resolves when all earlier ones have their response. */
    drain(): Promise<void>
  }
}

const RETRY_AFTER_SECONDS = 5
const DETAIL = 'Estamos reiniciando Escaparate. Prueba otra vez en unos segundos.'

/** Adds `drain`: new requests get 503, but pages that are being rendered may still call the API. */
export function drainBeforeClosing(app: FastifyInstance): void {
  let isDraining = false
  let openRequests = 0
  let resolveDrain = () => {}
  const done = () => {
    openRequests -= 1
    if (openRequests === 0) resolveDrain()
  }
  app.decorate('drain', async () => {
    isDraining = true
    if (openRequests > 0) await new Promise<void>((resolve) => (resolveDrain = resolve))
  })
  app.addHook('onRequest', (request, reply, next) => {
    // Requests that pages inject have no socket.
    if (!(request.raw.socket instanceof Socket) || isMonitoringPath(request.url)) return next()
    if (isDraining) return void refuse(request, reply)
    openRequests += 1
    reply.raw.once('close', done)
    next()
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isDraining) reply.header('connection', 'close')
    next()
  })
}

function refuse({ id, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(503).header('retry-after', RETRY_AFTER_SECONDS)
  if (isApiPath(url)) return reply.send({ detail: DETAIL, code: 'error', request_id: id })
  const page = plainPage('Escaparate', `<h1>Volvemos enseguida</h1>\n<p>${DETAIL}</p>`)
  return sendHtml(reply, PLAIN_POLICY, page)
}
