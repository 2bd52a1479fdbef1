import { data } from 'react-router'
import { nearFilter, nearText, type Point } from '#contract/coordinates.ts'
import type { ListedCategory } from '#contract/directory.ts'
import { factsFilter, factsText } from '#contract/facts/fact-filters.ts'
import type { FactName } from '#contract/facts/fact-table.ts'
import { isWeekday } from '#contract/hours/open-state.ts'
import type { Weekday } from '#contract/hours/weekdays.ts'
import { asSearchText } from '#contract/invisible-marks.ts'
import { OFFER_TIMES, type OfferTime } from '#contract/offer-dates.ts'
import { slugOf } from '#contract/slug.ts'
import type { PageContext } from '#web/api/server-api.ts'
import { readCategories } from './read-lists.ts'

export type DirectoryQuery = ListParams & {
  q?: string | undefined
  offers?: boolean
  /** Only shops that are open now, or on the next day with this weekday. */
  open?: OpenFilter | undefined
  /** Sorts by the distance from this point ('39.993,-0.052'). NEAR_STREET: asks for a street first. */
  near?: string | undefined
  facts?: readonly FactName[] | undefined
}

/** Value of `near` if the browser does not reveal the position. */
export const NEAR_STREET = 'calle'

export type OpenFilter = 'now' | Weekday

/** `categories` are slugs. */
type ListParams = { categories?: readonly string[]; isByName?: boolean; page?: number }

/** Returns the URL of a list. One category is in its path, several are in its query. */
export function directoryUrl({ categories = [], ...query }: DirectoryQuery): string {
  const { q, offers, open, near, facts = [] } = query
  const filters = { q, open, near, facts: factsText(facts), ofertas: offers && '1' }
  return categories.length === 1
    ? listUrl(`/directorio/${categories[0]}`, filters, query)
    : listUrl('/directorio', filters, { ...query, categories })
}

/** Also has the categories, of which `directoryUrl` writes a single one into the path. */
export function paramsOf(query: DirectoryQuery): [string, string][] {
  const { categories = [], ...rest } = query
  return [
    ...new URLSearchParams(directoryUrl(rest).split('?')[1]),
    ...categories.map((slug): [string, string] => ['categoria', slug]),
  ]
}

export type PrintedBy = 'street' | 'category'

export function printedListUrl(query: DirectoryQuery, by: PrintedBy): string {
  const params = new URLSearchParams(
    paramsOf({ ...query, near: undefined, isByName: false, page: 1 }),
  )
  if (by === 'category') params.set('por', 'categoria')
  return params.size === 0 ? '/imprimir' : `/imprimir?${params}`
}

export const parsePrintedBy = (params: URLSearchParams): PrintedBy =>
  params.get('por') === 'categoria' ? 'category' : 'street'

export const TIME_WORDS: Record<OfferTime, string> = {
  today: 'hoy',
  ending: 'acaba-pronto',
  weekend: 'fin-de-semana',
}

export type OffersQuery = ListParams & { when?: OfferTime | undefined }

export const offersUrl = ({ when, ...filtered }: OffersQuery): string =>
  listUrl('/ofertas', { cuando: when && TIME_WORDS[when] }, filtered)

/** Parses `?cuando=`. A pressed toggle appends its value, so the last value counts. */
export function parseTime(params: URLSearchParams): OfferTime | undefined {
  const word = params.getAll('cuando').at(-1)
  return OFFER_TIMES.find((time) => TIME_WORDS[time] === word)
}

function listUrl(
  path: string,
  filters: Record<string, string | false | undefined>,
  { categories = [], isByName, page = 1 }: ListParams,
): string {
  const entries = [
    ...Object.entries(filters),
    ...categories.toSorted().map((slug) => ['categoria', slug]),
    ['orden', isByName && 'nombre'],
    ['pagina', page > 1 && `${page}`],
  ].filter(([, value]) => value)
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries as string[][])}`
}

/** Parses the filters of a URL, except its categories. */
export function parseDirectoryQuery(params: URLSearchParams) {
  return {
    q: asSearchText(params.get('q') ?? '').slice(0, 200) || undefined,
    offers: params.getAll('ofertas').at(-1) === '1',
    open: parseOpen(params.getAll('open').at(-1)),
    near: parseNear(params.getAll('near').at(-1)),
    facts: parseFacts(params),
    ...parseOrder(params),
  }
}

/** Throws a 400 if a fact does not exist. */
function parseFacts(params: URLSearchParams): FactName[] {
  const parsed = factsFilter.safeParse(params.getAll('facts'))
  if (!parsed.success) throw data(null, { status: 400 })
  return parsed.data ?? []
}

function parseOpen(open = ''): OpenFilter | undefined {
  return open === 'now' || isWeekday(open) ? open : undefined
}

function parseNear(near = ''): string | undefined {
  if (near === NEAR_STREET) return near
  const point = pointOf(near)
  return point && nearText(point)
}

export function pointOf(near: string | undefined): Point | undefined {
  return nearFilter.safeParse(near).data
}

export function parseOrder(params: URLSearchParams) {
  return { isByName: params.get('orden') === 'nombre', page: parsePage(params) }
}

export function parseStreet(params: URLSearchParams): string | undefined {
  return asSearchText(params.get('calle') ?? '').slice(0, 100) || undefined
}

/** Returns NaN for an invalid number, because no list has such a page. */
function parsePage(params: URLSearchParams): number {
  const page = params.get('pagina') || '1'
  return /^[1-9]\d*$/.test(page) ? Number(page) : Number.NaN
}

/** Returns the categories in a URL: slugs, or ids in old URLs. */
export function categorySlugsIn(params: URLSearchParams, inPath?: string): string[] {
  const names = [inPath ?? '', ...params.getAll('categoria')]
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Finds categories by slug, former slug or id. Leaves out unknown ones. */
export async function findCategories(
  context: PageContext,
  categories: readonly ListedCategory[],
  names: readonly string[],
): Promise<ListedCategory[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const current =
        categories.find(({ slug }) => slug === name) ??
        categories.find(({ id }) => `${id}` === name)
      if (current) return current
      const [renamed] = await readCategories(context, { slug: slugOf(name) })
      return categories.find(({ id }) => id === renamed?.id)
    }),
  )
  return [...new Set(found.filter((category) => category !== undefined))]
}
