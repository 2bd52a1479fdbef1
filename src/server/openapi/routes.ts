import type { FastifyInstance } from 'fastify'
import { PLAIN_POLICY, sendHtml } from '../plain-page.ts'
import type { Document } from './document.ts'
import { documentPage } from './page.ts'

/**
 * The API document, for programs at `/api/schema/` and for people at `/api/docs/`. Describing it takes 80 ms,
 * so that it is done for the first request.
 */
export function registerApiDocument(app: FastifyInstance, describe: () => Document): void {
  const config = { access: 'public' } as const
  let written: { json: string; html: string } | undefined
  const document = () => {
    written ??= write(describe())
    return written
  }
  app.get('/api/schema/', { config }, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document().json),
  )
  app.get('/api/docs/', { config }, (_request, reply) =>
    sendHtml(reply, PLAIN_POLICY, document().html),
  )
}

const write = (document: Document) => ({
  json: JSON.stringify(document),
  html: documentPage(document),
})
