import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentEtag, matchesEtag } from './etag.ts'

/**
 * An `onSend` hook that adds an ETag, so that caches may store an answer but must revalidate it, and
 * answers 304 when it still holds (RFC 9110, sections 8.8.3 and 13.1.2). So no cache shows a shop that was
 * hidden.
 */
export async function handleIfNoneMatch(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = contentEtag(payload, 27)
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  if (!matchesEtag(request.headers['if-none-match'], etag)) return payload
  reply.code(304).removeHeader('content-type')
  return ''
}
