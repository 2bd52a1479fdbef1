import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { Inbox, InboxItem } from '#contract/inbox.ts'
import { errorMessage } from '#web/api/api.ts'
import { announce } from '#web/ui/announcer.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refreshWaiting } from '#web/waiting/waiting.ts'
import { bringBack, leaveForLater, type Opened, sayViewing } from './calls.ts'
import { formatNext, keyOf, totalOf } from './labels.ts'

/** Milliseconds between two words to the others that something is open here. */
const VIEWING = 30_000

/** What was done, in a word to be read out and in the sentence of a toast. */
export type Done = { word: string; message: string; onUndo?: () => Promise<unknown> }

/** Which address opens a thing of the list; the others of its parameters stay. */
export function useInboxUrl(): (changes: Record<string, string>) => string {
  const { pathname, search } = useLocation()
  return (changes) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) params.set(name, value)
      else params.delete(name)
    }
    return params.size === 0 ? pathname : `${pathname}?${params}`
  }
}

/** Moves through the list, and goes on to the next thing when one is decided. */
export function useInbox(inbox: Inbox, opened: Opened | undefined) {
  const { results } = inbox
  const place = opened ? results.findIndex((item) => keyOf(item) === keyOf(opened)) : -1
  const urlWith = useInboxUrl()
  const navigate = useNavigate()
  const { state } = useLocation()
  const heading = useFocusOnOpened(inbox, opened)
  useViewing(opened)

  const open = (item: Pick<InboxItem, 'kind' | 'id'> | undefined) =>
    navigate(urlWith({ ver: item ? keyOf(item) : '' }), {
      replace: true,
      preventScrollReset: true,
      state,
    })

  /** Tells it, and opens the one below, or the first. */
  async function goOn({ word, message, onUndo }: Done) {
    const decided = opened!
    const others = results.filter((item) => keyOf(item) !== keyOf(decided))
    toast({ message, ...(onUndo && { onUndo: () => void undo(decided, onUndo) }) })
    heading.announceNext(word)
    void refreshWaiting()
    await open(others[place] ?? others[0])
  }

  async function undo(decided: Opened, call: () => Promise<unknown>) {
    try {
      await call()
      toast({ message: 'Deshecho: vuelve a estar en la bandeja.' })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
    void refreshWaiting()
    await open(decided)
  }

  async function later(title: string) {
    const put = opened!
    try {
      await leaveForLater(put)
      await goOn({
        word: 'Para mañana',
        message: `«${title}» vuelve mañana a las 8:00.`,
        onUndo: () => bringBack(put),
      })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
  }

  return {
    heading: heading.ref,
    place,
    goOn,
    later,
    move(by: 1 | -1) {
      const next = place === -1 ? results[0] : results[place + by]
      if (next) void open(next)
    },
    neighbour: (by: 1 | -1) => (place === -1 ? undefined : results[place + by]),
    open,
  }
}

/** Another thing that is opened takes the focus at its heading; after a decision it is read out how many are left. */
function useFocusOnOpened(inbox: Inbox, opened: Opened | undefined) {
  const ref = useRef<HTMLHeadingElement>(null)
  const word = useRef<string>(undefined)
  const key = opened && keyOf(opened)
  const last = useRef(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened is what it waits for
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    const done = word.current
    word.current = undefined
    if (done !== undefined) {
      const next = inbox.results.find((item) => keyOf(item) === key)
      announce(formatNext(done, totalOf(inbox), next))
    }
    document.querySelector(`[data-item="${key}"]`)?.scrollIntoView({ block: 'nearest' })
    if (key === undefined) document.querySelector<HTMLElement>('main h1')?.focus()
    else ref.current?.focus({ preventScroll: true })
  }, [key])
  return {
    ref,
    announceNext: (done: string) => {
      word.current = done
    },
  }
}

/** The others see who has it open; here the list follows what they do, unless somebody writes. */
function useViewing(opened: Opened | undefined) {
  const { revalidate } = useRevalidator()
  const kind = opened?.kind
  const id = opened?.id
  useEffect(() => {
    if (kind === undefined || id === undefined) return
    // What is decided meanwhile is found out by the list.
    const say = () => sayViewing({ kind, id }).catch(() => {})
    void say()
    const timer = setInterval(() => {
      if (document.hidden) return
      void say()
      if (!document.activeElement?.matches('input, textarea')) void revalidate()
    }, VIEWING)
    return () => clearInterval(timer)
  }, [kind, id, revalidate])
}
