import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { changedUrl } from '#web/lists/list-url.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refreshInbox } from '#web/waiting/pending-items.ts'
import { leaveForLater, sendViewing, undoLater } from './calls.ts'
import type { LoadedItem, Row } from './kinds.ts'
import { formatNext, type Key, keyOf } from './labels.ts'

/** Outcome of an action. `word` is announced ('Aceptado'), `message` is the text of the toast. */
export type Outcome = { word: string; message: string; onUndo?: () => Promise<unknown> }

/** The open item of a list, and what follows an action on it. `left` is the number of pending items. */
export function useInbox(
  rows: readonly Row[],
  opened: LoadedItem | undefined,
  left: number,
  { canPostpone = false } = {},
) {
  const index = opened ? rows.findIndex((row) => keyOf(row) === keyOf(opened)) : -1
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const location = useLocation()
  const latest = useLatestLocation(opened)
  const [isUndoing, setUndoing] = useState(false)
  const [undoCount, setUndoCount] = useState(0)
  const heading = useFocusOnOpened(rows, opened, left, undoCount)
  useViewing(rows[index]?.waits && opened && isInInbox(opened) ? opened : undefined)

  function open(key: Key | undefined) {
    // At once: the next key may be pressed before React renders the navigation.
    if (latest.current) latest.current.key = key && keyOf(key)
    return navigate(changedUrl(location, { ver: key ? keyOf(key) : '' }), {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    })
  }

  function showOutcome({ message, onUndo }: Omit<Outcome, 'word'>, decided: readonly Key[]) {
    toast({ message, ...(onUndo && { onUndo: () => void undo(decided[0]!, onUndo) }) })
    void refreshInbox()
  }

  /** Opens the next pending item, unless the user has opened something else since the decision was sent. */
  async function goOn({ word, ...outcome }: Outcome, decided: readonly Key[] = [opened!]) {
    const keys = decided.map(keyOf)
    const pending = rows.filter((row) => row.waits && !keys.includes(keyOf(row)))
    const below = pending.find((row) => rows.indexOf(row) > index)
    const isStillOpen = opened && !keys.includes(keyOf(opened))
    showOutcome(outcome, decided)
    const { pathname, key } = latest.current ?? {}
    if (pathname !== location.pathname || key !== (opened && keyOf(opened))) return revalidate()
    heading.announceNext(word)
    await open(isStillOpen ? opened : (below ?? pending[0]))
  }

  /** Undoes a decision and opens the item again, unless the user has left the screen. Meanwhile the screen is inert. */
  async function undo(decided: Key, call: () => Promise<unknown>) {
    setUndoing(true)
    const message = await call().then(
      () => 'Deshecho: vuelve a estar como estaba.',
      (error) => errorMessage(error),
    )
    toast({ message })
    void refreshInbox()
    await (latest.current?.pathname === location.pathname ? open(decided) : revalidate())
    // A transition, like the router's: the screen stays inert until the item is shown.
    startTransition(() => {
      setUndoCount((times) => times + 1)
      setUndoing(false)
    })
  }

  const later = (title: string) =>
    attempt(async () => {
      const postponed = opened!
      await leaveForLater(postponed)
      await goOn({
        word: 'Para mañana',
        message: `«${title}» vuelve mañana a las 8:00.`,
        onUndo: () => undoLater(postponed),
      })
    })

  return {
    heading: heading.ref,
    index,
    showOutcome,
    goOn,
    later: canPostpone ? later : undefined,
    canMove: (by: 1 | -1) => index !== -1 && rows[index + by] !== undefined,
    /** Opens the item below (1) or above (-1) the one that is open or still loading, or the first if none is. */
    move(by: 1 | -1) {
      const from = rows.findIndex((row) => keyOf(row) === latest.current?.key)
      const next = from === -1 ? rows[0] : rows[from + by]
      if (next) void open(next)
    },
    isUndoing,
    /** Number of undos. Used as a key, it resets the state of the open item after each undo. */
    undoCount,
  }
}

/** A ref to the path and the item that are shown, or that are loading. Undefined after the screen was left. */
function useLatestLocation(opened: LoadedItem | undefined) {
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

/** Focuses the heading of a newly opened item. After a decision, announces how many are left. */
function useFocusOnOpened(
  rows: readonly Row[],
  opened: LoadedItem | undefined,
  left: number,
  undoCount: number,
) {
  const ref = useRef<HTMLHeadingElement>(null)
  const doneWord = useRef<string>(undefined)
  const key = opened && keyOf(opened)
  const currentKey = `${key} ${undoCount}`
  const focusedKey = useRef(currentKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list or the item changes
  useEffect(() => {
    if (focusedKey.current === currentKey && doneWord.current === undefined) return
    focusedKey.current = currentKey
    const word = doneWord.current
    doneWord.current = undefined
    if (word !== undefined) {
      const next = rows.find((row) => row.waits && keyOf(row) === key)
      announce(formatNext(word, left, next))
    }
    document.querySelector(`[data-item="${key}"]`)?.scrollIntoView({ block: 'nearest' })
    if (key === undefined) document.querySelector<HTMLElement>('main h1')?.focus()
    else ref.current?.focus({ preventScroll: true })
  }, [currentKey, rows])
  return {
    ref,
    announceNext: (word: string) => {
      doneWord.current = word
    },
  }
}

/** The list of unconfirmed shops also has shops that are not in the inbox. */
const isInInbox = ({ kind, data }: LoadedItem) =>
  kind !== 'unconfirmed' || data.state === 'doubtful'

export const isWriting = () => document.activeElement?.matches('input, textarea') ?? false

/** Tells other administrators every 30 s that the item is open, and then reloads unless the user is writing. */
function useViewing(opened: LoadedItem | undefined) {
  const { revalidate } = useRevalidator()
  const kind = opened?.kind
  const id = opened?.id
  useEffect(() => {
    if (kind === undefined || id === undefined) return
    // Returns whether the server responded. An error may mean that the item was decided: a reload shows it.
    const send = () =>
      sendViewing({ kind, id }).then(
        () => true,
        (error) => statusOf(error) !== undefined,
      )
    void send()
    const timer = setInterval(async () => {
      if (document.hidden) return
      if ((await send()) && !isWriting()) void revalidate()
    }, 30_000)
    return () => clearInterval(timer)
  }, [kind, id, revalidate])
}
