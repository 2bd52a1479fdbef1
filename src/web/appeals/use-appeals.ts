import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { Appeal } from '#contract/appeals.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { deleteDraft } from '#web/forms/drafts.ts'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { useUnfolded } from '#web/lists/use-unfolded.ts'
import { toast } from '#web/ui/toast.tsx'
import { refreshWaiting } from '#web/waiting/waiting.ts'

/** What is done with appeals, and where the focus goes on afterwards; `end` where none is left. */
export function useAppeals(appeals: readonly Appeal[], end: RefObject<HTMLElement | null>) {
  const [answering, setAnswering] = useOpenForm<Appeal>((stored) =>
    appeals.find(({ id, may_answer }) => id === stored.id && may_answer),
  )
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(appeals, end)

  async function reload() {
    void refreshWaiting()
    await revalidate()
  }

  return {
    ...useUnfolded(),
    answering,
    startAnswer: setAnswering,
    endAnswer: () => setAnswering(undefined),
    async answered({ id, outcome }: Appeal) {
      const waiting = itemsAround(appeals, id).filter(({ answered_at }) => answered_at === null)
      setAnswering(undefined)
      toast({ message: saidAfter(outcome) })
      focusNext(waiting.map((one) => headingId(one.id)))
      await reload()
    },
    /** Somebody else has answered: what was written stays in sight, and the list says so. */
    taken({ id }: Appeal) {
      deleteDraft(draftOf(id))
      void reload()
    },
  }
}

export function saidAfter(outcome: Appeal['outcome']): string {
  const what = outcome === 'granted' ? 'Le has dado la razón.' : 'La decisión se mantiene.'
  return `${what} Se lo contamos por correo.`
}

export const headingId = (id: number) => `reclamacion-${id}`

export const draftOf = (id: number) => `appeal-answer:${id}`
