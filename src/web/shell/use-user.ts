import { useSyncExternalStore } from 'react'
import { type StoredUser, storedUser } from '#web/session.ts'

/** The signed-in person; undefined on the server and while the page wakes up. */
export function useUser(): StoredUser | undefined {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return awake ? storedUser() : undefined
}

const never = () => () => {}
