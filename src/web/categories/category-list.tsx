import { useRevalidator } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/api/api.ts'
import { guarded } from '#web/api/guard.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { formatCount } from '#web/format/numbers.ts'
import { ListFilters, ListSearch } from '#web/lists/list-filters.tsx'
import { ListFiltersSkeleton } from '#web/lists/list-filters-skeleton.tsx'
import { useListUrl } from '#web/lists/list-url.ts'
import { Pager } from '#web/lists/pager.tsx'
import { formatRowRange, pageFromUrl, redirectToPreviousPage } from '#web/lists/paging.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { MainAction } from '#web/screens/main-action.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/category-list.ts'
import { listCategoryUse } from './calls.ts'
import { CategoryDialog, type Task } from './category-dialog.tsx'
import { CategoryTable } from './category-table.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { useCategoryDeletion } from './use-category-deletion.ts'

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('buscar')?.trim() || undefined
  const page = pageFromUrl(request)
  try {
    const [list, all] = await Promise.all([listCategoryUse({ search, page }), listCategories()])
    return { search, page, all, count: list.count, categories: list.results }
  } catch (error) {
    throw redirectToPreviousPage(request, error)
  }
})

export function HydrateFallback() {
  return (
    <>
      <ScreenHead title={TITLE} />
      <ListFiltersSkeleton />
      <RowsSkeleton label="Cargando las categorías" mark cards={2} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar las categorías'
  return <ScreenFailure error={error} heading={TITLE} title={title} />
}

export default function CategoryList({ loaderData }: Route.ComponentProps) {
  const { search, page, count, categories, all } = loaderData
  const start = useFocusOnNewPage(page, `Categorías ${formatRowRange(page, count)}`)
  const deletion = useCategoryDeletion(categories, start)
  const [task, setTask] = useOpenForm<Task>((stored) => refreshed(stored, all))
  const { revalidate } = useRevalidator()
  const addressOf = useListUrl()

  async function onSaved({ name }: Category) {
    await revalidate()
    setTask(undefined)
    toast({ message: task?.category ? 'Cambios guardados.' : `Categoría «${name}» creada.` })
  }

  const create = (
    <Button icon={<IconPlus size={22} aria-hidden />} onClick={() => setTask({})}>
      Crear categoria
    </Button>
  )
  return (
    <>
      <ScreenHead
        title={TITLE}
        lead={`${formatCount(all.length, 'categoría', 'categorías')}. El dibujo de cada escaparate sale de aquí.`}
        leadRef={start}
        action={create}
      />
      {(all.length > PAGE_SIZE || search) && (
        <ListFilters>
          <ListSearch
            search={search}
            label="Buscar por nombre"
            placeholder="Nombre de la categoría"
            found={
              count === 0 ? 'Ninguna categoría' : formatCount(count, 'categoría', 'categorías')
            }
          />
        </ListFilters>
      )}
      {count === 0 ? (
        <EmptyState
          title={`Nada con «${search}»`}
          sign="Vuelve a mirar"
          belowFilters
          action={
            <ButtonLink to={addressOf({ buscar: '' })} variant="outline">
              Quitar la búsqueda
            </ButtonLink>
          }
        >
          Prueba con menos letras, o crea la que falta.
        </EmptyState>
      ) : (
        <CategoryTable
          categories={categories}
          isBusy={deletion.isBusy}
          onEdit={(category) => setTask({ category })}
          onDelete={deletion.press}
        />
      )}
      <Pager page={page} count={count} />
      <MainAction>{create}</MainAction>
      <CategoryDialog task={task} onSaved={onSaved} onClose={() => setTask(undefined)} />
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
function refreshed({ category: stored }: Task, categories: readonly Category[]): Task | undefined {
  const category = categories.find(({ id }) => id === stored?.id)
  return stored && category === undefined ? undefined : { category }
}

const TITLE = 'Categorías'
