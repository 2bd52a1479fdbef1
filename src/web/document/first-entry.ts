import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * React Router blocks the way back between its own entries of the history, but nobody can block leaving the first of
 * them. So while something is open over the first entry, that entry is in the history twice.
 */
type EntryState = { idx?: number; isCopy?: boolean } | null

/** React Router's index of the entry that is shown. */
let shownIndex: number | undefined
/** Closes what is open over the first entry. */
let close: (() => void) | undefined

// Before React Router listens: listeners of the window are called in their order, whether or not they capture.
if (!import.meta.env.SSR) window.addEventListener('popstate', returnFromCopy)

function returnFromCopy(event: PopStateEvent): void {
  const { idx, isCopy } = (event.state ?? {}) as NonNullable<EntryState>
  const from = shownIndex
  // Not when React Router has rendered it: a second step back may come sooner.
  shownIndex = idx
  if (idx !== 0 || isCopy || from !== 0) return
  // To React Router this is no move at all: blocked, it would load the page again.
  event.stopImmediatePropagation()
  if (close) {
    history.pushState({ ...event.state, isCopy: true }, '')
    close()
  } else history.back()
}

/** Once in the document: follows React Router through the history. */
export function useFirstEntry(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index changes with the location
  useEffect(() => {
    shownIndex = (history.state as EntryState)?.idx
  }, [key])
}

/** Lets the way back call `onBack` where the first entry is shown; answers how to end that. */
export function closeOnLeaving(onBack: () => void): () => void {
  const state = history.state as EntryState
  if (state?.idx === 0 && !state.isCopy) history.pushState({ ...state, isCopy: true }, '')
  close = onBack
  return () => {
    close = undefined
  }
}
