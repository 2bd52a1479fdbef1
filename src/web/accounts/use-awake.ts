import { useSyncExternalStore } from 'react'

/** False on the server and until the page listens. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => {}
