import { type RefObject, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Category, type CategoryUse, FIRST_CATEGORY } from '#contract/categories.ts'
import { codeOf, responseBodyOf, statusOf } from '#web/api/api.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { toast } from '#web/ui/toast.tsx'
import { deleteCategory, restoreCategory } from './calls.ts'
import { formatUse } from './labels.ts'

/** Deletes an unused category at once. For a used one `dialog` asks which category replaces it. */
export function useCategoryDeletion(
  page: readonly CategoryUse[],
  all: readonly Category[],
  listHeading: RefObject<HTMLElement | null>,
) {
  const [toReplace, setToReplace] = useState<CategoryUse>()
  const close = () => setToReplace(undefined)
  const { revalidate } = useRevalidator()
  const deletion = useDeletion(page, {
    elementId: nameId,
    focusIfEmpty: listHeading,
    remove: (id) => deleteCategory(id),
    restore: restoreCategory,
    messages: {
      deleted: ({ name }) => `Categoría «${name}» eliminada.`,
      alreadyDeleted: ({ name }) => `La categoría «${name}» ya estaba eliminada.`,
      restored: ({ name }) => `Categoría «${name}» recuperada.`,
    },
    onRefused(category, error) {
      if (codeOf(error) !== 'in_use') return false
      setToReplace({ ...category, ...(responseBodyOf(error) as InUseBody) })
      return true
    },
  })

  async function onReplaced(category: CategoryUse, target: Category) {
    await deletion.leave(category)
    close()
    toast({ message: `Categoría eliminada: ${formatUse(category)} en «${target.name}».` })
  }

  function onError(category: CategoryUse, error: unknown): boolean {
    // The replacement was deleted: the reload shows which categories are left.
    if (statusOf(error) === 400) void revalidate()
    if (statusOf(error) !== 404) return false
    close()
    void deletion.noteDeletedByOthers(category)
    return true
  }

  return {
    isBusy: deletion.isBusy,
    remove(category: CategoryUse) {
      if (category.commerces + category.offers > 0) setToReplace(category)
      else void deletion.remove(category)
    },
    dialog: (
      <FormDialog title="Eliminar categoria" opened={toReplace !== undefined} onClose={close}>
        {toReplace && (
          <ReplacementForm
            category={toReplace}
            others={all.filter(({ id }) => id !== toReplace.id)}
            onReplaced={(target) => onReplaced(toReplace, target)}
            onError={(error) => onError(toReplace, error)}
          />
        )}
      </FormDialog>
    ),
  }
}

type InUseBody = { commerces: number; offers: number }

export const nameId = (id: number) => `categoria-${id}`

type ReplacementFormProps = {
  category: CategoryUse
  others: readonly Category[]
  onReplaced: (target: Category) => Promise<void>
  onError: (error: unknown) => boolean
}

function ReplacementForm({ category, others, onReplaced, onError }: ReplacementFormProps) {
  const form = useForm({
    initial: { reassign: String(FIRST_CATEGORY) },
    labels: { reassign: 'Pasan a' },
    send: async ({ values }) => {
      await deleteCategory(category.id, Number(values.reassign))
      return others.find(({ id }) => id === Number(values.reassign))!
    },
    onSuccess: onReplaced,
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
