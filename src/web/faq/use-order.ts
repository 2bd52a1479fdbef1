import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Question } from '#contract/questions.ts'
import { errorMessage } from '#web/api/api.ts'
import { announce } from '#web/ui/announcer.tsx'
import { toast } from '#web/ui/toast.tsx'
import { moveQuestion } from './calls.ts'

/**
 * The order of the questions, moved by buttons. The list changes at once; moves are sent one after the other, and the
 * list is reloaded after the last.
 */
export function useOrder(questions: readonly Question[]) {
  /** The new order while moves are being sent. */
  const [order, setOrder] = useState<number[]>()
  const { revalidate } = useRevalidator()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const pressed = useRef<HTMLElement>(undefined)
  const ids = order ?? questions.map(({ id }) => id)

  // A button that moves within the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current?.scrollIntoView({ block: 'nearest' })
    pressed.current = undefined
  }, [order])

  function move({ id, question }: Question, step: -1 | 1, button: HTMLElement) {
    const moved = moveBy(ids, id, step)
    if (moved === undefined) return
    pressed.current = button
    setOrder(moved.ids)
    announce(`«${question}» está ahora en el puesto ${moved.place} de ${ids.length}`)
    waiting.current += 1
    queue.current = queue.current.then(() => send(id, moved.before))
  }

  async function send(id: number, before: number | null) {
    try {
      await moveQuestion(id, before)
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
    waiting.current -= 1
    if (waiting.current > 0) return
    await revalidate()
    // In a transition, as the router does: otherwise the old order would appear for a moment.
    if (waiting.current === 0) startTransition(() => setOrder(undefined))
  }

  return {
    questions: ids.flatMap((id) => questions.find((question) => question.id === id) ?? []),
    move,
  }
}

/** The new order, and the question before which one is moved; null: to the end. */
export type Move = { ids: number[]; before: number | null; place: number }

/** Moves a question by one place. Undefined if it is already the first or last. */
export function moveBy(ids: readonly number[], id: number, step: -1 | 1): Move | undefined {
  const from = ids.indexOf(id)
  const to = from + step
  if (from === -1 || to < 0 || to >= ids.length) return undefined
  const moved = ids.toSpliced(from, 1).toSpliced(to, 0, id)
  return { ids: moved, before: moved[to + 1] ?? null, place: to + 1 }
}
