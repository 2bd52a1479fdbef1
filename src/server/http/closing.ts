import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PLAIN_POLICY, plainPage, sendHtml } from '../plain-page.ts'
import { isApiPath } from './api-paths.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses what comes from now on, and settles once all that came before is answered. */
    drain(): Promise<void>
  }
}

/** A restart takes about as many seconds. */
const RETRY_AFTER = 5
const DETAIL = 'Estamos reiniciando Escaparate. Prueba otra vez en unos segundos.'

/**
 * Makes a server that can be drained before it is closed: who asks meanwhile is told to come back, and
 * no connection is kept open. Calls of pages to our own API are part of what came before.
 */
export function drainBeforeClosing(app: FastifyInstance): void {
  let isDraining = false
  let underWay = 0
  let drained = () => {}
  const done = () => {
    underWay -= 1
    if (underWay === 0) drained()
  }
  app.decorate('drain', async () => {
    isDraining = true
    if (underWay > 0) await new Promise<void>((resolve) => (drained = resolve))
  })
  app.addHook('onRequest', async (request, reply) => {
    // A call from within has no connection of its own.
    if (!(request.raw.socket instanceof Socket)) return
    if (isDraining) return refuse(request, reply)
    underWay += 1
    reply.raw.once('close', done)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
}

function refuse({ id, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(503).header('retry-after', RETRY_AFTER)
  if (isApiPath(url)) return reply.send({ detail: DETAIL, code: 'error', request_id: id })
  const page = plainPage('Escaparate', `<h1>Volvemos enseguida</h1>\n<p>${DETAIL}</p>`)
  return sendHtml(reply, PLAIN_POLICY, page)
}
