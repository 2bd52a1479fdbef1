import { type Category, type CategoryUse, categoryForm } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { TRADE_KEYS, TRADES } from '#contract/trades/trade-names.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { ItemDialog, useItemForm } from '#web/dialogs/item-dialog.tsx'
import { ProposedWords } from '#web/dialogs/proposed-words.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { DefinedList, type ListDefinition, listSkeleton } from '#web/lists/defined-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import type { Route } from './+types/category-list.ts'
import {
  createCategory,
  listCategories,
  listCategoryUse,
  listFailedSearches,
  saveCategory,
} from './calls.ts'
import { CategoryTable } from './category-table.tsx'
import { useCategoryDeletion } from './use-category-deletion.tsx'

const LIST: ListDefinition = {
  title: 'Categorías',
  items: 'las categorías',
  counted: ['categoría', 'categorías', 'Ninguna categoría'],
  search: {
    label: 'Buscar por nombre',
    placeholder: 'Nombre de la categoría',
    advice: 'Prueba con menos letras, o crea la que falta.',
  },
}

export const clientLoader = listLoader([ADMINISTRATOR], async ({ search, page }) => {
  const [list, all, failedSearches] = await Promise.all([
    listCategoryUse({ search, page }),
    listCategories(),
    listFailedSearches(),
  ])
  return { all, failedSearches, ...list }
})

export const HydrateFallback = listSkeleton(LIST, { hasThumbnail: true })
export const ErrorBoundary = screenFailure(LIST)

export default function CategoryList({ loaderData }: Route.ComponentProps) {
  const { results: categories, all, failedSearches } = loaderData
  const start = useFocusOnNewPage('Categorías', loaderData)
  const deletion = useCategoryDeletion(categories, all, start)
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
        action={work.addButton}
        hasMainAction
      >
        <CategoryTable
          categories={categories}
          isBusy={deletion.isBusy}
          onEdit={work.open}
          onDelete={deletion.remove}
        />
      </DefinedList>
      <ItemDialog work={work}>
        {(category) => (
          <CategoryForm category={category} failedSearches={failedSearches} onSaved={onSaved} />
        )}
      </ItemDialog>
      {deletion.dialog}
    </>
  )
}

type CategoryFormProps = {
  category: CategoryUse | undefined
  failedSearches: readonly string[]
  onSaved: (saved: Category) => Promise<void>
}

function CategoryForm({ category, failedSearches, onSaved }: CategoryFormProps) {
  const form = useForm({
    schema: categoryForm,
    initial: {
      name: category?.name ?? '',
      words: category?.words.join(', ') ?? '',
      like: category?.like ?? '',
    },
    labels: { name: 'Nombre', words: 'Lo que busca la gente', like: 'Palabras de' },
    draft: `category-${storedUser()?.id}-${category?.id ?? 'new'}`,
    send: ({ values }, { key }) =>
      category ? saveCategory(category.id, values) : createCategory(values, key),
    onSuccess: onSaved,
  })
  return (
    <DialogForm form={form}>
      <TextField {...form.field('name')} help="Como la diría un vecino." autoComplete="off" />
      <SelectField
        id={form.idOf('like')}
        label="Palabras de"
        help="Al cambiar de oficio se ponen sus palabras, si no cambias las de abajo."
        value={form.values.like}
        error={form.fieldErrors.like}
        onChange={(like) => form.change('like', like)}
        options={TRADE_OPTIONS}
      />
      <TextArea
        {...form.field('words')}
        help="Separadas por comas. Con ellas se encuentran todos los comercios de la categoría."
        rows={5}
      />
      <ProposedWords
        help="Lo buscan y no lo encuentran. Añade lo que sea de esta categoría."
        proposed={failedSearches}
        words={form.values.words}
        onAdd={(words) => form.change('words', words)}
      />
      <p className="row gap-16 note sunken rounded-button px-20 py-14">
        <CategorySymbol category={form.values.name} size={56} />
        Este será su dibujo.
      </p>
    </DialogForm>
  )
}

const TRADE_OPTIONS = [
  { value: '', name: 'Según su nombre' },
  ...TRADE_KEYS.map((key) => ({ value: key, name: `Como ${TRADES[key].name}` })).toSorted((a, b) =>
    a.name.localeCompare(b.name, 'es'),
  ),
]
