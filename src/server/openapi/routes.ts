import type { FastifyInstance } from 'fastify'
import { PLAIN_POLICY, sendHtml } from '../plain-page.ts'
import type { Document } from './document.ts'
import { documentPage } from './page.ts'

/** Generates the document at the first request, because that takes 80 ms. */
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
