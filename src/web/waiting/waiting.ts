import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Inbox, InboxKind, InboxQuery } from '#contract/inbox.ts'
import { get } from '#web/api/api.ts'

/** The number of pending items, and since when the oldest has been waiting (ISO 8601). */
export type PendingCount = { count: number; oldest: string | undefined }

export const readInbox = (query: InboxQuery = {}) => get<Inbox>('/api/inbox/', query)

/** The last inbox that was loaded. Screens do not wait for it, and loading may fail. */
let cached: Inbox | undefined
let latest = 0
const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function refreshWaiting(): Promise<void> {
  latest += 1
  const mine = latest
  const found = await readInbox().catch(() => undefined)
  // If responses arrive in another order, that of the latest request counts.
  if (found === undefined || mine !== latest) return
  cached = found
  for (const listener of listeners) listener()
}

/** Returns the last inbox that was loaded, without loading it. */
export function useKnownWaiting(): Inbox | undefined {
  return useSyncExternalStore(
    listen,
    () => cached,
    () => undefined,
  )
}

/** Loads the inbox on every screen. */
export function useFreshWaiting(mayAsk: boolean): Inbox | undefined {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every screen
  useEffect(() => {
    if (mayAsk) void refreshWaiting()
  }, [mayAsk, pathname])
  const inbox = useKnownWaiting()
  return mayAsk ? inbox : undefined
}

export function pendingOf({ counts, oldest }: Inbox, ...kinds: InboxKind[]): PendingCount {
  const [first] = kinds.flatMap((kind) => oldest[kind]?.since ?? []).toSorted()
  return { count: kinds.reduce((sum, kind) => sum + counts[kind], 0), oldest: first }
}
