import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { type Counts, FIGURE_KINDS } from '#contract/figures.ts'
import type { Shown } from '#contract/rendering.ts'
import { cachePages } from '#server/pages/page-cache.ts'
import { openFairQueue } from '#server/queues/fair-queue.ts'
import type { VisitCounter } from '#server/services.ts'
import { noDirectoryChanges } from './fake-services.ts'
import type { TestServer } from './test-server.ts'

export const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/** Opens a site whose pages show what a test chooses. They are cached and counted like real ones. */
export function openCountedSite(
  { services }: Pick<TestServer, 'services'>,
  visits: VisitCounter = services.visits,
) {
  const pages = new Map<string, Shown>()
  const app = fastify({ trustProxy: 'loopback' })
  const answer = cachePages({
    async render(_request, url) {
      const shown = pages.get(url)
      return { status: shown ? 200 : 404, headers: {}, body: Buffer.from(url), shown }
    },
    canonical: (url) => url,
    queue: openFairQueue({ atOnce: 100, maxWaitingEach: 100, maxWaiting: 100 }),
    changes: { ...noDirectoryChanges, version: () => 1 },
    clock: services.clock,
    visits,
  })
  app.get('*', answer)
  return {
    show(url: string, shown: Shown) {
      pages.set(url, shown)
    },
    /** Requests a page from an address, as a browser unless `headers` say otherwise. */
    get: (url: string, address = '203.0.113.1', headers: Record<string, string> = {}) =>
      app.inject({ url, remoteAddress: address, headers: { 'user-agent': BROWSER, ...headers } }),
    head: (url: string) => app.inject({ method: 'HEAD', url, headers: { 'user-agent': BROWSER } }),
    close: () => app.close(),
  }
}

export type FigureRow = { day: string; id: number } & Partial<Counts>

/** Returns the rows of a table of figures without their zeros. */
export async function figureRows(
  { db }: Pick<TestServer, 'db'>,
  table: 'commerce_figures' | 'offer_figures' | 'town_figures',
): Promise<FigureRow[]> {
  const id = { commerce_figures: 'commerce', offer_figures: 'offer', town_figures: 'category' }
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select to_jsonb(row) as row from ${sql.identifier(table)} as row order by day, ${sql.identifier(id[table])}`,
  )
  return rows.map(({ row }) => {
    const found = row as Counts & { day: string } & Record<string, number>
    const counted = FIGURE_KINDS.flatMap((kind) => (found[kind] ? [[kind, found[kind]]] : []))
    return { day: found.day, id: found[id[table]]!, ...Object.fromEntries(counted) }
  })
}
