import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Shown } from '#contract/rendering.ts'
import { type DirectoryChanges, MAX_STALE } from '../directory-changes.ts'
import { tellsOfVisitor } from '../http/about-visitor.ts'
import { contentEtag } from '../http/etag.ts'
import type { Clock } from '../time/clock.ts'
import { nextMidnight } from '../time/next-midnight.ts'
import { acceptedEncoding, type Compressible, compressible } from './page-compression.ts'

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Until when it shows what is true, in ms since 1970; midnight in the town at the latest. */
  validUntil?: number
  shown?: Shown | undefined
}

export type CachedPage = Omit<RenderedPage, 'body'> & {
  body: Compressible
  /** Bytes, as the cache counts them. */
  size: number
  etag: string
  /** Of the directory when it was made. */
  version: number | undefined
  validUntil: number
}

export type PageStoreOptions = {
  /** Renders the page at an address, which is a canonical one. */
  render(request: FastifyRequest, url: string): Promise<RenderedPage>
  changes: DirectoryChanges
  clock: Clock
  /** Of the town: no page outlives its day. */
  timeZone?: () => string
}

const MAX_BYTES = 64 * 1024 * 1024
/** Bytes of a page beside its bodies: headers, and what it shows. */
const OVERHEAD = 4096

/** Rendered pages by their address, each with the version of the directory that it shows and the time when it ends. */
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
      updateSize(url, made)
    }
    return made
  }

  /** The cache only knows how large a page was when it was set: it grows with each encoding. */
  function updateSize(url: string, page: CachedPage): void {
    const size = page.body.size + OVERHEAD
    if (page.size !== size) cache.set(url, { ...page, size })
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

  return { make, cached, stale, isOver, updateSize }
}

export type PageStore = ReturnType<typeof openPageStore>
