import { data } from 'react-router'
import { nearFilter, nearText, type Point } from '#contract/coordinates.ts'
import { factsFilter, factsText } from '#contract/facts/fact-filters.ts'
import type { FactName } from '#contract/facts/fact-table.ts'
import { isWeekday } from '#contract/hours/open-state.ts'
import type { Weekday } from '#contract/hours/weekdays.ts'
import { OFFER_TIMES, type OfferTime } from '#contract/offer-times.ts'

/** The filters of the list of shops, all of which are in the URL. */
export type DirectoryQuery = Filtered & {
  q?: string | undefined
  offers?: boolean
  /** Only shops that are open now, or on the next such day, as the API names it. */
  open?: OpenFilter | undefined
  /** Nearest first, from a point as the API names it, or NEAR_STREET while it is to be said. */
  near?: string | undefined
  /** Only shops of which these are known to hold. */
  facts?: readonly FactName[] | undefined
}

/** The value of `near` for somebody whose browser does not tell where they are. */
export const NEAR_STREET = 'calle'

export type OpenFilter = 'now' | Weekday

type Filtered = {
  /** Any of these categories, by slug. */
  categories?: readonly string[]
  isByName?: boolean
  page?: number
}

/** A single category has its own path; several are in the query, always in the same order. */
export function directoryUrl({
  q,
  offers,
  open,
  near,
  facts = [],
  ...filtered
}: DirectoryQuery): string {
  const { categories = [] } = filtered
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (open) params.set('open', open)
  if (near) params.set('near', near)
  if (facts.length > 0) params.set('facts', factsText(facts))
  if (offers) params.set('ofertas', '1')
  if (categories.length !== 1) return withFilters('/directorio', params, filtered)
  return withFilters(`/directorio/${categories[0]}`, params, { ...filtered, categories: [] })
}

/** The parameters of such a URL. */
export function paramsOf(query: DirectoryQuery): [string, string][] {
  const { categories = [], ...rest } = query
  const url = directoryUrl(rest)
  return [
    ...new URLSearchParams(url.split('?')[1]),
    ...categories.map((slug): [string, string] => ['categoria', slug]),
  ]
}

export type PrintedBy = 'street' | 'category'

/** The list to print of what these filters find, in no order but its own. */
export function printedListUrl(query: DirectoryQuery, by: PrintedBy): string {
  const params = new URLSearchParams(
    paramsOf({ ...query, near: undefined, isByName: false, page: 1 }),
  )
  if (by === 'category') params.set('por', 'categoria')
  return params.size === 0 ? '/imprimir' : `/imprimir?${params}`
}

/** `?por=` */
export const parsePrintedBy = (params: URLSearchParams): PrintedBy =>
  params.get('por') === 'categoria' ? 'category' : 'street'

/** The values of `cuando`. */
export const TIME_WORDS: Record<OfferTime, string> = {
  today: 'hoy',
  ending: 'acaba-pronto',
  weekend: 'fin-de-semana',
}

export type OffersQuery = Filtered & { when?: OfferTime | undefined }

export function offersUrl({ when, ...filtered }: OffersQuery): string {
  const params = new URLSearchParams(when && { cuando: TIME_WORDS[when] })
  return withFilters('/ofertas', params, filtered)
}

/** `?cuando=`: of several the last counts, as a pressed toggle sends its value after what was chosen before. */
export function parseTime(params: URLSearchParams): OfferTime | undefined {
  const word = params.getAll('cuando').at(-1)
  return OFFER_TIMES.find((time) => TIME_WORDS[time] === word)
}

function withFilters(path: string, params: URLSearchParams, filtered: Filtered): string {
  const { categories = [], isByName, page = 1 } = filtered
  for (const slug of categories.toSorted()) params.append('categoria', slug)
  if (isByName) params.set('orden', 'nombre')
  if (page > 1) params.set('pagina', String(page))
  return params.size === 0 ? path : `${path}?${params}`
}

/** The filters in a URL, except its categories. */
export function parseDirectoryQuery(params: URLSearchParams): Omit<DirectoryQuery, 'categories'> & {
  page: number
} {
  return {
    q: params.get('q')?.replaceAll('\0', '').trim().slice(0, 200) || undefined,
    // A pressed toggle sends its value after what was chosen before: the last counts.
    offers: params.getAll('ofertas').at(-1) === '1',
    open: parseOpen(params.getAll('open').at(-1)),
    near: parseNear(params.getAll('near').at(-1)),
    facts: parseFacts(params),
    ...parseOrder(params),
  }
}

/** Throws an error of status 400 where a name is not one of a fact. */
function parseFacts(params: URLSearchParams): FactName[] {
  const read = factsFilter.safeParse(params.getAll('facts'))
  if (!read.success) throw data(null, { status: 400 })
  return read.data ?? []
}

function parseOpen(open = ''): OpenFilter | undefined {
  return open === 'now' || isWeekday(open) ? open : undefined
}

function parseNear(near = ''): string | undefined {
  if (near === NEAR_STREET) return near
  const point = pointOf(near)
  return point && nearText(point)
}

/** The point that `near` names, if it names one. */
export function pointOf(near: string | undefined): Point | undefined {
  return nearFilter.safeParse(near).data
}

export function parseOrder(params: URLSearchParams) {
  return { isByName: params.get('orden') === 'nombre', page: parsePage(params) }
}

/** `?calle=`: the street that somebody typed. */
export function parseStreet(params: URLSearchParams): string | undefined {
  return params.get('calle')?.replaceAll('\0', '').trim().slice(0, 100) || undefined
}

/** `?pagina=`; NaN, which no list has, for what is no positive number. */
export function parsePage(params: URLSearchParams): number {
  const page = params.get('pagina') || '1'
  return /^[1-9]\d*$/.test(page) ? Number(page) : Number.NaN
}
