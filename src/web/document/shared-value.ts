import { useSyncExternalStore } from 'react'

/** Creates a value outside of React. Components that use it render again when it is set. */
export function sharedValue<Value>(initial: Value) {
  let current = initial
  const listeners = new Set<() => void>()
  const get = () => current
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(next: Value) {
      current = next
      for (const listener of listeners) listener()
    },
    useValue: () => useSyncExternalStore(listen, get, () => initial),
  }
}
