import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Services } from '../services.ts'
import { tellsOfVisitor } from './about-visitor.ts'

type CachedResponse = { headers: Record<string, string>; body: string }

const MINUTE_MS = 60_000
const MAX_BYTES = 32 * 1024 * 1024
const HEADERS = ['content-type', 'content-disposition', 'x-total-count', 'link', 'etag']

/** Caches responses of public reads until the directory changes or the minute ends, when shops may open or close. */
export function openResponseCache({ changes, clock }: Pick<Services, 'changes' | 'clock'>) {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    // 1024: an estimate of the key and the headers.
    sizeCalculation: ({ body }) => body.length + 1024,
  })
  let period: string | undefined
  const missed = new WeakMap<FastifyRequest, { key: string; version: number }>()

  return {
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      if (request.method !== 'GET' || tellsOfVisitor(request)) return
      // Waits until the changes of other instances are counted, too.
      await changes.current()
      const version = changes.version()
      if (version === undefined) return
      const current = `${version} ${Math.floor(clock.now().getTime() / MINUTE_MS)}`
      // Responses of an earlier version or minute are never sent again.
      if (current !== period) cache.clear()
      period = current
      const key = `${period} ${request.url}`
      const cached = cache.get(key)
      if (cached) return reply.headers(cached.headers).send(cached.body)
      missed.set(request, { key, version })
    },

    async store(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
      const miss = missed.get(request)
      if (miss === undefined || miss.version !== changes.version()) return body
      if (reply.statusCode !== 200 || typeof body !== 'string') return body
      const headers = HEADERS.flatMap((name) => {
        const value = reply.getHeader(name)
        return value === undefined ? [] : [[name, String(value)]]
      })
      cache.set(miss.key, { headers: Object.fromEntries(headers), body })
      return body
    },
  }
}
