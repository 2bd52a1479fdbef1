import { redirect } from 'react-router'
import { formatNumber } from '#contract/numbers.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { statusOf } from '#web/api/api.ts'
import { changedUrl, parseListQuery } from './list-url.ts'

/** Maximum page from which it goes back page by page. Nobody pages that far. */
const MAX_STEP_BACK = 100

/** Returns what to throw if loading a page failed: after a 404 a redirect to the previous or first page. */
export function redirectToPreviousPage(request: Request, error: unknown): unknown {
  const url = new URL(request.url)
  const { page } = parseListQuery(url)
  if (page === 1 || statusOf(error) !== 404) return error
  const pagina = page === 2 || page > MAX_STEP_BACK ? '' : String(page - 1)
  return redirect(changedUrl(url, { pagina }))
}

/** Formats which rows a page shows: '21–40 de 51'. */
export function formatRowRange(page: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, count)
  return `${formatNumber(first)}–${formatNumber(last)} de ${formatNumber(count)}`
}
