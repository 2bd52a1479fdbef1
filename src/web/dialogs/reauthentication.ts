import type { StoredUser } from '#web/api/session.ts'
import { sharedValue } from '#web/document/shared-value.ts'

type Reauthentication = {
  user: StoredUser
  /** Who has signed in in another tab meanwhile; undefined where the session has ended. */
  other: StoredUser | undefined
  answer: (isSame: boolean) => void
}

const current = sharedValue<Reauthentication | undefined>(undefined)
let last: Promise<unknown> = Promise.resolve()

/** The pending reauthentication, if any. */
export const useReauthentication = current.useValue

/** Asks one after the other. Resolves with whether the user has signed in again. */
export function requestReauthentication(user: StoredUser, other?: StoredUser): Promise<boolean> {
  const answered = last.then(
    () =>
      new Promise<boolean>((resolve) => {
        current.set({
          user,
          other,
          answer(isSame) {
            current.set(undefined)
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
  const asked = current.get()
  if (asked?.other) asked.answer(true)
}
