import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Question } from '#contract/questions.ts'
import { errorMessage } from '#web/api/api.ts'
import { announce } from '#web/ui/announcer.tsx'
import { toast } from '#web/ui/toast.tsx'
import { moveQuestion } from './calls.ts'

/** Shows moved questions at once, and saves the moves one after another. */
export function useOrder(questions: readonly Question[]) {
  const [moved, setMoved] = useState<readonly Question[]>()
  const lastSave = useRef(Promise.resolve())
  const pressedButton = useRef<HTMLElement>(undefined)
  const { revalidate } = useRevalidator()
  const order = moved ?? questions

  // React moves the pressed button in the page, so that it loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
  useLayoutEffect(() => {
    pressedButton.current?.focus()
    pressedButton.current?.scrollIntoView({ block: 'nearest' })
    pressedButton.current = undefined
  }, [order])

  async function save({ id, question }: Question, next: readonly Question[]) {
    const to = next.findIndex((other) => other.id === id)
    try {
      await moveQuestion(id, next[to + 1]?.id ?? null)
      announce(`«${question}» está ahora en el puesto ${to + 1} de ${next.length}`)
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
    await revalidate()
    // A transition, as the router uses for the reloaded list: otherwise the old order would be shown for a moment.
    startTransition(() => setMoved((latest) => (latest === next ? undefined : latest)))
  }

  function move(place: number, step: -1 | 1, button: HTMLElement) {
    const question = order[place]!
    if (order[place + step] === undefined) return
    const next = order.toSpliced(place, 1).toSpliced(place + step, 0, question)
    pressedButton.current = button
    setMoved(next)
    lastSave.current = lastSave.current.then(() => save(question, next))
  }

  return { order, move }
}
