import { type RefObject, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Category, CategoryUse } from '#contract/categories.ts'
import { codeOf, responseBodyOf, statusOf } from '#web/api/api.ts'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { toast } from '#web/ui/toast.tsx'
import { deleteCategory, restoreCategory } from './calls.ts'
import { formatUse } from './labels.ts'

/** Deletes unused categories at once. For used ones it first asks which category replaces them. */
export function useCategoryDeletion(
  categories: readonly CategoryUse[],
  end: RefObject<HTMLElement | null>,
) {
  /** The used category for which the dialog is open. */
  const [toDelete, setToDelete] = useState<CategoryUse>()
  const { revalidate } = useRevalidator()
  const deletion = useDeletion(categories, {
    elementId: nameId,
    end,
    remove: (id) => deleteCategory(id),
    restore: restoreCategory,
    messages: {
      deleted: ({ name }) => `Categoría «${name}» eliminada.`,
      alreadyDeleted: ({ name }) => `La categoría «${name}» ya estaba eliminada.`,
      restored: ({ name }) => `Categoría «${name}» recuperada.`,
    },
    onRefused(category, error) {
      const use = refusedUse(error)
      if (use) setToDelete({ ...category, ...use })
      return use !== undefined
    },
  })

  return {
    isBusy: deletion.isBusy,
    press(category: CategoryUse) {
      if (category.commerces + category.offers > 0) setToDelete(category)
      else void deletion.remove(category)
    },
    toDelete,
    close: () => setToDelete(undefined),
    async deleted(category: CategoryUse, target: Category) {
      await deletion.leave(category)
      setToDelete(undefined)
      toast({ message: `Categoría eliminada: ${formatUse(category)} en «${target.name}».` })
    },
    refused(category: CategoryUse, error: unknown): boolean {
      // The replacement may have been deleted, too: the reloaded list shows which categories are left.
      if (statusOf(error) === 400) void revalidate()
      if (statusOf(error) !== 404) return false
      setToDelete(undefined)
      void deletion.noteDeletedByOthers(category)
      return true
    },
  }
}

export const nameId = (id: number) => `categoria-${id}`

/** Returns how many shops and offers use a category, if the server refused to delete it for that. */
function refusedUse(error: unknown): { commerces: number; offers: number } | undefined {
  if (codeOf(error) !== 'in_use') return undefined
  const { commerces, offers } = responseBodyOf(error) as { commerces: number; offers: number }
  return { commerces, offers }
}
