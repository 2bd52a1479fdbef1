// React Router can block the back button only between its own history entries, not when it leaves the first one. So
// while a dialog is open over the first entry, this entry is in the history twice.

import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** `idx`: React Router's index of the entry; `isCopy`: the entry is the copy of the first one. */
type EntryState = { idx?: number; isCopy?: boolean } | null

let currentIndex: number | undefined
let closeDialog: (() => void) | undefined

// Must be added before React Router's listener: listeners of `window` run in the order in which they were added.
if (!import.meta.env.SSR) window.addEventListener('popstate', returnFromCopy)

function returnFromCopy(event: PopStateEvent): void {
  const { idx, isCopy } = (event.state ?? {}) as NonNullable<EntryState>
  const previousIndex = currentIndex
  // Set now, not after the render: the user may press Back again before the render.
  currentIndex = idx
  if (idx !== 0 || isCopy || previousIndex !== 0) return
  // React Router must not see this event: both entries have index 0, so a blocker would reload the page.
  event.stopImmediatePropagation()
  if (closeDialog) {
    history.pushState({ ...event.state, isCopy: true }, '')
    closeDialog()
  } else history.back()
}

/** Stores the index of the current entry after each navigation. */
export function useHistoryIndexTracking(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index changes with the location
  useEffect(() => {
    currentIndex = (history.state as EntryState)?.idx
  }, [key])
}

/** Calls `onBack` when the user goes back from the first entry. Returns a function that removes `onBack`. */
export function onBackFromFirstEntry(onBack: () => void): () => void {
  const state = history.state as EntryState
  if (state?.idx === 0 && !state.isCopy) history.pushState({ ...state, isCopy: true }, '')
  closeDialog = onBack
  return () => {
    closeDialog = undefined
  }
}
