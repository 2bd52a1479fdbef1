import { useMemo, useSyncExternalStore } from 'react'
import { onUserStored, type StoredUser, storedUser, storedUserText } from '#web/api/session.ts'

/** Returns the signed-in user; undefined on the server and before hydration. */
export function useUser(): StoredUser | undefined {
  const text = useSyncExternalStore(onUserStored, storedUserText, () => null)
  return useMemo(() => storedUser(text), [text])
}
