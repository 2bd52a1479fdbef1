import type { Category } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { ItemDialog, useItemForm } from '#web/dialogs/item-dialog.tsx'
import { DefinedList, type ListDefinition, listSkeleton } from '#web/lists/defined-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/category-list.ts'
import { listCategories, listCategoryUse, listSoughtInVain } from './calls.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryTable } from './category-table.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { useCategoryDeletion } from './use-category-deletion.ts'

const LIST: ListDefinition = {
  title: 'Categorías',
  items: 'las categorías',
  counted: ['categoría', 'categorías', 'Ninguna categoría'],
  search: {
    label: 'Buscar por nombre',
    placeholder: 'Nombre de la categoría',
    nothing: 'Prueba con menos letras, o crea la que falta.',
  },
}

export const clientLoader = listLoader([ADMINISTRATOR], async ({ search, page }) => {
  const [list, all, sought] = await Promise.all([
    listCategoryUse({ search, page }),
    listCategories(),
    listSoughtInVain(),
  ])
  return { all, sought, ...list }
})

export const HydrateFallback = listSkeleton(LIST, { hasThumbnail: true })
export const ErrorBoundary = screenFailure(LIST)

export default function CategoryList({ loaderData }: Route.ComponentProps) {
  const { results: categories, all, sought } = loaderData
  const start = useFocusOnNewPage('Categorías', loaderData)
  const deletion = useCategoryDeletion(categories, start)
  const work = useItemForm(categories, { create: 'Crear categoria', edit: 'Editar categoria' })

  const onSaved = ({ name }: Category) =>
    work.afterSave(work.task?.item ? 'Cambios guardados.' : `Categoría «${name}» creada.`)

  return (
    <>
      <DefinedList
        definition={LIST}
        list={loaderData}
        lead={`${formatCount(all.length, 'categoría', 'categorías')}. El dibujo de cada comercio sale de aquí.`}
        start={start}
        action={work.create}
        hasMainAction
      >
        <CategoryTable
          categories={categories}
          isBusy={deletion.isBusy}
          onEdit={work.open}
          onDelete={deletion.press}
        />
      </DefinedList>
      <ItemDialog work={work}>
        {(category) => <CategoryForm category={category} sought={sought} onSaved={onSaved} />}
      </ItemDialog>
      <DeletionDialog
        category={deletion.toDelete}
        categories={all}
        onDeleted={(target) => deletion.deleted(deletion.toDelete!, target)}
        onError={(error) => deletion.refused(deletion.toDelete!, error)}
        onClose={deletion.close}
      />
    </>
  )
}
