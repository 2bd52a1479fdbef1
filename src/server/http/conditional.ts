import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellsOfVisitor } from './about-visitor.ts'
import { contentEtag, matchesEtag } from './etag.ts'

/** Characters of base64: 162 bits. */
const ETAG_LENGTH = 27

/** An `onSend` hook for the ETag (RFC 9110, section 8.8.3). Caches revalidate, so a hidden shop disappears at once. */
export async function setContentEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  if (!reply.hasHeader('etag')) reply.header('etag', contentEtag(payload, ETAG_LENGTH))
  reply.header('cache-control', tellsOfVisitor(request) ? 'no-store' : 'public, no-cache')
  return payload
}

/** An `onSend` hook that sends a 304 if the client already has this response (RFC 9110, section 13.1.2). */
export async function handleIfNoneMatch(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const etag = reply.getHeader('etag')
  if (reply.statusCode !== 200 || typeof etag !== 'string') return payload
  if (!matchesEtag(request.headers['if-none-match'], etag)) return payload
  reply.code(304).removeHeader('content-type')
  return ''
}
