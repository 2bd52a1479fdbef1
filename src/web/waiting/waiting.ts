import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Inbox, InboxKind, InboxQuery } from '#contract/inbox.ts'
import { get } from '#web/api/api.ts'
import { sharedValue } from '#web/document/shared-value.ts'

/** The number of pending items, and since when the oldest has been waiting (ISO 8601). */
export type PendingCount = { count: number; oldest: string | undefined }

export const readInbox = (query: InboxQuery = {}) => get<Inbox>('/api/inbox/', query)

/** The last inbox that was loaded. Screens do not wait for it, and loading may fail. */
const known = sharedValue<Inbox | undefined>(undefined)
let latest = 0

export async function refreshWaiting(): Promise<void> {
  latest += 1
  const mine = latest
  const found = await readInbox().catch(() => undefined)
  // If responses arrive in another order, that of the latest request counts.
  if (found !== undefined && mine === latest) known.set(found)
}

/** Returns the last inbox that was loaded, without loading it. */
export const useKnownWaiting = known.useValue

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
