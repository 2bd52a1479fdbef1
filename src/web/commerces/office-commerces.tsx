import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import {
  checkboxIds,
  RowCheckbox,
  SelectionBar,
  useChosenAnnounced,
  useSelection,
} from '#web/lists/selection-bar.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CardLink } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconEye, IconEyeOff, IconTrash } from '#web/ui/icons.ts'
import { useOnChange } from '#web/ui/use-on-change.ts'
import { formatChosenCount } from './bulk-messages.ts'
import styles from './commerce-list.module.css'
import { CommerceStatus, isPublic } from './commerce-status.tsx'
import { CommerceTable } from './commerce-table.tsx'
import { categoryNames, facadeOf } from './facade-of.ts'
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
  useOnChange(order.name, () => announce(`Orden: ${order.name}`))
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
    <SelectionBar
      label="Comercios elegidos"
      count={formatChosenCount(chosen.length)}
      onAll={selection.isAll ? undefined : selection.toggleAll}
      onNone={clear}
    >
      {ACTIONS.map(({ action, name, ...button }) => (
        <Button
          key={action}
          {...button}
          size="small"
          isBusy={bulk.busy === action}
          onClick={() => bulk.run(action, chosen)}
        >
          {name}
        </Button>
      ))}
    </SelectionBar>
  )
  return (
    <ListScreen {...screen} selectionBar={bulkBar}>
      <CommerceTable commerces={commerces} categories={categories} selection={selection} />
      <ul className={`card divided ${styles.officeRows}`}>
        {commerces.map((commerce) => (
          <CommerceRow
            key={commerce.id}
            commerce={commerce}
            categories={categories}
            selection={selection}
          />
        ))}
      </ul>
      {bulk.dialog}
    </ListScreen>
  )
}

const ACTIONS = [
  {
    action: 'hide',
    name: 'Ocultar',
    busyLabel: 'Ocultando…',
    icon: IconEyeOff,
    variant: 'soft',
  },
  { action: 'show', name: 'Mostrar', busyLabel: 'Mostrando…', icon: IconEye, variant: 'soft' },
  {
    action: 'delete',
    name: 'Eliminar',
    busyLabel: 'Eliminando…',
    icon: IconTrash,
    variant: 'danger',
  },
] as const

type CommerceRowProps = Pick<OfficeCommercesProps, 'categories'> & {
  commerce: Commerce
  selection: ReturnType<typeof useSelection<Commerce>>
}

function CommerceRow({ commerce, categories, selection }: CommerceRowProps) {
  const { search, pathname } = useLocation()
  const { id, name, direction, category } = commerce
  const [trade] = categoryNames(category, categories)
  return (
    <li>
      <article className={`hover-sunken align-center relative gap-12 grid ${styles.officeRow}`}>
        <RowCheckbox
          label={`Elegir ${name}`}
          id={checkboxIds(id)[1]}
          checked={selection.isChosen(id)}
          onChange={() => selection.toggle(id)}
        />
        <Mark shop={facadeOf(commerce, categories)} size={44} />
        <div className="min-w-0">
          <h2 className="small-title">
            <CardLink to={`/commerces/${id}/`} state={{ list: pathname + search }}>
              {name}
            </CardLink>
          </h2>
          <p className="row note wrap gap-4 gap-x-8">
            {!isPublic(commerce) && <CommerceStatus commerce={commerce} />}
            <span>{[trade, direction].filter(Boolean).join(' · ')}</span>
          </p>
        </div>
      </article>
    </li>
  )
}
