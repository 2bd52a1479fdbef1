import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'
import { type DirectoryChanges, MAX_STALE } from './directory-changes.ts'
import { contentEtag, matchesEtag } from './http/etag.ts'

/** A page as it was rendered. */
export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer }

export type RenderPage = (request: FastifyRequest) => Promise<RenderedPage>

type Encoding = 'br' | 'gzip' | 'identity'
type CachedPage = RenderedPage & { etag: string; bodies: Record<Encoding, Buffer> }

const MAX_BYTES = 128 * 1024 * 1024

/**
 * Caches rendered pages, which are the same for everybody, until the directory changes. Concurrent requests
 * share one rendering. Answers carry an ETag and `no-cache`, so that browsers see an edit at once. Only
 * while the database is unreachable is a page sent that may be stale, with its `Age` (RFC 9111).
 */
export function cachePages(render: RenderPage, changes: DirectoryChanges, clock: Clock) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bodies }) =>
      bodies.br.length + bodies.gzip.length + bodies.identity.length + 1024,
  })
  const underWay = new Map<string, Promise<CachedPage>>()
  let version: number | undefined

  /** Includes the day, because pages say 'hoy' and 'ayer'. Undefined while changes are not heard. */
  function keyOf({ url }: FastifyRequest): string | undefined {
    const present = changes.version()
    if (present === undefined) return undefined
    if (present !== version) {
      version = present
      cache.clear()
      underWay.clear()
    }
    return `${DAY.format(clock.now())} ${url}`
  }

  async function make(request: FastifyRequest): Promise<CachedPage> {
    const begun = changes.version()
    const page = await compressed(await render(request))
    const key = keyOf(request)
    // A page rendered during a change may show the old state, so it is not cached.
    if (key && page.status === 200 && begun === version) cache.set(key, page)
    return page
  }

  function sharedMake(key: string, request: FastifyRequest) {
    const making = underWay.get(key) ?? make(request)
    underWay.set(key, making)
    const done = () => {
      if (underWay.get(key) === making) underWay.delete(key)
    }
    making.then(done, done)
    return making
  }

  async function fresh(request: FastifyRequest): Promise<CachedPage> {
    const key = keyOf(request)
    return key === undefined ? make(request) : (cache.get(key) ?? sharedMake(key, request))
  }

  /** The page as of the last known version, unless something is known to have changed since. */
  function stale({ url }: FastifyRequest) {
    const last = changes.lastKnown()
    if (last === undefined || last.version !== version || last.seconds > MAX_STALE) return undefined
    const page = cache.get(`${DAY.format(clock.now())} ${url}`)
    return page && { page, age: Math.floor(last.seconds) }
  }

  return async function answer(request: FastifyRequest, reply: FastifyReply) {
    const page = await fresh(request).catch((error: Error) => error)
    const failed = page instanceof Error || page.status >= 500
    const last = failed ? stale(request) : undefined
    if (last) return send(request, reply.header('age', last.age), last.page)
    if (page instanceof Error) throw page
    return send(request, reply, page)
  }
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' })

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

async function compressed(page: RenderedPage): Promise<CachedPage> {
  const [br, gzipped] = await Promise.all([
    inBrotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    inGzip(page.body, { level: 6 }),
  ])
  const etag = `W/${contentEtag(page.body, 22)}`
  return { ...page, etag, bodies: { br, gzip: gzipped, identity: page.body } }
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.headers(page.headers).header('vary', 'accept-encoding')
  if (page.status === 200) {
    reply.header('etag', page.etag).header('cache-control', 'no-cache')
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(page.bodies[encoding])
}

function encodingFor(accepted = ''): Encoding {
  const offers = accepted.split(',').map((part) => part.trim())
  const takes = (name: string) =>
    offers.some(
      (offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0+)?$/.test(offer)),
    )
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
