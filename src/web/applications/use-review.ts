import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorMessage } from '#web/api/api.ts'
import { allSettledLimited } from '#web/lists/all-settled-limited.ts'
import { toast } from '#web/ui/toast.tsx'
import { refreshWaiting } from '#web/waiting/waiting.ts'
import { undoneMessage } from './bulk-labels.ts'
import { undoDecision } from './calls.ts'
import type { Entry } from './queue.ts'

/** Which entries stand open, and where the review goes on once one is decided. */
export function useReview(
  entries: readonly Entry[],
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
    if (again !== undefined && entries.some(({ id }) => id === again)) return goBackTo(again)
    if (after.current === undefined) return
    const waiting = waitingOf(entries)
    const next = after.current.find((key) => waiting.includes(key)) ?? waiting[0]
    after.current = undefined
    setOpen(new Set(next === undefined ? [] : [next]))
    if (next === undefined) end.current?.focus()
    else goTo(next)
  }, [entries.map(({ id, waits, proposal }) => `${id} ${waits} ${proposal?.revision}`).join(), end])

  function goBackTo(id: string) {
    back.current = undefined
    after.current = undefined
    setOpen(new Set([id]))
    goTo(id)
  }

  async function undo(decided: readonly Undoable[]) {
    const results = await allSettledLimited(decided, ({ pk }) => undoDecision(pk))
    const names = results.flatMap((one) =>
      one.status === 'fulfilled' ? [{ name: one.value.commerce.name }] : [],
    )
    const failure = results.find(({ status }) => status === 'rejected')
    const sentences = [
      ...(names.length > 0 ? [undoneMessage(names)] : []),
      ...(failure?.status === 'rejected' ? [errorMessage(failure.reason)] : []),
    ]
    toast({ message: sentences.join(' ') })
    back.current = decided[0]!.id
    void refreshWaiting()
    await revalidate()
    // Pressed before the list had come without it: the list has not changed.
    const again = back.current
    if (again !== undefined && document.getElementById(again)) goBackTo(again)
  }

  const waitingAfter = (ids: readonly string[]) =>
    waitingOf(entries.slice(entries.findLastIndex(({ id }) => ids.includes(id)) + 1))

  /**
   * Tells what happened, loads the list anew and goes on to the next entry that waits, after the last of those that
   * were decided. `undoable` are the applications whose decision is taken back with one press.
   */
  async function goOn(ids: readonly string[], message: string, undoable: readonly Undoable[]) {
    after.current = waitingAfter(ids)
    toast(undoable.length > 0 ? { message, onUndo: () => void undo(undoable) } : { message })
    void refreshWaiting()
    await revalidate()
  }

  return {
    isOpen: (key: string) => open.has(key),
    toggle(key: string) {
      const others = new Set(open)
      if (!others.delete(key)) others.add(key)
      setOpen(others)
    },
    /** What was decided of an application here, and not by somebody quicker, can be undone. */
    decided: (id: string, { message, isOwn }: Decided, application?: number) =>
      goOn([id], message, isOwn && application !== undefined ? [{ id, pk: application }] : []),
    goOn,
    /** After one that is another by now: it stands open, as it is now, or the next does where it waits no more. */
    async stale(id: string, message: string) {
      toast({ message })
      back.current = id
      after.current = waitingAfter([id])
      void refreshWaiting()
      await revalidate()
    },
  }
}

export type Review = ReturnType<typeof useReview>

/** An application by its number, and the id of its heading. */
export type Undoable = { id: string; pk: number }

/** The message after a decision, whether it is one's own, and then in a word: 'Aceptado'. */
export type Decided = { message: string; isOwn: boolean; word?: string }

const waitingOf = (entries: readonly Entry[]) =>
  entries.filter(({ waits }) => waits).map(({ id }) => id)

/** The first one, where it waits for a decision. */
function firstToDecide([first]: readonly Entry[]): ReadonlySet<string> {
  return new Set(first?.waits && first.isDecidable ? [first.id] : [])
}

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
