import { useSyncExternalStore } from 'react'

type Asking = { email: string; answer: (goesOn: boolean) => void }

let asking: Asking | undefined
const listeners = new Set<() => void>()

/** Whoever has lost the session, being asked for the password over the screen. */
export function useAskingAgain(): Asking | undefined {
  return useSyncExternalStore(
    listen,
    () => asking,
    () => undefined,
  )
}

/** Settles when the person has signed in again, or has rather gone. */
export function askAgain(email: string): Promise<boolean> {
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

function set(next: Asking | undefined) {
  asking = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
