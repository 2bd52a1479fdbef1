import { useLayoutEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Question } from '#contract/questions.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { moveQuestion } from './calls.ts'

/** Returns a function that moves a question by one place, one move at a time. The pressed button keeps the focus. */
export function useOrder(questions: readonly Question[]) {
  const { run } = useBusy<'move'>()
  const { revalidate } = useRevalidator()
  const pressed = useRef<HTMLElement>(undefined)

  // A button that moves within the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current?.scrollIntoView({ block: 'nearest' })
    pressed.current = undefined
  }, [questions])

  return (place: number, step: -1 | 1, button: HTMLElement) =>
    run('move', async () => {
      const { id, question } = questions[place]!
      const to = place + step
      if (questions[to] === undefined) return
      const before = questions[step === 1 ? to + 1 : to]?.id ?? null
      await attempt(async () => {
        await moveQuestion(id, before)
        announce(`«${question}» está ahora en el puesto ${to + 1} de ${questions.length}`)
      })
      pressed.current = button
      await revalidate()
    })
}
