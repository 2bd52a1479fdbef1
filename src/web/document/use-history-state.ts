import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/**
 * Returns the state of the current history entry for rendering. It is empty during hydration, because the server's HTML
 * was rendered without it.
 */
export function useHistoryState(): { [name: string]: unknown } {
  const { state } = useLocation()
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return (isHydrated && state) || {}
}

const subscribe = () => () => {}
