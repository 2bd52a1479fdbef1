import type { CommerceOrder, CommerceQuery, CommerceState } from '#contract/commerces.ts'
import type { ListQuery } from '#web/lists/list-loader.ts'

/** The states as ways through the list: `?estado=publicados`. */
export const STATES: readonly { name: string; value: string; state?: CommerceState }[] = [
  { name: 'Todos', value: '' },
  { name: 'Publicados', value: 'publicados', state: 'published' },
  { name: 'Pendientes', value: 'pendientes', state: 'PE' },
  { name: 'Rechazados', value: 'rechazados', state: 'RE' },
  { name: 'Ocultos', value: 'ocultos', state: 'hidden' },
]

export type ListOrder = { name: string; value: string; ordering?: CommerceOrder | StateOrder }
type StateOrder = 'status,hidden' | '-status,-hidden'

/** `?orden=nombre` */
export const ORDERS: readonly ListOrder[] = [
  { name: 'Los más nuevos primero', value: '' },
  { name: 'Por nombre', value: 'nombre', ordering: 'name' },
  { name: 'Los últimos que han cambiado', value: 'cambios', ordering: '-updated_at' },
]

/** The office orders by every column of its table. */
export const OFFICE_ORDERS: readonly ListOrder[] = [
  ...ORDERS,
  { name: 'Por nombre, de la Z a la A', value: '-nombre', ordering: '-name' },
  { name: 'Los que llevan más sin cambiar', value: '-cambios', ordering: 'updated_at' },
  { name: 'Por quien lo lleva', value: 'persona', ordering: 'owner' },
  { name: 'Por quien lo lleva, de la Z a la A', value: '-persona', ordering: '-owner' },
  { name: 'Por estado, publicados primero', value: 'estado', ordering: 'status,hidden' },
  { name: 'Por estado, rechazados primero', value: '-estado', ordering: '-status,-hidden' },
  { name: 'Con más ofertas primero', value: '-ofertas', ordering: '-offers' },
  { name: 'Con menos ofertas primero', value: 'ofertas', ordering: 'offers' },
]

export type CommerceListQuery = {
  state: (typeof STATES)[number]
  order: ListOrder
  category: number | undefined
  search: string | undefined
  page: number
}

/** What the address of the list asks for. */
export function parseQuery({ option, id, search, page }: ListQuery): CommerceListQuery {
  return {
    state: option('estado', STATES),
    order: option('orden', OFFICE_ORDERS),
    category: id('categoria'),
    search,
    page,
  }
}

/** The same as the API takes it. */
export type CommerceSearch = Pick<CommerceQuery, 'state' | 'search'> & {
  ordering?: ListOrder['ordering']
  category?: number | undefined
  page?: number
  size?: number
}

export function apiQuery(query: CommerceListQuery): CommerceSearch {
  const { state, order, category, search, page } = query
  return { state: state.state, ordering: order.ordering, category, search, page }
}

/** Whether less than all is asked for; an order leaves nothing out. */
export function isFiltered({ state, category, search }: CommerceListQuery): boolean {
  return state.state !== undefined || category !== undefined || search !== undefined
}
