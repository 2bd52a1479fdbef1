import { z } from 'zod'
import {
  type Category,
  type CategoryUse,
  FIRST_CATEGORY,
  INVALID_REASSIGN,
} from '#contract/categories.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { deleteCategory } from './calls.ts'
import { formatUse } from './labels.ts'

type DeletionFormProps = {
  category: CategoryUse
  categories: readonly Category[]
  onDeleted: (target: Category) => Promise<void>
  /** Handles an error that the form cannot show. Returns whether it did. */
  onError: (error: unknown) => boolean
  onClose: () => void
}

/** Asks which category replaces a used one. Open while there is a category. */
export function DeletionDialog({
  category,
  ...form
}: Omit<DeletionFormProps, 'category'> & { category?: CategoryUse }) {
  return (
    <FormDialog title={TITLE} opened={category !== undefined} onClose={form.onClose}>
      {category && <DeletionForm {...form} category={category} />}
    </FormDialog>
  )
}

function DeletionForm({ category, categories, onDeleted, onError }: DeletionFormProps) {
  const others = categories.filter(({ id }) => id !== category.id)
  const form = useForm({
    schema: contract,
    initial: { reassign: String(FIRST_CATEGORY) },
    labels: { reassign: 'Pasan a' },
    send: async ({ values }) => {
      await deleteCategory(category.id, Number(values.reassign))
      return others.find(({ id }) => id === Number(values.reassign))!
    },
    onSuccess: onDeleted,
    onError,
  })
  return (
    <DialogForm form={form} send="Mover y eliminar" sending="Eliminando…" danger>
      <p>
        <strong>«{category.name}»</strong> la usan <strong>{formatUse(category)}</strong>. Elige a
        qué categoría pasan: no se pierde nada más.
      </p>
      <SelectField
        id={form.idOf('reassign')}
        label="Pasan a"
        value={form.values.reassign}
        error={form.fieldErrors.reassign}
        onChange={(id) => form.change('reassign', id)}
        options={others.map(({ id, name }) => ({ value: String(id), name }))}
      />
    </DialogForm>
  )
}

const TITLE = 'Eliminar categoria'

const contract = z.object({ reassign: z.string().min(1, INVALID_REASSIGN) })
