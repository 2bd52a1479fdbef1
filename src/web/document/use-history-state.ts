import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/**
 * What a navigation has handed to this screen, for rendering: nothing while the server's HTML is hydrated, which lacks
 * it, as when the screen is loaded again.
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
