import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentEtag, matchesEtag } from './etag.ts'

/**
 * An `onSend` hook: gives a good answer an ETag, so that caches may store it if they ask each time
 * whether it still holds, and answers 304 where it does (RFC 9110, sections 8.8.3 and 13.1.2). A shop
 * is gone from caches the moment it is hidden.
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
