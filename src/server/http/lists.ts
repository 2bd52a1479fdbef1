import { z } from 'zod'
import { MAX_PAGE_SIZE, PAGE_SIZE, pageOf } from '#contract/paging.ts'
import { notFound } from '../errors.ts'
import { answerWriter, type WriteAnswer } from './answers.ts'
import type { Call } from './route.ts'

/** Which rows of a list: all of them when `limit` is null. */
export type Span = { limit: number | null; offset: number }

type Paging = { page: number; size: number }

/** What a route of a list answers with: how many rows there are, and those of a span. */
export type Listing<Row = unknown> = {
  count: () => Promise<number>
  rows: (span: Span) => Promise<Row[]>
}

/** A way to answer with a list: a bare array, or one page when the query asks for it. */
type SendList = (call: Call, listing: Listing) => Promise<unknown>

/** `X-Total-Count` always; 404 for a page that is no positive number or lies beyond the end. */
export function listSender(item: z.ZodType): SendList {
  const writeAll = answerWriter(z.array(item))
  const writePage = answerWriter(pageOf(item))
  return async (call, { count, rows }) => {
    const paging = pagingOf(call.request.query as Record<string, unknown>)
    if (paging === undefined) {
      const results = await rows({ limit: null, offset: 0 })
      return send(call, writeAll, results, results.length)
    }
    const { page, size } = paging
    const [total, results] = await Promise.all([
      count(),
      rows({ limit: size, offset: (page - 1) * size }),
    ])
    if (page > 1 && (page - 1) * size >= total) throw notFound()
    const body = {
      count: total,
      next: page * size < total ? pageAddress(call, page + 1) : null,
      previous: page > 1 ? pageAddress(call, page - 1) : null,
      results,
    }
    return send(call, writePage, body, total)
  }
}

function pagingOf({ page, page_size }: Record<string, unknown>): Paging | undefined {
  if (page === undefined && page_size === undefined) return undefined
  const size = wholeNumber(page_size ?? PAGE_SIZE)
  const number = wholeNumber(page ?? 1)
  if (number === undefined || number > 1e9) throw notFound()
  return { page: number, size: Math.min(size ?? PAGE_SIZE, MAX_PAGE_SIZE) }
}

function wholeNumber(value: unknown): number | undefined {
  return /^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : undefined
}

function pageAddress({ config, request }: Call, page: number): string {
  const url = new URL(request.url, config.publicUrl)
  url.searchParams.set('page', String(page))
  return url.href
}

function send({ reply }: Call, write: WriteAnswer, body: unknown, total: number): unknown {
  return reply
    .header('x-total-count', total)
    .type('application/json; charset=utf-8')
    .send(write(body))
}
