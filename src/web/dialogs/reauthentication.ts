import { useSyncExternalStore } from 'react'
import type { StoredUser } from '#web/api/session.ts'

type Reauthentication = {
  user: StoredUser
  /** Who has signed in in another tab meanwhile; undefined where the session has ended. */
  other: StoredUser | undefined
  answer: (isSame: boolean) => void
}

let current: Reauthentication | undefined
let last: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

/** The pending reauthentication, if any. */
export function useReauthentication(): Reauthentication | undefined {
  return useSyncExternalStore(
    listen,
    () => current,
    () => undefined,
  )
}

/** Asks one after the other. Resolves with whether the user has signed in again. */
export function requestReauthentication(user: StoredUser, other?: StoredUser): Promise<boolean> {
  const answered = last.then(
    () =>
      new Promise<boolean>((resolve) => {
        set({
          user,
          other,
          answer(isSame) {
            set(undefined)
            resolve(isSame)
          },
        })
      }),
  )
  last = answered
  return answered
}

/** The user has signed in again in another tab. */
export function withdrawOtherUser(): void {
  if (current?.other) current.answer(true)
}

function set(next: Reauthentication | undefined) {
  current = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
