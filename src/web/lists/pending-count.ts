import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** How much waits for an answer, and since when the first of it does (ISO 8601). */
export type PendingCount = { count: number; oldest: string | undefined }

/** What is known of something that waits. Nobody waits for the number; asking may fail. */
export function createPendingCount(find: () => Promise<PendingCount>) {
  let pending: PendingCount | undefined
  let latest = 0
  const listeners = new Set<() => void>()

  function listen(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  async function refresh(): Promise<void> {
    latest += 1
    const mine = latest
    const found = await find().catch(() => undefined)
    // Of two answers that cross, the one to the later question counts.
    if (found === undefined || mine !== latest) return
    pending = found
    for (const listener of listeners) listener()
  }

  /** Without asking. */
  function useKnown(): PendingCount | undefined {
    return useSyncExternalStore(
      listen,
      () => pending,
      () => undefined,
    )
  }

  /** Asked for anew on every screen. */
  function useFresh(mayAsk: boolean): PendingCount | undefined {
    const { pathname } = useLocation()
    // biome-ignore lint/correctness/useExhaustiveDependencies: every screen is a reason to ask
    useEffect(() => {
      if (mayAsk) void refresh()
    }, [mayAsk, pathname])
    const known = useKnown()
    return mayAsk ? known : undefined
  }

  return { find, refresh, useKnown, useFresh }
}
