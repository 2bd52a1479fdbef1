import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { checkboxIds, RowCheckbox } from '#web/lists/row-checkbox.tsx'
import { useChosenAnnounced } from '#web/lists/selection-bar.tsx'
import { useOrderAnnounced } from '#web/lists/use-order-announced.ts'
import { useSelection } from '#web/lists/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { formatChosenCount } from './bulk-messages.ts'
import styles from './commerce-list.module.css'
import { CommerceRow } from './commerce-row.tsx'
import { CommerceTable } from './commerce-table.tsx'
import type { ListOrder } from './parse-query.ts'
import { useBulk } from './use-bulk.ts'

type OfficeCommercesProps = {
  screen: Omit<ComponentProps<typeof ListScreen>, 'children'>
  order: ListOrder
  commerces: readonly Commerce[]
  categories: readonly Category[]
}

/** The shops of all owners with bulk actions: a table on wide screens, compact rows on others. */
export function OfficeCommerces({ screen, order, commerces, categories }: OfficeCommercesProps) {
  const { start } = screen
  const { search } = useLocation()
  const selection = useSelection(commerces, search)
  const bulk = useBulk(commerces, selection.set, start)
  const { chosen } = selection
  useOrderAnnounced(order.name)
  useChosenAnnounced(
    chosen.length,
    formatChosenCount(chosen.length),
    'Tras la lista puedes ocultar, mostrar o eliminar.',
  )

  function clear() {
    selection.set([])
    start.current?.focus({ preventScroll: true })
  }

  const bulkBar = chosen.length > 0 && (
    <BulkBar
      chosen={chosen}
      busy={bulk.busy}
      onRun={(action) => bulk.run(action, chosen)}
      onAll={selection.isAll ? undefined : selection.toggleAll}
      onNone={clear}
    />
  )
  return (
    <ListScreen {...screen} selectionBar={bulkBar}>
      <CommerceTable
        commerces={commerces}
        categories={categories}
        order={order.value}
        selection={selection}
      />
      <ul className={`card divided ${styles.officeRows}`}>
        {commerces.map((commerce) => (
          <li key={commerce.id}>
            <CommerceRow
              commerce={commerce}
              categories={categories}
              choice={
                <RowCheckbox
                  label={`Elegir ${commerce.name}`}
                  id={checkboxIds(commerce.id)[1]}
                  checked={selection.isChosen(commerce.id)}
                  onChange={() => selection.toggle(commerce.id)}
                />
              }
            />
          </li>
        ))}
      </ul>
      {bulk.dialog}
    </ListScreen>
  )
}
