import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { DirectoryChanges } from '../directory-changes.ts'

type CachedResponse = { headers: Record<string, string>; body: string }

const MAX_BYTES = 32 * 1024 * 1024
const HEADERS = ['content-type', 'x-total-count', 'link', 'etag']

/**
 * Hooks that cache the answers of public reads, which are the same for everybody, until something in
 * the directory changes. An answer that was made during a change is not cached.
 */
export function openResponseCache(changes: DirectoryChanges) {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1024,
  })
  const missed = new WeakMap<FastifyRequest, number>()
  let version: number | undefined

  return {
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      const present = changes.version()
      if (present === undefined || request.method !== 'GET') return
      if (present !== version) cache.clear()
      version = present
      const cached = cache.get(request.url)
      if (cached) return reply.headers(cached.headers).send(cached.body)
      missed.set(request, present)
    },

    /** An `onSend` hook, to be called with the ETag set. */
    async store(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
      const begun = missed.get(request)
      if (begun === undefined || begun !== version || begun !== changes.version()) return body
      if (reply.statusCode !== 200 || typeof body !== 'string') return body
      const headers = HEADERS.flatMap((name) => {
        const value = reply.getHeader(name)
        return value === undefined ? [] : [[name, String(value)]]
      })
      cache.set(request.url, { headers: Object.fromEntries(headers), body })
      return body
    },
  }
}
