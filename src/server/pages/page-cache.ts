import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Shown } from '#contract/rendering.ts'
import { type DirectoryChanges, MAX_STALE } from '../directory-changes.ts'
import { tellsOfVisitor } from '../http/about-visitor.ts'
import { contentEtag, matchesEtag } from '../http/etag.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import type { FairQueue } from '../queues/fair-queue.ts'
import type { VisitCounter } from '../services.ts'
import type { Clock } from '../time/clock.ts'
import { nextMidnight } from '../time/next-midnight.ts'
import { acceptedEncoding, type Compressible, compressible } from './page-compression.ts'

/** A page as it was rendered. */
export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Until when it shows what is true, in ms since 1970; midnight in the town at the latest. */
  validUntil?: number
  shown?: Shown | undefined
}

type CachedPage = Omit<RenderedPage, 'body'> & {
  body: Compressible
  /** Bytes, as the cache counts them. */
  size: number
  etag: string
  /** Of the directory when it was made. */
  version: number | undefined
  validUntil: number
}

/** How pages were answered. */
export type PageCounts = { hits: number; misses: number; stale: number }

type PageCacheOptions = {
  /** Renders the page at an address, which is a canonical one. */
  render(request: FastifyRequest, url: string): Promise<RenderedPage>
  /** The one address that a page is cached under: unknown parameters, or their order, make no other page. */
  canonical(url: string): string
  /** Renderings wait here; the surplus is refused with QueueFull. Cached pages need no turn. */
  queue: FairQueue
  changes: DirectoryChanges
  clock: Clock
  /** Of the town: no page outlives its day. */
  timeZone?: () => string
  counts?: PageCounts
  /** Counts what was shown, after the page is sent. */
  visits?: Pick<VisitCounter, 'page'> | undefined
}

const MAX_BYTES = 64 * 1024 * 1024
/** Bytes of a page beside its bodies: headers, and what it shows. */
const OVERHEAD = 4096

/**
 * Caches rendered pages, which are the same for everybody, until something in the directory changes, or their time is
 * over: then each is rendered anew at its next request, and what has turned out the same keeps its ETag and its
 * compressed bodies. Concurrent requests share one rendering. Answers carry an ETag and `no-cache`, so that
 * browsers see an edit at once. Only while the database is unreachable is a page sent that may be stale,
 * with its `Age` (RFC 9111).
 */
export function cachePages({
  render,
  canonical,
  queue,
  changes,
  clock,
  timeZone = () => 'Europe/Madrid',
  counts = { hits: 0, misses: 0, stale: 0 },
  visits,
}: PageCacheOptions) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
  })
  /** By address: what is being rendered, and of which version. */
  const rendering = new Map<string, { version: number; page: Promise<CachedPage> }>()
  /** By client and address: what has not begun yet, and so will show everything that is known by now. */
  const waiting = new Map<string, Promise<CachedPage>>()

  async function make(request: FastifyRequest, url: string): Promise<CachedPage> {
    const version = changes.version()
    const midnight = nextMidnight(clock.now(), timeZone())
    const { body, validUntil = midnight, ...page } = await render(request, url)
    const etag = `W/${contentEtag(body, 22)}`
    const known = cache.get(url)
    const made: CachedPage = {
      ...page,
      size: 0,
      body: known?.etag === etag ? known.body : compressible(body),
      etag,
      version,
      validUntil: Math.min(validUntil, midnight),
    }
    // A page rendered during a change of what it shows may show the old state, so it is not cached.
    const isObserved = changes.version() !== undefined && isFresh(made)
    if (page.status === 200 && !tellsOfVisitor({ url }) && isObserved) {
      made.body.in(acceptedEncoding(request.headers['accept-encoding']))
      keep(url, made)
    }
    return made
  }

  /** Anew when its bodies have changed: the cache knows of a page how large it was. */
  function keep(url: string, page: CachedPage): void {
    cache.set(url, { ...page, size: page.body.size + OVERHEAD })
  }

  function queuedMake(request: FastifyRequest, url: string): Promise<CachedPage> {
    const client = rateLimitKey(request)
    const key = `${client} ${url}`
    const joined = waiting.get(key)
    if (joined) return joined
    let hasEnded = false
    const end = () => {
      hasEnded = true
      waiting.delete(key)
    }
    const page = queue(client, () => {
      end()
      return sharedMake(request, url)
    })
    if (!hasEnded) {
      waiting.set(key, page)
      page.catch(end)
    }
    return page
  }

  /** Another client's rendering is joined once it has begun: before, it may be far back in that client's line. */
  async function sharedMake(request: FastifyRequest, url: string): Promise<CachedPage> {
    const version = changes.version()
    if (version === undefined) return make(request, url)
    const ready = cached(url)
    if (ready) return ready
    for (let other = begun(url, version); other; other = begun(url, version)) {
      const joined = await other
      if (!isOver(joined)) return joined
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

  /** Also of a page that was being rendered when its time ended. */
  function isOver({ validUntil }: CachedPage): boolean {
    return clock.now().getTime() >= validUntil
  }

  /** Whether nothing has changed since it was rendered; also while changes cannot be observed. */
  function isFresh({ version }: CachedPage): boolean {
    return version !== undefined && version === (changes.version() ?? changes.lastKnown()?.version)
  }

  /** The page at an address, if nothing has changed since and its time is not over. */
  function cached(url: string): CachedPage | undefined {
    const page = cache.get(url)
    return page && isFresh(page) && !isOver(page) ? page : undefined
  }

  /** The page as of the last notice of changes, unless it is known to be stale. */
  function stale(url: string) {
    const last = changes.lastKnown()
    if (last === undefined || last.seconds > MAX_STALE) return undefined
    const page = cached(url)
    return page && { page, age: Math.floor(last.seconds) }
  }

  /** A promise only where there is something to wait for: a cached page has been sent. */
  return function answer(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> | undefined {
    const url = canonical(request.url)
    const asked = changes.current()
    if (asked) return asked.then(() => answerNow(request, reply, url) ?? reply)
    return answerNow(request, reply, url)
  }

  function answerNow(request: FastifyRequest, reply: FastifyReply, url: string) {
    const version = changes.version()
    const current = version !== undefined && cached(url)
    if (!current) return answerAnew(request, reply, url, version)
    counts.hits += 1
    send(request, reply, current, visits)
    if (current.size !== current.body.size + OVERHEAD) keep(url, current)
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
      joined?.then((page) => (isOver(page) ? queuedMake(request, url) : page)) ??
      queuedMake(request, url)
    const page = await made.catch((error: Error) => error)
    const failed = page instanceof Error || page.status >= 500
    const last = failed ? stale(url) : undefined
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
