import { Link, useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { formatDay } from '#web/format/dates.ts'
import { ListTable, type SortColumn, SortHead } from '#web/lists/list-table.tsx'
import { checkboxIds, RowCheckbox, type useSelection } from '#web/lists/selection.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { CommerceStatus } from './commerce-status.tsx'
import styles from './commerce-table.module.css'
import { categoryNames, facadeOf } from './facade-of.ts'

type CommerceTableProps = {
  commerces: readonly Commerce[]
  categories: readonly Category[]
  selection: ReturnType<typeof useSelection<Commerce>>
}

const NAME: SortColumn = { name: 'Comercio', up: 'nombre', down: '-nombre', first: 'up' }
const OWNER: SortColumn = { name: 'Lo lleva', up: 'persona', down: '-persona', first: 'up' }
const REST: readonly SortColumn[] = [
  { name: 'Estado', up: 'estado', down: '-estado', first: 'up' },
  { name: 'Ofertas', up: 'ofertas', down: '-ofertas', first: 'down' },
  // `cambios` sorts descending: the last change comes first.
  { name: 'Cambiado', up: '-cambios', down: 'cambios', first: 'down' },
]

export function CommerceTable({ commerces, categories, selection }: CommerceTableProps) {
  const { pathname, search } = useLocation()
  return (
    <ListTable caption="Comercios" isWide>
      <thead>
        <tr>
          <td className={styles.select}>
            <RowCheckbox
              label="Elegir todos los comercios de esta página"
              checked={selection.isAll}
              isIndeterminate={selection.chosen.length > 0 && !selection.isAll}
              onChange={selection.toggleAll}
            />
          </td>
          <SortHead column={NAME} />
          <SortHead column={OWNER} />
          <th scope="col">Categoría</th>
          {REST.map((column) => (
            <SortHead key={column.name} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {commerces.map((commerce) => (
          <tr key={commerce.id} data-chosen={selection.isChosen(commerce.id) || undefined}>
            <td className={styles.select}>
              <RowCheckbox
                label={`Elegir ${commerce.name}`}
                id={checkboxIds(commerce.id).table}
                checked={selection.isChosen(commerce.id)}
                onChange={() => selection.toggle(commerce.id)}
              />
            </td>
            <th scope="row" className={styles.name}>
              <div className="row gap-12">
                <Mark shop={facadeOf(commerce, categories)} size={44} />
                <Link
                  className="inline-row strong break-anywhere tap ink link"
                  to={`/commerces/${commerce.id}/`}
                  state={{ list: pathname + search }}
                >
                  {commerce.name}
                </Link>
              </div>
            </th>
            <td>
              <div
                className={`break-anywhere ${commerce.owner ? '' : 'muted small'} ${styles.owner}`}
              >
                {commerce.owner?.username ?? 'Nadie todavía'}
              </div>
            </td>
            <td>
              <div className={`break-anywhere muted small ${styles.category}`}>
                {categoryNames(commerce.category, categories).join(', ')}
              </div>
            </td>
            <td>
              <CommerceStatus commerce={commerce} />
            </td>
            <td className={styles.offers}>
              <Link
                className="place-center strong tap"
                to={`/commerces/${commerce.id}/offers/`}
                aria-label={`Ver ofertas de ${commerce.name}: ${commerce.offers}`}
              >
                {commerce.offers}
              </Link>
            </td>
            <td className={`muted small ${styles.updated}`}>
              <time dateTime={commerce.updated_at}>{formatDay(commerce.updated_at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </ListTable>
  )
}
