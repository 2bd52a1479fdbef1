import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { checkboxIds, RowCheckbox } from '#web/lists/row-checkbox.tsx'
import { useOrderAnnounced } from '#web/lists/use-order-announced.ts'
import { useSelection } from '#web/lists/use-selection.ts'
import { MainAction } from '#web/screens/main-action.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { sayChosen } from './bulk-messages.ts'
import { CommerceCard } from './commerce-card.tsx'
import { CommerceTable } from './commerce-table.tsx'
import styles from './office-commerces.module.css'
import type { CommerceListQuery } from './parse-query.ts'
import { useBulk } from './use-bulk.ts'

type OfficeCommercesProps = {
  query: CommerceListQuery
  commerces: readonly Commerce[]
  categories: readonly Category[]
  /** What takes the focus when no row is left to take it. */
  start: RefObject<HTMLElement | null>
  /** Above the list, in its room, and below it. */
  filters: ReactNode
  pager: ReactNode
  /** What a phone has at hand while nothing is chosen. */
  add: ReactNode
  /** In place of the list, when nothing is found. */
  empty: ReactNode
}

/** Everybody's shops: a table where there is room, cards elsewhere; several can be chosen in both. */
export function OfficeCommerces(props: OfficeCommercesProps) {
  const { query, commerces, categories, start, filters, pager, add, empty } = props
  const { search } = useLocation()
  const selection = useSelection(commerces, search)
  const bulk = useBulk(commerces, selection.set, start)
  const { chosen } = selection
  useOrderAnnounced(query.order.name)
  useChosenAnnounced(chosen.length)

  function clear() {
    selection.set([])
    start.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className={styles.list}>
        {filters}
        {commerces.length === 0 ? (
          empty
        ) : (
          <>
            <CommerceTable
              commerces={commerces}
              categories={categories}
              order={query.order.value}
              selection={selection}
            />
            <ul className={styles.cards}>
              {commerces.map((commerce) => (
                <li key={commerce.id}>
                  <CommerceCard
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
          </>
        )}
      </div>
      {pager}
      {chosen.length === 0 ? (
        <MainAction>{add}</MainAction>
      ) : (
        <BulkBar
          chosen={chosen}
          busy={bulk.busy}
          onRun={(action) => void bulk.run(action, chosen)}
          onAll={selection.isAll ? undefined : selection.toggleAll}
          onNone={clear}
        />
      )}
    </>
  )
}

function useChosenAnnounced(count: number): void {
  const last = useRef(count)
  useEffect(() => {
    const before = last.current
    last.current = count
    if (count === before || count === 0) return
    const way = before === 0 ? '. Tras la lista puedes ocultar, mostrar o eliminar.' : ''
    announce(sayChosen(count) + way)
  }, [count])
}
