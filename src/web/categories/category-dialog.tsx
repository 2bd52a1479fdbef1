import { type Category, categoryForm } from '#contract/categories.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { TextField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { createCategory, saveCategory } from './calls.ts'
import styles from './category-table.module.css'

/** What the form is opened for: a new category, or one that is there. */
export type Task = { category?: Category }

type CategoryFormProps = {
  task: Task
  onSaved: (saved: Category) => Promise<void>
  onClose: () => void
}

/** 'Crear categoria' and 'Editar categoria': the same form. Closed while there is no task. */
export function CategoryDialog({
  task,
  ...form
}: Omit<CategoryFormProps, 'task'> & { task?: Task }) {
  return (
    <FormDialog title={titleOf(task)} opened={task !== undefined} onClose={form.onClose}>
      {task && <CategoryForm {...form} task={task} />}
    </FormDialog>
  )
}

function titleOf(task: Task | undefined): string {
  return task?.category ? 'Editar categoria' : 'Crear categoria'
}

function CategoryForm({ task, onSaved, onClose }: CategoryFormProps) {
  const { category } = task
  const form = useForm({
    schema: categoryForm,
    initial: { name: category?.name ?? '' },
    labels: { name: 'Nombre' },
    draft: `category-${storedUser()?.id}-${category?.id ?? 'new'}`,
    send: ({ values }, { key }) =>
      category ? saveCategory(category.id, values) : createCategory(values, key),
    onSuccess: onSaved,
  })
  return (
    <DialogForm
      title={titleOf(task)}
      form={form}
      cleared={category ? 'Vuelve a estar el nombre guardado.' : undefined}
      send="Guardar"
      sending="Guardando…"
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        help="Como la diría un vecino."
        aria-required
        autoComplete="off"
      />
      <p className={`row gap-16 note sunken rounded-button ${styles.drawing}`}>
        <CategorySymbol category={form.values.name} size={56} />
        Este será su dibujo.
      </p>
    </DialogForm>
  )
}
