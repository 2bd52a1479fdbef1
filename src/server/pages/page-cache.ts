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
  /** Refuses with QueueFull. Cached pages do not use it. */
  queue: FairQueue
  counts?: PageCounts
  visits?: Pick<VisitCounter, 'page'> | undefined
}

/**
 * Caches rendered pages until the directory changes or they expire. A page whose new rendering is equal keeps its ETag
 * and compressed bodies. Stale pages are only sent while the database is unreachable, with their `Age` (RFC 9111).
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
  const { begun, queuedMake } = openRenderings(store, queue, changes)

  /** Sends a cached page synchronously and returns undefined; otherwise returns a promise. */
  return function answer(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> | undefined {
    const url = canonical(request.url)
    const upToDate = changes.current()
    if (upToDate) return upToDate.then(() => answerNow(request, reply, url) ?? reply)
    return answerNow(request, reply, url)
  }

  function answerNow(request: FastifyRequest, reply: FastifyReply, url: string) {
    const version = changes.version()
    const current = version !== undefined && store.cached(url)
    if (!current) return answerAnew(request, reply, url, version)
    counts.hits += 1
    send(request, reply, current, visits)
    store.updateSize(url, current)
    return undefined
  }

  async function answerAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    version: number | undefined,
  ) {
    counts.misses += 1
    const joined = version === undefined ? undefined : begun(url, version)
    const made =
      joined?.then((page) => (store.hasExpired(page) ? queuedMake(request, url) : page)) ??
      queuedMake(request, url)
    const page = await made.catch((error: Error) => error)
    const failed = page instanceof Error || page.status >= 500
    const last = failed ? store.stale(url) : undefined
    if (last) {
      counts.stale += 1
      return send(request, reply.header('age', last.age), last.page, visits)
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

/** Renders a page once for concurrent requests. */
function openRenderings(
  { make, cached, hasExpired }: PageStore,
  queue: FairQueue,
  changes: DirectoryChanges,
) {
  /** Running renderings by URL, with the directory version that they started at. */
  const rendering = new Map<string, { version: number; page: Promise<CachedPage> }>()

  function queuedMake(request: FastifyRequest, url: string): Promise<CachedPage> {
    return queue(rateLimitKey(request), () => sharedMake(request, url))
  }

  /** Returns the page that was cached while the request waited, or joins a running rendering, or renders it. */
  async function sharedMake(request: FastifyRequest, url: string): Promise<CachedPage> {
    const version = changes.version()
    if (version === undefined) return make(request, url)
    const ready = cached(url)
    if (ready) return ready
    for (let other = begun(url, version); other; other = begun(url, version)) {
      const joined = await other
      if (!hasExpired(joined)) return joined
    }
    const page = make(request, url)
    rendering.set(url, { version, page })
    const done = () => {
      if (rendering.get(url)?.page === page) rendering.delete(url)
    }
    page.then(done, done)
    return page
  }

  function begun(url: string, version: number): Promise<CachedPage> | undefined {
    const under = rendering.get(url)
    return under?.version === version ? under.page : undefined
  }

  return { begun, queuedMake }
}
