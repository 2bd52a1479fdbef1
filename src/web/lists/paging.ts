import { redirect } from 'react-router'
import { formatNumber } from '#contract/numbers.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { statusOf } from '#web/api/api.ts'

/** The page of a list that an address asks for with `?pagina=`; the first unless it names another. */
export function pageFromUrl(request: Request): number {
  const page = new URL(request.url).searchParams.get('pagina') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}

/** Farther than anybody turns pages back. */
const FAR = 100

/**
 * What to throw when a page of a list could not be had: the last row of the last page may be gone
 * meanwhile, and then the list ends a page earlier. One that is far away leads to the first.
 */
export function redirectToPreviousPage(request: Request, error: unknown): unknown {
  const page = pageFromUrl(request)
  if (page === 1 || statusOf(error) !== 404) return error
  const { pathname, searchParams } = new URL(request.url)
  if (page === 2 || page > FAR) searchParams.delete('pagina')
  else searchParams.set('pagina', String(page - 1))
  return redirect(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`)
}

/** '21–40 de 51': which rows a page shows. */
export function formatRowRange(page: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, count)
  return `${formatNumber(first)}–${formatNumber(last)} de ${formatNumber(count)}`
}
