import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DirectoryChanges } from '../directory-changes.ts'
import { tellsOfVisitor } from '../http/about-visitor.ts'
import { matchesEtag } from '../http/etag.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import type { FairQueue } from '../queues/fair-queue.ts'
import type { VisitCounter } from '../services.ts'
import { acceptedEncoding } from './page-compression.ts'
import {
  type CachedPage,
  openPageStore,
  type PageStore,
  type PageStoreOptions,
} from './page-store.ts'

export type PageCounts = { hits: number; misses: number; stale: number }

type PageCacheOptions = PageStoreOptions & {
  /** Returns the URL under which a page is cached: without unknown parameters and in a fixed order. */
  canonical(url: string): string
  /** The queue of renderings. It rejects with QueueFull. Cached pages do not wait in it. */
  queue: FairQueue
  counts?: PageCounts
  visits?: Pick<VisitCounter, 'page'> | undefined
}

/**
 * Caches rendered pages until the directory changes or they expire. A new rendering that is equal has the same ETag and
 * compressed bodies. Stale pages are only sent while the database is unreachable, with an `Age` header (RFC 9111).
 */
export function cachePages({
  canonical,
  queue,
  counts = { hits: 0, misses: 0, stale: 0 },
  visits,
  ...options
}: PageCacheOptions) {
  const { changes } = options
  const store = openPageStore(options)
  const renderOnce = openRenderings(store, queue, changes)

  /** Sends a cached page synchronously and returns undefined; otherwise returns a promise. */
  return function answer(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> | undefined {
    const url = canonical(request.url)
    // A promise if changes of other instances must be read first.
    const untilCurrent = changes.current()
    if (untilCurrent) return untilCurrent.then(() => sendOrRender(request, reply, url) ?? reply)
    return sendOrRender(request, reply, url)
  }

  function sendOrRender(request: FastifyRequest, reply: FastifyReply, url: string) {
    const page = changes.version() !== undefined && store.cached(url)
    if (!page) return renderAndSend(request, reply, url)
    counts.hits += 1
    send(request, reply, page, visits)
    store.cacheWithSize(url, page)
    return undefined
  }

  async function renderAndSend(request: FastifyRequest, reply: FastifyReply, url: string) {
    counts.misses += 1
    const page = await renderOnce(request, url).catch((error: Error) => error)
    const hasFailed = page instanceof Error || page.status >= 500
    const stale = hasFailed ? store.stale(url) : undefined
    if (stale) {
      counts.stale += 1
      return send(request, reply.header('age', stale.age), stale.page, visits)
    }
    if (page instanceof Error) throw page
    return send(request, reply, page, visits)
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  visits: PageCacheOptions['visits'],
): FastifyReply {
  if (page.shown && page.status === 200) visits?.page(request, page.shown)
  reply.headers(page.headers).header('vary', 'accept-encoding')
  if (page.status === 200 && !tellsOfVisitor(request)) {
    reply.header('etag', page.etag).header('cache-control', 'no-cache')
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(page.body.in(encoding))
}

function openRenderings(
  { make, cached, hasExpired }: PageStore,
  queue: FairQueue,
  changes: DirectoryChanges,
) {
  const running = new Map<string, { version: number; page: Promise<CachedPage> }>()

  const findRunning = (url: string, version: number | undefined) => {
    const rendering = running.get(url)
    return rendering?.version === version ? rendering?.page : undefined
  }

  /** Returns the page that was cached while the request waited, or joins a running rendering, or renders the page. */
  async function joinOrRender(request: FastifyRequest, url: string): Promise<CachedPage> {
    const version = changes.version()
    if (version === undefined) return make(request, url)
    const ready = cached(url)
    if (ready) return ready
    for (let other = findRunning(url, version); other; other = findRunning(url, version)) {
      const joined = await other
      if (!hasExpired(joined)) return joined
    }
    const page = make(request, url)
    running.set(url, { version, page })
    const remove = () => {
      if (running.get(url)?.page === page) running.delete(url)
    }
    page.then(remove, remove)
    return page
  }

  return async (request: FastifyRequest, url: string): Promise<CachedPage> => {
    const other = findRunning(url, changes.version())
    const joined = other && (await other)
    if (joined && !hasExpired(joined)) return joined
    return queue(rateLimitKey(request), () => joinOrRender(request, url))
  }
}
