import { type Category, type CategoryUse, categoryForm } from '#contract/categories.ts'
import { TRADE_KEYS, TRADES } from '#contract/trades/trade-names.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { ProposedWords } from '#web/dialogs/proposed-words.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { createCategory, saveCategory } from './calls.ts'

type CategoryFormProps = {
  /** Undefined: a new category. */
  category: CategoryUse | undefined
  /** Searches without a result, proposed as words. */
  sought: readonly string[]
  onSaved: (saved: Category) => Promise<void>
}

export function CategoryForm({ category, sought, onSaved }: CategoryFormProps) {
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
        proposed={sought}
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
