import { useMemo, useSyncExternalStore } from 'react'
import { onUserStored, type StoredUser, storedUser, storedUserText } from '#web/api/session.ts'

/** The signed-in person; undefined on the server and before hydration. */
export function useUser(): StoredUser | undefined {
  const text = useSyncExternalStore(onUserStored, storedUserText, () => null)
  return useMemo(() => storedUser(text), [text])
}
