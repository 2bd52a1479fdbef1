import type { z } from 'zod'
import { MAX_ID } from '#contract/fields.ts'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '#contract/paging.ts'
import { notFound, ServiceUnavailable, tooManyLists } from '../errors.ts'
import { openQueue } from '../queues/fair-queue.ts'
import { pickerOf } from './response-picker.ts'
import type { Call } from './route.ts'
import { SerializedJson } from './serialized-json.ts'

export type RowRange = { limit: number; offset: number }

/** The range of a whole list: PostgreSQL has no greater `integer`. */
export const ALL_ROWS: RowRange = { limit: MAX_ID, offset: 0 }

type Paging = { page: number; size: number }

export type PagedList<Row = unknown> = {
  count: () => Promise<number>
  rows: (range: RowRange) => Promise<(Row | SerializedJson<Row>)[]>
  /** Returns further fields of a page, next to `results`. Called after the rows are read. */
  beside?: () => Record<string, unknown>
}

type SendList = (call: Call, listing: PagedList) => Promise<unknown>

/** Complete lists may be megabytes long, so only two are built at once, and twenty requests wait for their turn. */
const UNPAGED_LISTS = { atOnce: 2, waiting: 20 }
const RETRY_SECONDS = 5

/** Call this once: the complete lists of all routes share a queue. */
export function openListResponder() {
  const runQueued = openQueue(UNPAGED_LISTS.atOnce, UNPAGED_LISTS.waiting)

  /** `defaultLimit`: as in `Route`. Throws 404 for a `page` that is invalid or past the end. */
  return (item: z.ZodType, defaultLimit: number | undefined): SendList => {
    const pick = pickerOf(item)
    const bodyOf = (items: unknown[]) =>
      isSerialized(items) ? joinSerialized(items, '[', ']') : items.map(pick)

    const sendWhole: SendList = async (call, { rows }) => {
      // A list that fits on a page does not wait in the queue.
      const first = await rows({ limit: MAX_PAGE_SIZE + 1, offset: 0 })
      if (first.length <= MAX_PAGE_SIZE) return send(call, bodyOf(first), first.length)
      return await runQueued(async () => {
        const all = await rows(ALL_ROWS)
        return send(call, bodyOf(all), all.length)
      }).catch((error) => {
        throw error instanceof ServiceUnavailable ? tooManyLists(RETRY_SECONDS) : error
      })
    }

    return async (call, listing) => {
      const requested = pagingOf(call.request.query as Record<string, unknown>)
      if (requested === undefined && defaultLimit === undefined) return sendWhole(call, listing)
      const { page, size } = requested ?? { page: 1, size: defaultLimit! }
      const [total, results] = await Promise.all([
        listing.count(),
        listing.rows({ limit: size, offset: (page - 1) * size }),
      ])
      if (page > 1 && (page - 1) * size >= total) throw notFound()
      const links = linksOf(call, { page, size }, total)
      call.reply.header('link', linkHeader(links))
      if (requested === undefined) return send(call, bodyOf(results), total)
      const { next = null, prev: previous = null } = links
      const pageFields = { count: total, next, previous, ...listing.beside?.() }
      if (!isSerialized(results)) {
        return send(call, { ...pageFields, results: results.map(pick) }, total)
      }
      const before = `${JSON.stringify(pageFields).slice(0, -1)},"results":[`
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

function linksOf(call: Call, { page, size }: Paging, total: number): Links {
  const last = Math.max(1, Math.ceil(total / size))
  const urlOf = pageUrls(call, size)
  return {
    first: urlOf(1),
    ...(page > 1 && { prev: urlOf(page - 1) }),
    ...(page < last && { next: urlOf(page + 1) }),
    last: urlOf(last),
  }
}

/** Formats the `Link` header (RFC 8288). */
function linkHeader(links: Links): string {
  return Object.entries(links)
    .map(([rel, address]) => `<${address}>; rel="${rel}"`)
    .join(', ')
}

function pageUrls({ config, request }: Call, size: number): (page: number) => string {
  const url = new URL(config.publicUrl + request.url.replace(/^\/+/, '/'))
  // A copy, because changing the params of a URL parses it again each time.
  const params = new URLSearchParams(url.searchParams)
  return (page) => {
    params.set('page', String(page))
    if (size !== PAGE_SIZE && !params.has('page_size')) params.set('page_size', String(size))
    return `${url.origin}${url.pathname}?${params}`
  }
}

function send({ reply }: Call, body: object, total: number): unknown {
  return reply.header('x-total-count', total).type('application/json; charset=utf-8').send(body)
}

function isSerialized(items: unknown[]): items is SerializedJson[] {
  return items[0] instanceof SerializedJson
}

const COMMA = Buffer.from(',')

/** Joins the bytes of the items: building a string of a long list takes twice as long. */
function joinSerialized(items: SerializedJson[], before: string, after: string): Buffer {
  const parts = items.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [COMMA, bytes]))
  return Buffer.concat([Buffer.from(before), ...parts, Buffer.from(after)])
}
