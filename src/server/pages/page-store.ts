import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Shown } from '#contract/rendering.ts'
import { type DirectoryChanges, MAX_STALE_SECONDS } from '../directory-changes.ts'
import { tellsOfVisitor } from '../http/about-visitor.ts'
import { contentEtag } from '../http/etag.ts'
import type { Clock } from '../time/clock.ts'
import { nextMidnight } from '../time/time-zone.ts'
import { acceptedEncoding, type Compressible, compressible } from './page-compression.ts'

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Expiry in ms since 1970; midnight in the town at the latest. */
  validUntil?: number
  shown?: Shown | undefined
}

export type CachedPage = Omit<RenderedPage, 'body'> & {
  body: Compressible
  size: number
  etag: string
  version: number | undefined
  validUntil: number
}

export type PageStoreOptions = {
  render(request: FastifyRequest, url: string): Promise<RenderedPage>
  changes: DirectoryChanges
  clock: Clock
  /** Every page expires at midnight in this time zone. */
  timeZone?: () => string
}

const MAX_BYTES = 64 * 1024 * 1024
/** An estimate of what a cached page needs besides the body. */
const METADATA_BYTES = 4096
/** Characters of base64: 132 bits. */
const ETAG_LENGTH = 22

export function openPageStore({
  render,
  changes,
  clock,
  timeZone = () => 'Europe/Madrid',
}: PageStoreOptions) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
  })

  async function make(request: FastifyRequest, url: string): Promise<CachedPage> {
    const version = changes.version()
    const midnight = nextMidnight(clock.now(), timeZone())
    const { body, validUntil = midnight, ...page } = await render(request, url)
    const etag = `W/${contentEtag(body, ETAG_LENGTH)}`
    const previous = cache.get(url)
    const made: CachedPage = {
      ...page,
      size: 0, // Set by `cacheWithSize`.
      body: previous?.etag === etag ? previous.body : compressible(body),
      etag,
      version,
      validUntil: Math.min(validUntil, midnight),
    }
    // A page rendered during a change may show the old state, so it is not cached.
    const isUnchanged = changes.version() !== undefined && isFresh(made)
    if (page.status === 200 && !tellsOfVisitor({ url }) && isUnchanged) {
      made.body.in(acceptedEncoding(request.headers['accept-encoding']))
      cacheWithSize(url, made)
    }
    return made
  }

  /** Caches a page, again if a new encoding has made it larger: the cache measures a page only when it is set. */
  function cacheWithSize(url: string, page: CachedPage): void {
    const size = page.body.size + METADATA_BYTES
    if (page.size !== size) cache.set(url, { ...page, size })
  }

  function hasExpired({ validUntil }: CachedPage): boolean {
    return clock.now().getTime() >= validUntil
  }

  /** Whether the page has the current version or, without a connection, the last known version. */
  function isFresh({ version }: CachedPage): boolean {
    return version !== undefined && version === (changes.version() ?? changes.lastKnown()?.version)
  }

  function cached(url: string): CachedPage | undefined {
    const page = cache.get(url)
    return page && isFresh(page) && !hasExpired(page) ? page : undefined
  }

  /** Returns a page that may be stale, if the last known version is at most `MAX_STALE_SECONDS` seconds old. */
  function stale(url: string) {
    const last = changes.lastKnown()
    if (last === undefined || last.seconds > MAX_STALE_SECONDS) return undefined
    const page = cached(url)
    return page && { page, age: Math.floor(last.seconds) }
  }

  return { make, cached, stale, hasExpired, cacheWithSize }
}

export type PageStore = ReturnType<typeof openPageStore>
