import { fastify } from 'fastify'
import { openCanonical } from '#server/pages/canonical-url.ts'
import { cachePages } from '#server/pages/page-cache.ts'
import type { RenderedPage } from '#server/pages/page-store.ts'
import { openFairQueue, QueueFull } from '#server/queues/fair-queue.ts'

/** Opens a site whose pages show one sentence. While `hold` is in force, renderings wait for `goOn`. */
export function openCachedSite() {
  let version: number | undefined = 1
  let sentence = 'Hay pan'
  let now = new Date('2026-03-05T10:00:00.000Z')
  const renderings: string[] = []
  const waiting: (() => void)[] = []
  let isHeld = false
  let isAway = false
  let validUntil: number | undefined
  let last: { version: number; seconds: number } | undefined
  let elsewhere: Promise<string> | undefined
  const say = (next: string) => {
    sentence = next
    if (version !== undefined) version += 1
  }
  const app = fastify()
  const answer = cachePages({
    async render(_request, url): Promise<RenderedPage> {
      const body = Buffer.from(`${sentence} en ${url}`)
      renderings.push(url)
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
      if (url === '/rota' && isAway) throw new Error('no database')
      const status = isAway ? 503 : url === '/nada' ? 404 : 200
      const headers = { 'content-type': 'text/html', 'content-security-policy': 'x' }
      return { status, headers, body, ...(validUntil && { validUntil }) }
    },
    canonical: openCanonical((path) => (path === '/directorio' ? ['q', 'pagina'] : [])),
    queue: openFairQueue({ atOnce: 2, maxWaitingEach: 1, maxWaiting: 1 }),
    changes: {
      version: () => version,
      lastKnown: () => last,
      isListening: () => true,
      settled: async () => {},
      async current() {
        if (elsewhere !== undefined) say(await elsewhere)
        elsewhere = undefined
      },
      isAlone: () => true,
      close: async () => {},
    },
    clock: { now: () => now },
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof QueueFull ? 503 : 500).send(String(error)),
  )
  app.get('*', answer)
  return {
    renderings,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    head: (url: string) => app.inject({ method: 'HEAD', url }),
    say,
    /** Another instance changes the sentence: only requests that wait for the current revision see it. */
    sayElsewhere(next: string) {
      elsewhere = Promise.resolve(next)
    },
    unheard: () => {
      version = undefined
    },
    /** Makes the database unreachable; the last known change is this many seconds old. */
    lose(seconds: number) {
      last ??= { version: version!, seconds }
      last.seconds = seconds
      version = undefined
      isAway = true
    },
    write: () => {
      last = undefined
    },
    comeBack() {
      version = last!.version + 1
      last = undefined
      isAway = false
    },
    /** Changes the revision of the directory, but nothing that a page shows. */
    changeElsewhere: () => {
      version! += 1
    },
    at(time: string) {
      now = new Date(time)
    },
    holdsUntil(time: string) {
      validUntil = Date.parse(time)
    },
    hold: () => {
      isHeld = true
    },
    async goOn() {
      isHeld = false
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}
