import { useSyncExternalStore } from 'react'

type Reauthentication = { email: string; answer: (goesOn: boolean) => void }

let current: Reauthentication | undefined
const listeners = new Set<() => void>()

/** The pending reauthentication, if any. */
export function useReauthentication(): Reauthentication | undefined {
  return useSyncExternalStore(
    listen,
    () => current,
    () => undefined,
  )
}

/** Resolves when the user has signed in again or has left. */
export function requestReauthentication(email: string): Promise<boolean> {
  return new Promise((resolve) => {
    set({
      email,
      answer(goesOn) {
        set(undefined)
        resolve(goesOn)
      },
    })
  })
}

function set(next: Reauthentication | undefined) {
  current = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
