import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets caches keep a good answer if they ask each time whether it still holds, so that a shop is gone
 * from them the moment it is hidden: RFC 9110, sections 8.8.3 and 13.1.2.
 */
export async function keep(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag).header('cache-control', 'public, no-cache')
  if (!names(request.headers['if-none-match'], tag)) return payload
  reply.code(304).removeHeader('content-type')
  return ''
}

/** Whether a header of tags holds this one; proxies that compress make weak ones of ours. */
function names(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? []
  return tags.includes('*') || tags.includes(tag)
}
