import type { FastifyInstance } from 'fastify'
import { EMBEDDING_SCRIPT } from '#contract/embedding.ts'
import { handleIfNoneMatch, setContentEtag } from '../http/conditional.ts'
import { embeddingScript } from './script.ts'

export function registerEmbeddingScript(app: FastifyInstance): void {
  const cacheable = {
    config: { access: 'public' as const },
    onSend: [setContentEtag, handleIfNoneMatch],
  }
  app.get(EMBEDDING_SCRIPT, cacheable, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(embeddingScript),
  )
}
