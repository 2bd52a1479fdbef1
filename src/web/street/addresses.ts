import { slugWithId } from '#contract/slug.ts'

type Named = { id: number; name: string }

export const commerceAddress = (shop: Named) => `/comercio/${slugWithId(shop)}`

export const offerAddress = ({ id, title }: { id: number; title: string }) =>
  `/oferta/${slugWithId({ id, name: title })}`

/** A published shop's façade, 1200 × 630. */
export const facadeAddress = ({ id }: { id: number }) => `/og/comercio/${id}.jpg`

/** What the list of shops is asked for; all of it stands in the address. */
export type DirectorySearch = {
  /** A trade, by its slug. */
  category?: string | undefined
  q?: string | undefined
  offers?: boolean
  byName?: boolean
  page?: number
}

export function directoryAddress({
  category,
  q,
  offers,
  byName,
  page = 1,
}: DirectorySearch): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (offers) params.set('ofertas', '1')
  if (byName) params.set('orden', 'nombre')
  if (page > 1) params.set('pagina', String(page))
  const path = category ? `/directorio/${category}` : '/directorio'
  return params.size === 0 ? path : `${path}?${params}`
}

export function directorySearch(request: Request, category: string | undefined): DirectorySearch {
  const { searchParams } = new URL(request.url)
  return {
    category,
    q: searchParams.get('q')?.replaceAll('\0', '').trim().slice(0, 200) || undefined,
    offers: searchParams.get('ofertas') === '1',
    byName: searchParams.get('orden') === 'nombre',
    page: pageIn(searchParams),
  }
}

/** `?pagina=`; the first unless it names another. */
export function pageIn(params: URLSearchParams): number {
  const page = params.get('pagina') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}
