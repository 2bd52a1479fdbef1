import type { z } from 'zod'
import { MAX_ID } from '#contract/fields.ts'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '#contract/paging.ts'
import { notFound, overloaded, ServiceUnavailable } from '../errors.ts'
import { openQueue } from '../queues/queue.ts'
import { pickerOf } from './response-picker.ts'
import type { Call } from './route.ts'
import { SerializedJson } from './serialized-json.ts'

/** `limit` null: all rows. */
export type RowRange = { limit: number | null; offset: number }

type Paging = { page: number; size: number }

/** What the handler of a list returns: how to count its rows, and how to read a range of them. */
export type Paginated<Row = unknown> = {
  count: () => Promise<number>
  rows: (range: RowRange) => Promise<(Row | SerializedJson<Row>)[]>
  /** What a page says beside its results, once they are read. */
  beside?: () => Record<string, unknown>
}

/** Sends a list: a bare array, or one page if the query asks for it. */
type SendList = (call: Call, listing: Paginated) => Promise<unknown>

/** Unpaged lists may be megabytes long: how many are made at once, and how many may wait. */
const UNPAGED_LISTS = { atOnce: 2, waiting: 20 }
/** Seconds. */
const RETRY_AFTER = 5

/** All lists of a server share the limit on unpaged ones. */
export function openListResponder() {
  const runQueued = openQueue(UNPAGED_LISTS.atOnce, UNPAGED_LISTS.waiting)

  /**
   * Sends `X-Total-Count`; 404 for a `page` that is no positive number or past the end. Without `page` the
   * list is complete, or its first `limit` items if that is given. A part of a list links to the others
   * with `Link` (RFC 8288).
   */
  return (item: z.ZodType, limit: number | undefined): SendList => {
    const pick = pickerOf(item)
    const whole = (items: unknown[]) =>
      isSerialized(items) ? joinSerialized(items, '[', ']') : items.map(pick)

    const sendWhole: SendList = async (call, { rows }) => {
      // A list that fits on a page needs no turn.
      const first = await rows({ limit: MAX_PAGE_SIZE + 1, offset: 0 })
      if (first.length <= MAX_PAGE_SIZE) return send(call, whole(first), first.length)
      return await runQueued(async () => {
        const all = await rows({ limit: null, offset: 0 })
        return send(call, whole(all), all.length)
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
      if (requested === undefined) return send(call, whole(results), total)
      const { next = null, prev: previous = null } = links
      const place = { count: total, next, previous, ...listing.beside?.() }
      if (!isSerialized(results)) {
        return send(call, { ...place, results: results.map(pick) }, total)
      }
      const before = `${JSON.stringify(place).slice(0, -1)},"results":[`
      return send(call, joinSerialized(results, before, ']}'), total)
    }
  }
}

function pagingOf({ page, page_size }: Record<string, unknown>): Paging | undefined {
  if (page === undefined && page_size === undefined) return undefined
  const size = Math.min(positiveInteger(page_size) ?? PAGE_SIZE, MAX_PAGE_SIZE)
  const number = positiveInteger(page ?? 1)
  // The queries count rows in PostgreSQL's `integer`.
  if (number === undefined || number * size > MAX_ID) throw notFound()
  return { page: number, size }
}

function positiveInteger(value: unknown): number | undefined {
  return /^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : undefined
}

type Links = { first: string; prev?: string; next?: string; last: string }

/** Links to the other pages, for an empty first page too. */
function linksOf(call: Call, { page, size }: Paging, total: number): Links {
  const last = Math.max(1, Math.ceil(total / size))
  const at = pageUrls(call, size)
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

/** Absolute, from the configured origin. `page_size` stands only when it is not the default. */
function pageUrls({ config, request }: Call, size: number): (page: number) => string {
  const asked = new URL(config.publicUrl + request.url.replace(/^\/+/, '/'))
  // A copy: setting those of a URL parses it anew each time.
  const params = new URLSearchParams(asked.searchParams)
  return (page) => {
    params.set('page', String(page))
    if (size !== PAGE_SIZE && !params.has('page_size')) params.set('page_size', String(size))
    return `${asked.origin}${asked.pathname}?${params}`
  }
}

function send({ reply }: Call, body: object, total: number): unknown {
  return reply.header('x-total-count', total).type('application/json; charset=utf-8').send(body)
}

function isSerialized(items: unknown[]): items is SerializedJson[] {
  return items[0] instanceof SerializedJson
}

const COMMA = Buffer.from(',')

/** Copies the bytes of the items: making a string of a long list first would take twice as long. */
function joinSerialized(items: SerializedJson[], before: string, after: string): Buffer {
  const parts = items.flatMap(({ bytes }, at) => (at === 0 ? [bytes] : [COMMA, bytes]))
  return Buffer.concat([Buffer.from(before), ...parts, Buffer.from(after)])
}
