import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Inbox, InboxKind, InboxQuery } from '#contract/inbox.ts'
import { get } from '#web/api/api.ts'

/** How much waits for an answer, and since when the first of it does (ISO 8601). */
export type PendingCount = { count: number; oldest: string | undefined }

export const readInbox = (query: InboxQuery = {}) => get<Inbox>('/api/inbox/', query)

/** What is known of what waits for the office. Nobody waits for the numbers; asking may fail. */
let known: Inbox | undefined
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
  // Of two answers that cross, the one to the later question counts.
  if (found === undefined || mine !== latest) return
  known = found
  for (const listener of listeners) listener()
}

/** Without asking. */
export function useKnownWaiting(): Inbox | undefined {
  return useSyncExternalStore(
    listen,
    () => known,
    () => undefined,
  )
}

/** Asked for anew on every screen. */
export function useFreshWaiting(mayAsk: boolean): Inbox | undefined {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every screen is a reason to ask
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
