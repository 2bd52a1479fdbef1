import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Application } from '#contract/applications.ts'
import { toast } from '#web/ui/toast.tsx'
import { pendingApplications } from './pending.ts'

/** Which entries stand open, and where the review goes on once one is decided. */
export function useReview(
  applications: readonly Application[],
  end: RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const { revalidate } = useRevalidator()
  /** The pending entries that came after the decided one, in their order. */
  const after = useRef<number[]>(undefined)

  useEffect(() => {
    if (after.current === undefined) return
    const waiting = applications.filter(({ status }) => status === 'PE').map(({ pk }) => pk)
    const next = after.current.find((pk) => waiting.includes(pk)) ?? waiting[0]
    after.current = undefined
    setOpen(new Set(next === undefined ? [] : [next]))
    if (next === undefined) end.current?.focus()
    else goTo(next)
  }, [applications, end])

  return {
    isOpen: (pk: number) => open.has(pk),
    toggle(pk: number) {
      const others = new Set(open)
      if (!others.delete(pk)) others.add(pk)
      setOpen(others)
    },
    /** Tells what happened, loads the list anew and goes on to the next entry that waits. */
    async decided(pk: number, message: string) {
      const place = applications.findIndex((one) => one.pk === pk)
      after.current = applications
        .slice(place + 1)
        .filter(({ status }) => status === 'PE')
        .map((one) => one.pk)
      toast({ message })
      void pendingApplications.refresh()
      await revalidate()
    },
  }
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
