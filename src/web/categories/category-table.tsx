import { type CategoryUse, FIRST_CATEGORY } from '#contract/categories.ts'
import { formatNumber } from '#contract/numbers.ts'
import { ListTable } from '#web/lists/list-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { IconLock, IconPencil, IconTrash } from '#web/ui/icons.ts'
import styles from './category-table.module.css'
import { formatUse } from './labels.ts'
import { nameId } from './use-category-deletion.tsx'

type CategoryTableProps = {
  categories: readonly CategoryUse[]
  isBusy: (id: number) => boolean
  onEdit: (category: CategoryUse) => void
  onDelete: (category: CategoryUse) => void
}

export function CategoryTable({ categories, isBusy, onEdit, onDelete }: CategoryTableProps) {
  return (
    <ListTable caption="Categorías" className={styles.table!}>
      <thead>
        <tr>
          <th scope="col">Eliminar</th>
          <th scope="col">Editar</th>
          <th scope="col">Nombre</th>
          <th scope="col" className={styles.number}>
            Comercios
          </th>
          <th scope="col" className={styles.number}>
            Ofertas
          </th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category.id} className="hover-sunken">
            <td>
              {category.id === FIRST_CATEGORY ? (
                <span
                  className={`grid place-center muted tap-square ${styles.locked}`}
                  title="Esta categoría no se puede eliminar"
                >
                  <IconLock size={22} aria-hidden />
                  <span className="visually-hidden">No se puede eliminar</span>
                </span>
              ) : (
                <Button
                  variant="danger-text"
                  size="small"
                  aria-label={`Eliminar ${category.name}`}
                  icon={IconTrash}
                  isBusy={isBusy(category.id)}
                  busyLabel=""
                  onClick={() => onDelete(category)}
                />
              )}
            </td>
            <td className={styles.edit}>
              <Button
                variant="text"
                size="small"
                aria-label={`Editar ${category.name}`}
                icon={IconPencil}
                onClick={() => onEdit(category)}
              />
            </td>
            <th
              scope="row"
              id={nameId(category.id)}
              tabIndex={-1}
              className={`strong ${styles.name}`}
            >
              <span className="row gap-14 break-anywhere">
                <span className={`grid place-center flex-none ${styles.tile}`}>
                  <CategorySymbol category={category.name} size={38} />
                </span>
                <span>
                  {category.name}
                  <span className={`muted small regular ${styles.use}`}>
                    {formatUse(category) || 'Sin usar'}
                  </span>
                </span>
              </span>
            </th>
            <CountCell count={category.commerces} />
            <CountCell count={category.offers} />
          </tr>
        ))}
      </tbody>
    </ListTable>
  )
}

function CountCell({ count }: { count: number }) {
  return <td className={`${count === 0 ? 'muted' : ''} ${styles.number}`}>{formatNumber(count)}</td>
}
