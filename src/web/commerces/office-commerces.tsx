import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { checkboxIds, RowCheckbox, useSelection } from '#web/lists/selection.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { CardLink } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { useOnChange } from '#web/ui/use-on-change.ts'
import styles from './commerce-list.module.css'
import { CommerceStatus, isPublished } from './commerce-status.tsx'
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

export function OfficeCommerces({ screen, order, commerces, categories }: OfficeCommercesProps) {
  const { search } = useLocation()
  const selection = useSelection(commerces, search)
  const { bar, dialog } = useBulk(commerces, selection, screen.start)
  useOnChange(order.name, () => announce(`Orden: ${order.name}`))
  return (
    <ListScreen {...screen} selectionBar={bar}>
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
      {dialog}
    </ListScreen>
  )
}

type CommerceRowProps = Pick<OfficeCommercesProps, 'categories'> & {
  commerce: Commerce
  selection: ReturnType<typeof useSelection<Commerce>>
}

function CommerceRow({ commerce, categories, selection }: CommerceRowProps) {
  const { search, pathname } = useLocation()
  const { id, name, direction, category } = commerce
  const [firstCategory] = categoryNames(category, categories)
  return (
    <li>
      <article className={`hover-sunken align-center relative gap-12 grid ${styles.officeRow}`}>
        <RowCheckbox
          label={`Elegir ${name}`}
          id={checkboxIds(id).card}
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
            {!isPublished(commerce) && <CommerceStatus commerce={commerce} />}
            <span>{[firstCategory, direction].filter(Boolean).join(' · ')}</span>
          </p>
        </div>
      </article>
    </li>
  )
}
