import type { FastifyRequest } from 'fastify'
import type { DirectoryChanges } from '../directory-changes.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import type { FairQueue } from '../queues/fair-queue.ts'
import type { CachedPage, PageStore } from './page-store.ts'

/** Renders a page once for concurrent requests, in a queue that is fair between clients. */
export function openRenderings(
  { make, cached, hasExpired }: PageStore,
  queue: FairQueue,
  changes: DirectoryChanges,
) {
  /** Running renderings by URL, with the directory version that they started at. */
  const rendering = new Map<string, { version: number; page: Promise<CachedPage> }>()
  /** Queued renderings by client and URL. They have not started, so they will show all changes known now. */
  const waiting = new Map<string, Promise<CachedPage>>()

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

  /** Joins another client's rendering only if it is running: a queued one may be far back in that client's queue. */
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
