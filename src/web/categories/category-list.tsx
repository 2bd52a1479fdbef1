import type { Category, CategoryUse } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import { ListFilters, ListSearch } from '#web/lists/list-filters.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { useListUrl } from '#web/lists/list-url.ts'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { Button } from '#web/ui/button.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import type { Route } from './+types/category-list.ts'
import { listCategories, listCategoryUse, listSoughtInVain } from './calls.ts'
import { CategoryDialog, type Task } from './category-dialog.tsx'
import { CategoryTable } from './category-table.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { useCategoryDeletion } from './use-category-deletion.ts'

const LIST = { title: 'Categorías', items: 'las categorías' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ search, page }) => {
  const [list, all, sought] = await Promise.all([
    listCategoryUse({ search, page }),
    listCategories(),
    listSoughtInVain(),
  ])
  return { all, sought, ...list }
})

export const HydrateFallback = listSkeleton(LIST, { hasThumbnail: true, phoneCards: 2 }, {})
export const ErrorBoundary = listFailure(LIST)

export default function CategoryList({ loaderData }: Route.ComponentProps) {
  const { search, count, results: categories, all, sought } = loaderData
  const start = useFocusOnNewPage('Categorías', loaderData)
  const deletion = useCategoryDeletion(categories, start)
  const [task, setTask] = useOpenForm<Task>((stored) => refreshed(stored, categories))
  const afterSave = useAfterSave(() => setTask(undefined))
  const urlWith = useListUrl()

  const onSaved = ({ name }: Category) =>
    afterSave(task?.category ? 'Cambios guardados.' : `Categoría «${name}» creada.`)

  const create = (
    <Button icon={<IconPlus size={22} aria-hidden />} onClick={() => setTask({})}>
      Crear categoria
    </Button>
  )
  const filters = (all.length > PAGE_SIZE || search) && (
    <ListFilters>
      <ListSearch
        search={search}
        label="Buscar por nombre"
        placeholder="Nombre de la categoría"
        found={count === 0 ? 'Ninguna categoría' : formatCount(count, 'categoría', 'categorías')}
      />
    </ListFilters>
  )
  const empty = (
    <EmptyList
      title={`Nada con «${search}»`}
      link={{ to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }}
      hasMainAction
    >
      Prueba con menos letras, o crea la que falta.
    </EmptyList>
  )
  return (
    <>
      <ListScreen
        title={LIST.title}
        lead={`${formatCount(all.length, 'categoría', 'categorías')}. El dibujo de cada comercio sale de aquí.`}
        start={start}
        list={loaderData}
        action={create}
        filters={filters}
        empty={empty}
      >
        <CategoryTable
          categories={categories}
          isBusy={deletion.isBusy}
          onEdit={(category) => setTask({ category })}
          onDelete={deletion.press}
        />
      </ListScreen>
      <CategoryDialog
        task={task}
        sought={sought}
        onSaved={onSaved}
        onClose={() => setTask(undefined)}
      />
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

/** The category may have changed, or gone, while the page was loaded anew. */
function refreshed(
  { category: stored }: Task,
  categories: readonly CategoryUse[],
): Task | undefined {
  const category = categories.find(({ id }) => id === stored?.id)
  return stored && category === undefined ? undefined : { category }
}
