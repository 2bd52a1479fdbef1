import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Question } from '#contract/faq.ts'
import { failureSentence, statusOf } from '#web/api/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { deleteQuestion, restoreQuestion } from './calls.ts'

/** Puts questions into the bin and takes them out. The focus goes on to the next one of the list. */
export function useBin(questions: readonly Question[], end: RefObject<HTMLElement | null>) {
  const [busy, setBusy] = useState<number>()
  const { revalidate } = useRevalidator()
  /** Where the focus goes once the list is there: those around the one that went, nearest first. */
  const near = useRef<number[]>(undefined)

  useEffect(() => {
    if (near.current === undefined) return
    const next = near.current.find((id) => questions.some((question) => question.id === id))
    near.current = undefined
    const heading = next && document.getElementById(headingId(next))
    if (heading) heading.focus()
    else end.current?.focus()
  }, [questions, end])

  async function put(question: Question) {
    if (busy !== undefined) return
    setBusy(question.id)
    try {
      const wasThere = await deleteQuestion(question.id).then(() => true, unlessGone)
      const message = wasThere ? 'Pregunta eliminada.' : 'Esa pregunta ya estaba eliminada.'
      toast({ message, onUndo: () => void undo(question) })
      const place = questions.findIndex(({ id }) => id === question.id)
      near.current = [...questions.slice(place + 1), ...questions.slice(0, place).reverse()].map(
        ({ id }) => id,
      )
      await revalidate()
    } catch (error) {
      toast({ message: failureSentence(error) })
    } finally {
      setBusy(undefined)
    }
  }

  async function undo({ id }: Question) {
    try {
      await restoreQuestion(id)
      toast({ message: 'Pregunta recuperada.' })
      near.current = [id]
      await revalidate()
    } catch (error) {
      toast({ message: failureSentence(error) })
    }
  }

  return {
    /** The id of the question that is on its way. */
    busy,
    put,
  }
}

export const headingId = (id: number) => `pregunta-${id}`

/** Somebody else was quicker: it is where it was to go. */
function unlessGone(error: unknown): boolean {
  if (statusOf(error) === 404) return false
  throw error
}
