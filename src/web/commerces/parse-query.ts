import type { CommerceOrder, CommerceQuery, CommerceState } from '#contract/commerces.ts'
import { pageFromUrl } from '#web/lists/paging.ts'

/** The states as ways through the list: `?estado=publicados`. */
export const STATES: readonly { name: string; value: string; state?: CommerceState }[] = [
  { name: 'Todos', value: '' },
  { name: 'Publicados', value: 'publicados', state: 'published' },
  { name: 'Pendientes', value: 'pendientes', state: 'PE' },
  { name: 'Rechazados', value: 'rechazados', state: 'RE' },
  { name: 'Ocultos', value: 'ocultos', state: 'hidden' },
]

/** `?orden=nombre` */
export const ORDERS: readonly { name: string; value: string; ordering?: CommerceOrder }[] = [
  { name: 'Los más nuevos primero', value: '' },
  { name: 'Por nombre', value: 'nombre', ordering: 'name' },
  { name: 'Los últimos que han cambiado', value: 'cambios', ordering: '-updated_at' },
]

export type CommerceListQuery = {
  state: (typeof STATES)[number]
  order: (typeof ORDERS)[number]
  category: number | undefined
  search: string | undefined
  page: number
}

/** What the address of the list asks for; what it cannot mean counts as not asked. */
export function parseQuery(request: Request): CommerceListQuery {
  const asked = new URL(request.url).searchParams
  const category = asked.get('categoria') ?? ''
  return {
    state: STATES.find(({ value }) => value === asked.get('estado')) ?? STATES[0]!,
    order: ORDERS.find(({ value }) => value === asked.get('orden')) ?? ORDERS[0]!,
    category: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
    search: asked.get('buscar')?.trim().slice(0, 200) || undefined,
    page: pageFromUrl(request),
  }
}

/** The same as the API takes it. */
export type CommerceSearch = Pick<CommerceQuery, 'state' | 'search'> & {
  ordering?: CommerceOrder | undefined
  category?: number | undefined
  page: number
}

export function apiQuery(asked: CommerceListQuery): CommerceSearch {
  const { state, order, category, search, page } = asked
  return { state: state.state, ordering: order.ordering, category, search, page }
}

/** Whether less than all is asked for; an order leaves nothing out. */
export function isFiltered({ state, category, search }: CommerceListQuery): boolean {
  return state.state !== undefined || category !== undefined || search !== undefined
}
