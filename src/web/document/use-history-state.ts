import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** The state of the history entry; empty during hydration, because the server rendered without it. */
export function useHistoryState(): { [name: string]: unknown } {
  const { state } = useLocation()
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (isHydrated && state) || {}
}

const neverChanges = () => () => {}
