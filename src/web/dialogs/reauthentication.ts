import { useSyncExternalStore } from 'react'

type Reauthentication = { email: string; answer: (goesOn: boolean) => void }

let current: Reauthentication | undefined
const listeners = new Set<() => void>()

/** Whoever has lost the session, being asked for the password over the screen. */
export function useReauthentication(): Reauthentication | undefined {
  return useSyncExternalStore(
    listen,
    () => current,
    () => undefined,
  )
}

/** Settles when the person has signed in again or has left. */
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
