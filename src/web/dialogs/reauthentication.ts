import type { StoredUser } from '#web/api/session.ts'
import { sharedValue } from '#web/document/shared-value.ts'

type Reauthentication = {
  user: StoredUser
  /** The user who has signed in in another tab; undefined if the session has ended. */
  other: StoredUser | undefined
  answer: (isSameUser: boolean) => void
}

const current = sharedValue<Reauthentication | undefined>(undefined)
let lastRequest: Promise<unknown> = Promise.resolve()

export const useReauthentication = current.useValue

/** Asks `user` to sign in again, after earlier requests are answered. Resolves with whether `user` has signed in. */
export function requestReauthentication(user: StoredUser, other?: StoredUser): Promise<boolean> {
  const answered = lastRequest.then(
    () => new Promise<boolean>((answer) => current.set({ user, other, answer })),
  )
  lastRequest = answered.finally(() => current.set(undefined))
  return answered
}

/** Ends the request that another user's sign-in has caused: in another tab the first user has signed in again. */
export function withdrawOtherUser(): void {
  const pending = current.get()
  if (pending?.other) pending.answer(true)
}
