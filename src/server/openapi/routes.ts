import type { FastifyInstance } from 'fastify'
import { PLAIN_POLICY, sendHtml } from '../plain-page.ts'
import type { Document } from './document.ts'
import { documentPage } from './page.ts'

/** The API document, for programs at `/api/schema/` and for people at `/api/docs/`. */
export function registerApiDocument(app: FastifyInstance, document: Document): void {
  const config = { access: 'public' } as const
  const json = JSON.stringify(document)
  const html = documentPage(document)
  app.get('/api/schema/', { config }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json),
  )
  app.get('/api/docs/', { config }, (_request, reply) => sendHtml(reply, PLAIN_POLICY, html))
}
