import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Category, CategoryUse } from '#contract/categories.ts'
import { sentences } from '#contract/field-errors.ts'
import { answerOf, failureSentence, statusOf } from '#web/api/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { deleteCategory, restoreCategory } from './calls.ts'
import { sayUse } from './wording.ts'

/**
 * Deletes categories: an unused one at once, with a way back; for a used one it asks first where its
 * shops and offers go. The focus goes on to the next one of the list.
 */
export function useDeletion(
  categories: readonly CategoryUse[],
  end: RefObject<HTMLElement | null>,
) {
  const [busy, setBusy] = useState<number>()
  /** The used one that waits for an answer. */
  const [asked, setAsked] = useState<CategoryUse>()
  const { revalidate } = useRevalidator()
  /** Where the focus goes once the list is there: those around the one that went, nearest first. */
  const near = useRef<number[]>(undefined)

  useEffect(() => {
    if (near.current === undefined) return
    const next = near.current.find((id) => categories.some((category) => category.id === id))
    near.current = undefined
    const heading = next && document.getElementById(nameId(next))
    if (heading) heading.focus()
    else end.current?.focus()
  }, [categories, end])

  async function press(category: CategoryUse) {
    if (busy !== undefined) return
    if (category.commerces + category.offers > 0) return setAsked(category)
    setBusy(category.id)
    try {
      await deleteCategory(category.id)
      toast({ message: `Categoría «${category.name}» eliminada.`, onUndo: () => undo(category) })
      await leave(category)
    } catch (error) {
      const use = refusedUse(error)
      if (use) setAsked({ ...category, ...use })
      else if (!takeAsGone(category, error)) toast({ message: failureSentence(error) })
    } finally {
      setBusy(undefined)
    }
  }

  async function leave({ id }: Category) {
    const place = categories.findIndex((category) => category.id === id)
    near.current = [...categories.slice(place + 1), ...categories.slice(0, place).reverse()].map(
      (category) => category.id,
    )
    await revalidate()
  }

  /** Somebody else was quicker. */
  function takeAsGone(category: Category, error: unknown): boolean {
    if (statusOf(error) !== 404) return false
    setAsked(undefined)
    toast({ message: `La categoría «${category.name}» ya estaba eliminada.` })
    void leave(category)
    return true
  }

  async function undo(category: Category) {
    try {
      await restoreCategory(category.id)
      toast({ message: `Categoría «${category.name}» recuperada.` })
      near.current = [category.id]
      await revalidate()
    } catch (error) {
      const [refusal] = statusOf(error) === 400 ? sentences(answerOf(error)) : []
      toast({ message: refusal ?? failureSentence(error) })
    }
  }

  return {
    /** The id of the category that is on its way. */
    busy,
    press,
    asked,
    close: () => setAsked(undefined),
    async deleted(category: CategoryUse, target: Category) {
      await leave(category)
      setAsked(undefined)
      toast({ message: `Categoría eliminada: ${sayUse(category)} en «${target.name}».` })
    },
    refused(category: CategoryUse, error: unknown): boolean {
      // Where it should have gone may be gone itself: the list says what is left.
      if (statusOf(error) === 400) void revalidate()
      return takeAsGone(category, error)
    },
  }
}

export const nameId = (id: number) => `categoria-${id}`

/** How much uses a category that was refused, for it has come into use since. */
function refusedUse(error: unknown): { commerces: number; offers: number } | undefined {
  const answer = answerOf(error) as { code?: string; commerces: number; offers: number } | undefined
  if (statusOf(error) !== 409 || answer?.code !== 'in_use') return undefined
  const { commerces, offers } = answer
  return { commerces, offers }
}
