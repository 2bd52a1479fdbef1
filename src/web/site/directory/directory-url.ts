/** The filters of the list of shops, all of which are in the URL. */
export type DirectoryQuery = Filtered & {
  q?: string | undefined
  offers?: boolean
}

type Filtered = {
  /** Any of these categories, by slug. */
  categories?: readonly string[]
  isByName?: boolean
  page?: number
}

/** A single category has its own path; several are in the query, always in the same order. */
export function directoryUrl({ q, offers, ...filtered }: DirectoryQuery): string {
  const { categories = [] } = filtered
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (offers) params.set('ofertas', '1')
  if (categories.length !== 1) return withFilters('/directorio', params, filtered)
  return withFilters(`/directorio/${categories[0]}`, params, { ...filtered, categories: [] })
}

export function offersUrl(filtered: Filtered): string {
  return withFilters('/ofertas', new URLSearchParams(), filtered)
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
    offers: params.get('ofertas') === '1',
    ...parseOrder(params),
  }
}

export function parseOrder(params: URLSearchParams) {
  return { isByName: params.get('orden') === 'nombre', page: parsePage(params) }
}

/** `?pagina=`; 1 unless valid. */
export function parsePage(params: URLSearchParams): number {
  const page = params.get('pagina') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}
