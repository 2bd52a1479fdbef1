import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Application } from '#contract/applications.ts'
import { errorMessage } from '#web/api/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { undoDecision } from './calls.ts'
import { isDecidable } from './labels.ts'
import { pendingApplications } from './pending.ts'

/** Which entries stand open, and where the review goes on once one is decided. */
export function useReview(
  applications: readonly Application[],
  end: RefObject<HTMLElement | null>,
  /** The query of the list: another list begins with its own first entry unfolded. */
  query: string,
) {
  const [open, setOpen] = useState(() => firstToDecide(applications))
  const [listed, setListed] = useState(query)
  if (listed !== query) {
    setListed(query)
    setOpen(firstToDecide(applications))
  }
  const { revalidate } = useRevalidator()
  /** The pending entries that came after the decided one, in their order. */
  const after = useRef<number[]>(undefined)
  /** The entry whose decision was taken back. */
  const back = useRef<number>(undefined)

  useEffect(() => {
    const again = back.current
    back.current = undefined
    if (again !== undefined && applications.some(({ pk }) => pk === again)) {
      setOpen(new Set([again]))
      return goTo(again)
    }
    if (after.current === undefined) return
    const waiting = applications.filter(({ status }) => status === 'PE').map(({ pk }) => pk)
    const next = after.current.find((pk) => waiting.includes(pk)) ?? waiting[0]
    after.current = undefined
    setOpen(new Set(next === undefined ? [] : [next]))
    if (next === undefined) end.current?.focus()
    else goTo(next)
  }, [applications, end])

  async function undo(pk: number) {
    try {
      const { commerce } = await undoDecision(pk)
      toast({ message: `Decisión deshecha: «${commerce.name}» vuelve a estar pendiente.` })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
    back.current = pk
    void pendingApplications.refresh()
    await revalidate()
  }

  return {
    isOpen: (pk: number) => open.has(pk),
    toggle(pk: number) {
      const others = new Set(open)
      if (!others.delete(pk)) others.add(pk)
      setOpen(others)
    },
    /**
     * Tells what happened, loads the list anew and goes on to the next entry that waits. What was decided
     * here, and not by somebody quicker, can be undone.
     */
    async decided(pk: number, { message, isOwn }: Decided) {
      const place = applications.findIndex((one) => one.pk === pk)
      after.current = applications
        .slice(place + 1)
        .filter(({ status }) => status === 'PE')
        .map((one) => one.pk)
      toast(isOwn ? { message, onUndo: () => void undo(pk) } : { message })
      void pendingApplications.refresh()
      await revalidate()
    },
  }
}

/** What is told of a decision, and whether it is one's own. */
export type Decided = { message: string; isOwn: boolean }

/** The first one, where it waits for a decision. */
function firstToDecide([first]: readonly Application[]): ReadonlySet<number> {
  return new Set(first?.status === 'PE' && isDecidable(first) ? [first.pk] : [])
}

export const headingId = (pk: number) => `solicitud-${pk}`

/** The focus on its heading; when it has unfolded, as much of it in sight as fits. */
function goTo(pk: number) {
  const heading = document.getElementById(headingId(pk))
  heading?.focus({ preventScroll: true })
  requestAnimationFrame(() => {
    const entry = heading?.closest('article')
    const { top = 0, bottom = 0 } = entry?.getBoundingClientRect() ?? {}
    if (top < 0 || bottom > innerHeight) entry?.scrollIntoView({ block: 'start' })
  })
}
