import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { InboxItem } from '#contract/inbox.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { changedUrl } from '#web/lists/list-url.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refreshWaiting } from '#web/waiting/waiting.ts'
import { bringBack, leaveForLater, sayViewing } from './calls.ts'
import type { Line, Opened } from './kinds.ts'
import { formatNext, keyOf } from './labels.ts'

/** Milliseconds between messages to other administrators that this item is open. */
const VIEWING = 30_000

/** Outcome of an action: a word to announce, and the sentence of a toast. */
export type Done = { word: string; message: string; onUndo?: () => Promise<unknown> }

type Key = Pick<InboxItem, 'kind' | 'id'>

/** Opens items of a list in turn; after a decision the next pending one. `left` is the number of pending items. */
export function useInbox(
  lines: readonly Line[],
  opened: Opened | undefined,
  left: number,
  canPostpone = false,
) {
  const place = opened ? lines.findIndex((line) => keyOf(line) === keyOf(opened)) : -1
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const location = useLocation()
  const latest = useLatestPlace(opened)
  const [isUndoing, setUndoing] = useState(false)
  const [undone, setUndone] = useState(0)
  const heading = useFocusOnOpened(lines, opened, left, undone)
  useViewing(lines[place]?.waits && opened && isInInbox(opened) ? opened : undefined)

  const open = (key: Key | undefined) =>
    navigate(changedUrl(location, { ver: key ? keyOf(key) : '' }), {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    })

  /** Shows a toast for decided items, with an undo if possible. */
  function tell({ message, onUndo }: Omit<Done, 'word'>, decided: readonly Key[]) {
    toast({ message, ...(onUndo && { onUndo: () => void undo(decided[0]!, onUndo) }) })
    void refreshWaiting()
  }

  /**
   * Shows the toast, and opens the next pending item below, or the first, unless the user has opened something else
   * since the decision was sent.
   */
  async function goOn({ word, ...done }: Done, decided: readonly Key[] = [opened!]) {
    const keys = decided.map(keyOf)
    const waiting = lines.filter((line) => line.waits && !keys.includes(keyOf(line)))
    const below = waiting.find((line) => lines.indexOf(line) > place)
    const isStillOpen = opened && !keys.includes(keyOf(opened))
    tell(done, decided)
    const { pathname, key } = latest.current ?? {}
    if (pathname !== location.pathname || key !== (opened && keyOf(opened))) return revalidate()
    heading.announceNext(word)
    await open(isStillOpen ? opened : (below ?? waiting[0]))
  }

  /**
   * Undoes a decision and opens its item again, unless the user has left the screen. Until the item is shown, the
   * screen takes no presses.
   */
  async function undo(decided: Key, call: () => Promise<unknown>) {
    setUndoing(true)
    const message = await call().then(
      () => 'Deshecho: vuelve a estar como estaba.',
      (error) => errorMessage(error),
    )
    toast({ message })
    void refreshWaiting()
    const isHere = latest.current?.pathname === location.pathname
    await (isHere ? open(decided) : revalidate())
    // In the same way as the router shows the item, so not before it.
    startTransition(() => {
      setUndone((times) => times + 1)
      setUndoing(false)
    })
  }

  const later = (title: string) =>
    attempt(async () => {
      const put = opened!
      await leaveForLater(put)
      await goOn({
        word: 'Para mañana',
        message: `«${title}» vuelve mañana a las 8:00.`,
        onUndo: () => bringBack(put),
      })
    })

  return {
    heading: heading.ref,
    place,
    tell,
    goOn,
    later: canPostpone ? later : undefined,
    move(by: 1 | -1) {
      const next = place === -1 ? lines[0] : lines[place + by]
      if (next) void open(next)
    },
    neighbour: (by: 1 | -1) => (place === -1 ? undefined : lines[place + by]),
    open,
    isUndoing,
    /** Changes with each undo, after which the item starts anew. */
    undone,
  }
}

/** A ref to the screen and the item that are shown, or that are loading. Undefined after the screen was left. */
function useLatestPlace(opened: Opened | undefined) {
  const latest = useRef<{ pathname: string; key: string | undefined }>(undefined)
  const { pathname } = useLocation()
  const next = useNavigation().location
  const key = next ? new URLSearchParams(next.search).get('ver') : opened && keyOf(opened)
  useLayoutEffect(() => {
    latest.current = { pathname: next?.pathname ?? pathname, key: key ?? undefined }
    return () => {
      latest.current = undefined
    }
  }, [pathname, next, key])
  return latest
}

/** Focuses the heading of a newly opened item. After a decision it announces how many are left. */
function useFocusOnOpened(
  lines: readonly Line[],
  opened: Opened | undefined,
  left: number,
  undone: number,
) {
  const ref = useRef<HTMLHeadingElement>(null)
  const word = useRef<string>(undefined)
  const key = opened && keyOf(opened)
  const shown = `${key} ${undone}`
  const last = useRef(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list or the item changes, or starts anew
  useEffect(() => {
    if (last.current === shown && word.current === undefined) return
    last.current = shown
    const done = word.current
    word.current = undefined
    if (done !== undefined) {
      const next = lines.find((line) => line.waits && keyOf(line) === key)
      announce(formatNext(done, left, next))
    }
    document.querySelector(`[data-item="${key}"]`)?.scrollIntoView({ block: 'nearest' })
    if (key === undefined) document.querySelector<HTMLElement>('main h1')?.focus()
    else ref.current?.focus({ preventScroll: true })
  }, [shown, lines])
  return {
    ref,
    announceNext: (done: string) => {
      word.current = done
    },
  }
}

/** The list of unconfirmed shops also has confirmed ones, which are not in the inbox. */
const isInInbox = ({ kind, thing }: Opened) => kind !== 'unconfirmed' || thing.state === 'doubtful'

export const isWriting = () => document.activeElement?.matches('input, textarea') ?? false

/**
 * Tells other administrators that the item is open, and then reloads the list, unless the user is writing. Without an
 * answer of the server the list stays as it is.
 */
function useViewing(opened: Opened | undefined) {
  const { revalidate } = useRevalidator()
  const kind = opened?.kind
  const id = opened?.id
  useEffect(() => {
    if (kind === undefined || id === undefined) return
    // An error response is an answer, too: the reloaded list shows if the item was decided meanwhile.
    const isAnswered = () =>
      sayViewing({ kind, id }).then(
        () => true,
        (error) => statusOf(error) !== undefined,
      )
    void isAnswered()
    const timer = setInterval(async () => {
      if (document.hidden) return
      if ((await isAnswered()) && !isWriting()) void revalidate()
    }, VIEWING)
    return () => clearInterval(timer)
  }, [kind, id, revalidate])
}
