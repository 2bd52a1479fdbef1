import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { DirectoryChanges } from '../directory-changes.ts'

type CachedResponse = { headers: Record<string, string>; body: string }

const MAX_BYTES = 32 * 1024 * 1024
/** What an answer of a public read is made of, beside its body and what every answer has. */
const HEADERS = ['content-type', 'x-total-count', 'link', 'etag', 'cache-control']

/**
 * Caches what anybody may read, which is the same for everybody, until something in the directory
 * changes. Answers that were made while something changed are not cached. `parameters` are those of the
 * query on which the answer depends; others do not count.
 */
export function openResponseCache(changes: DirectoryChanges) {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1024,
  })
  const versions = new WeakMap<FastifyRequest, number>()
  let version: number | undefined

  return (parameters: string[]) => {
    const isKnown = new Set(parameters)

    function keyOf({ routeOptions, params, query }: FastifyRequest): string {
      const known = Object.entries(query as Record<string, unknown>)
        .filter(([name]) => isKnown.has(name))
        .sort(([a], [b]) => (a < b ? -1 : 1))
      return JSON.stringify([routeOptions.url, params, known])
    }

    return {
      /** A `preHandler` hook. */
      async find(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
        const present = changes.version()
        if (present === undefined || request.method !== 'GET') return
        if (present !== version) cache.clear()
        version = present
        const cached = cache.get(keyOf(request))
        if (cached) return reply.headers(cached.headers).send(cached.body)
        versions.set(request, present)
      },

      /** An `onSend` hook. */
      async store(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
        const begun = versions.get(request)
        const isCurrent = begun !== undefined && begun === changes.version() && begun === version
        if (!isCurrent || reply.statusCode !== 200 || typeof body !== 'string') return body
        const headers = HEADERS.flatMap((name) => {
          const value = reply.getHeader(name)
          return value === undefined ? [] : [[name, String(value)]]
        })
        cache.set(keyOf(request), { headers: Object.fromEntries(headers), body })
        return body
      },
    }
  }
}
