import type { StoredUser } from '#web/api/session.ts'
import { sharedValue } from '#web/document/shared-value.ts'

type Reauthentication = {
  user: StoredUser
  /** The user who has signed in in another tab; undefined if the session has ended. */
  other: StoredUser | undefined
  answer: (isSame: boolean) => void
}

const current = sharedValue<Reauthentication | undefined>(undefined)
let last: Promise<unknown> = Promise.resolve()

export const useReauthentication = current.useValue

/** Asks the user to sign in again, one request after the other. Resolves with whether they did. */
export function requestReauthentication(user: StoredUser, other?: StoredUser): Promise<boolean> {
  const answered = last.then(
    () => new Promise<boolean>((answer) => current.set({ user, other, answer })),
  )
  last = answered.finally(() => current.set(undefined))
  return answered
}

/** Answers the pending question of another user: the first one has signed in again in another tab. */
export function withdrawOtherUser(): void {
  const pending = current.get()
  if (pending?.other) pending.answer(true)
}
