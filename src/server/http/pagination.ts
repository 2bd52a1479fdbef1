import { z } from 'zod'
import { MAX_PAGE_SIZE, PAGE_SIZE, pageOf } from '#contract/paging.ts'
import { notFound, overloaded, ServiceUnavailable } from '../errors.ts'
import { openQueue } from '../queue.ts'
import { responseSerializer, type SerializeResponse } from './response-serializer.ts'
import type { Call } from './route.ts'

/** Which rows of a list: all of them when `limit` is null. */
export type RowRange = { limit: number | null; offset: number }

type Paging = { page: number; size: number }

/** What a route of a list answers with: how many rows there are, and those of one range. */
export type Paginated<Row = unknown> = {
  count: () => Promise<number>
  rows: (range: RowRange) => Promise<Row[]>
}

/** A way to answer with a list: a bare array, or one page when the query asks for it. */
type SendList = (call: Call, listing: Paginated) => Promise<unknown>

/** Whole lists of megabytes that are made together, and those that may wait for them. */
const WHOLE_LISTS = { atOnce: 2, waiting: 20 }
/** Seconds after which a refused one may be asked for again. */
const RETRY_AFTER = 5

/** Makes senders of lists that share what whole lists may use up. */
export function openListResponder() {
  const runQueued = openQueue(WHOLE_LISTS.atOnce, WHOLE_LISTS.waiting)

  /**
   * `X-Total-Count` always; 404 for a page that is no positive number or lies beyond the end. Without
   * `page` the list is whole, or its first `limit` items where there is one. Whoever gets a part is
   * told of the others by `Link` (RFC 8288).
   */
  return (item: z.ZodType, limit: number | undefined): SendList => {
    const writeAll = responseSerializer(z.array(item))
    const writePage = responseSerializer(pageOf(item))

    const sendWhole: SendList = async (call, { rows }) => {
      // What fits on a page costs no more than one, and waits for nobody.
      const first = await rows({ limit: MAX_PAGE_SIZE + 1, offset: 0 })
      if (first.length <= MAX_PAGE_SIZE) return send(call, writeAll, first, first.length)
      return await runQueued(async () => {
        const all = await rows({ limit: null, offset: 0 })
        return send(call, writeAll, all, all.length)
      }).catch((error) => {
        throw error instanceof ServiceUnavailable ? overloaded(call.request.id, RETRY_AFTER) : error
      })
    }

    return async (call, listing) => {
      const requested = pagingOf(call.request.query as Record<string, unknown>)
      if (requested === undefined && limit === undefined) return sendWhole(call, listing)
      const { page, size } = requested ?? { page: 1, size: limit! }
      const [total, results] = await Promise.all([
        listing.count(),
        listing.rows({ limit: size, offset: (page - 1) * size }),
      ])
      if (page > 1 && (page - 1) * size >= total) throw notFound()
      const links = linksOf(call, { page, size }, total)
      call.reply.header('link', linkHeader(links))
      if (requested === undefined) return send(call, writeAll, results, total)
      const { next = null, prev: previous = null } = links
      return send(call, writePage, { count: total, next, previous, results }, total)
    }
  }
}

function pagingOf({ page, page_size }: Record<string, unknown>): Paging | undefined {
  if (page === undefined && page_size === undefined) return undefined
  const size = positiveInteger(page_size ?? PAGE_SIZE)
  const number = positiveInteger(page ?? 1)
  if (number === undefined || number > 1e9) throw notFound()
  return { page: number, size: Math.min(size ?? PAGE_SIZE, MAX_PAGE_SIZE) }
}

function positiveInteger(value: unknown): number | undefined {
  return /^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : undefined
}

type Links = { first: string; prev?: string; next?: string; last: string }

/** Where the other pages are, of a first page of nothing too. */
function linksOf(call: Call, { page, size }: Paging, total: number): Links {
  const last = Math.max(1, Math.ceil(total / size))
  const at = (number: number) => pageUrl(call, number, size)
  return {
    first: at(1),
    ...(page > 1 && { prev: at(page - 1) }),
    ...(page < last && { next: at(page + 1) }),
    last: at(last),
  }
}

function linkHeader(links: Links): string {
  return Object.entries(links)
    .map(([rel, address]) => `<${address}>; rel="${rel}"`)
    .join(', ')
}

/** Absolute, from the configured origin. Pages of another size than usual say theirs. */
function pageUrl({ config, request }: Call, page: number, size: number): string {
  const url = new URL(config.publicUrl + request.url.replace(/^\/+/, '/'))
  url.searchParams.set('page', String(page))
  if (size !== PAGE_SIZE && !url.searchParams.has('page_size')) {
    url.searchParams.set('page_size', String(size))
  }
  return url.href
}

function send({ reply }: Call, write: SerializeResponse, body: unknown, total: number): unknown {
  return reply
    .header('x-total-count', total)
    .type('application/json; charset=utf-8')
    .send(write(body))
}
