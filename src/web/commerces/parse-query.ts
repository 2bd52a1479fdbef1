import type { CommerceOrder, CommerceQuery, CommerceState } from '#contract/commerces.ts'
import type { ListOption } from '#web/lists/list-loader.ts'
import type { ListQuery } from '#web/lists/list-url.ts'

/** The tabs of the list; `value` is in the URL: `?estado=publicados`. */
export const STATES: readonly ListOption<CommerceState>[] = [
  { name: 'Todos', value: '' },
  { name: 'Publicados', value: 'publicados', query: 'published' },
  { name: 'Pendientes', value: 'pendientes', query: 'PE' },
  { name: 'Rechazados', value: 'rechazados', query: 'RE' },
  { name: 'Ocultos', value: 'ocultos', query: 'hidden' },
]

export type ListOrder = ListOption<CommerceOrder | StateOrder>
type StateOrder = 'status,hidden' | '-status,-hidden'

export const ORDERS: readonly ListOrder[] = [
  { name: 'Los más nuevos primero', value: '' },
  { name: 'Por nombre', value: 'nombre', query: 'name' },
  { name: 'Los últimos que han cambiado', value: 'cambios', query: '-updated_at' },
]

export const OFFICE_ORDERS: readonly ListOrder[] = [
  ...ORDERS,
  { name: 'Por nombre, de la Z a la A', value: '-nombre', query: '-name' },
  { name: 'Los que llevan más sin cambiar', value: '-cambios', query: 'updated_at' },
  { name: 'Por dueño', value: 'persona', query: 'owner' },
  { name: 'Por dueño, de la Z a la A', value: '-persona', query: '-owner' },
  { name: 'Por estado, publicados primero', value: 'estado', query: 'status,hidden' },
  { name: 'Por estado, rechazados primero', value: '-estado', query: '-status,-hidden' },
  { name: 'Con más ofertas primero', value: '-ofertas', query: '-offers' },
  { name: 'Con menos ofertas primero', value: 'ofertas', query: 'offers' },
]

export type CommerceListQuery = ReturnType<typeof parseQuery>

export function parseQuery({ option, id, search, page }: ListQuery) {
  return {
    state: option('estado', STATES),
    order: option('orden', OFFICE_ORDERS),
    category: id('categoria'),
    search,
    page,
  }
}

export type CommerceSearch = Pick<CommerceQuery, 'state' | 'search'> & {
  ordering?: ListOrder['query']
  category?: number | undefined
  page?: number
  size?: number
}

export function apiQuery(query: CommerceListQuery): CommerceSearch {
  const { state, order, category, search, page } = query
  return { state: state.query, ordering: order.query, category, search, page }
}

export function isFiltered({ state, category, search }: CommerceListQuery): boolean {
  return state.query !== undefined || category !== undefined || search !== undefined
}
