import { PAGE_SIZE } from '#contract/paging.ts'
import { sayNumber } from '#web/ui/numbers.ts'

/** The page of a list that an address asks for with `?pagina=`; the first unless it names another. */
export function askedPage(request: Request): number {
  const page = new URL(request.url).searchParams.get('pagina') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}

/** '21–40 de 51': which rows a page shows. */
export function rowsShown(page: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, count)
  return `${sayNumber(first)}–${sayNumber(last)} de ${sayNumber(count)}`
}
