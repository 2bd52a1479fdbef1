import type { FastifyInstance } from 'fastify'
import { PLAIN_POLICY, sendHtml } from '../plain-page.ts'
import { once } from '../process/once.ts'
import type { Document } from './document.ts'
import { documentPage } from './page.ts'

/** Generates the document at the first request, because that takes 80 ms. */
export function registerApiDocument(app: FastifyInstance, describe: () => Document): void {
  const config = { access: 'public' } as const
  const document = once(async () => {
    const described = describe()
    return { json: JSON.stringify(described), html: documentPage(described) }
  })
  app.get('/api/schema/', { config }, async (_request, reply) => {
    const { json } = await document()
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(json)
  })
  app.get('/api/docs/', { config }, async (_request, reply) =>
    sendHtml(reply, PLAIN_POLICY, (await document()).html),
  )
}
