import type { Category } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { ListChoices, ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { ListSelect } from '#web/lists/list-select.tsx'
import styles from './commerce-list.module.css'
import { type CommerceListQuery, OFFICE_ORDERS, ORDERS, STATES } from './parse-query.ts'

type CommerceFiltersProps = {
  query: CommerceListQuery
  count: number
  categories: readonly Category[]
  /** Whether the list has everybody's shops, which are also searched by owner. */
  isWhole: boolean
}

/** Search, state, category and order of the list, all of them kept in the URL. */
export function CommerceFilters({ query, count, categories, isWhole }: CommerceFiltersProps) {
  const { state, order, category, search } = query
  const kinds = categories.map(({ id, name }) => ({ name, value: String(id) }))
  return (
    <>
      <ListFilters>
        <ListTabs tabs={STATES} current={state.value} />
        <ListSearch
          search={search}
          label={
            isWhole ? 'Buscar comercio, calle, teléfono o persona' : 'Buscar entre tus comercios'
          }
          placeholder={isWhole ? 'Comercio, calle o persona' : 'Nombre, calle o teléfono'}
          found={count === 0 ? 'Ningún comercio' : formatCount(count, 'comercio', 'comercios')}
        />
      </ListFilters>
      <ListChoices>
        <ListSelect
          label="Categoría"
          param="categoria"
          options={[{ name: 'Todas las categorías', value: '' }, ...kinds]}
          value={category === undefined ? '' : String(category)}
        />
        <div className={isWhole ? styles.order : undefined}>
          <ListSelect
            label="Orden"
            param="orden"
            options={isWhole ? OFFICE_ORDERS : ORDERS}
            value={order.value}
          />
        </div>
      </ListChoices>
    </>
  )
}
