import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorMessage } from '#web/api/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { undoDecision } from './calls.ts'
import { pendingApplications } from './pending.ts'

/** An application or a change, by the id of its heading. */
export type Reviewed = { key: string; waits: boolean; isDecidable: boolean }

/** Which entries stand open, and where the review goes on once one is decided. */
export function useReview(
  entries: readonly Reviewed[],
  end: RefObject<HTMLElement | null>,
  /** The query of the list: another list begins with its own first entry unfolded. */
  query: string,
) {
  const [open, setOpen] = useState(() => firstToDecide(entries))
  const [listed, setListed] = useState(query)
  if (listed !== query) {
    setListed(query)
    setOpen(firstToDecide(entries))
  }
  const { revalidate } = useRevalidator()
  /** The pending entries that came after the decided one, in their order. */
  const after = useRef<string[]>(undefined)
  /** The entry whose decision was taken back. */
  const back = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are made anew with every rendering
  useEffect(() => {
    const again = back.current
    back.current = undefined
    if (again !== undefined && entries.some(({ key }) => key === again)) {
      setOpen(new Set([again]))
      return goTo(again)
    }
    if (after.current === undefined) return
    const waiting = waitingOf(entries)
    const next = after.current.find((key) => waiting.includes(key)) ?? waiting[0]
    after.current = undefined
    setOpen(new Set(next === undefined ? [] : [next]))
    if (next === undefined) end.current?.focus()
    else goTo(next)
  }, [entries.map(({ key, waits }) => `${key} ${waits}`).join(), end])

  async function undo(pk: number, key: string) {
    try {
      const { commerce } = await undoDecision(pk)
      toast({ message: `Decisión deshecha: «${commerce.name}» vuelve a estar pendiente.` })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
    back.current = key
    void pendingApplications.refresh()
    await revalidate()
  }

  return {
    isOpen: (key: string) => open.has(key),
    toggle(key: string) {
      const others = new Set(open)
      if (!others.delete(key)) others.add(key)
      setOpen(others)
    },
    /**
     * Tells what happened, loads the list anew and goes on to the next entry that waits. What was decided of an
     * application here, and not by somebody quicker, can be undone.
     */
    async decided(key: string, { message, isOwn }: Decided, application?: number) {
      const place = entries.findIndex((one) => one.key === key)
      after.current = waitingOf(entries.slice(place + 1))
      const canUndo = isOwn && application !== undefined
      toast(canUndo ? { message, onUndo: () => void undo(application, key) } : { message })
      void pendingApplications.refresh()
      await revalidate()
    },
    /** After one that is another by now: it stays open, as it is now. */
    async stale(key: string, message: string) {
      toast({ message })
      back.current = key
      await revalidate()
    },
  }
}

/** What is told of a decision, and whether it is one's own. */
export type Decided = { message: string; isOwn: boolean }

const waitingOf = (entries: readonly Reviewed[]) =>
  entries.filter(({ waits }) => waits).map(({ key }) => key)

/** The first one, where it waits for a decision. */
function firstToDecide([first]: readonly Reviewed[]): ReadonlySet<string> {
  return new Set(first?.waits && first.isDecidable ? [first.key] : [])
}

export const headingId = (pk: number) => `solicitud-${pk}`
export const proposalId = (id: number) => `cambio-${id}`

/** The focus on its heading; when it has unfolded, as much of it in sight as fits. */
function goTo(key: string) {
  const heading = document.getElementById(key)
  heading?.focus({ preventScroll: true })
  requestAnimationFrame(() => {
    const entry = heading?.closest('article')
    const { top = 0, bottom = 0 } = entry?.getBoundingClientRect() ?? {}
    if (top < 0 || bottom > innerHeight) entry?.scrollIntoView({ block: 'start' })
  })
}
