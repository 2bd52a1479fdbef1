import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Inbox, InboxKind, InboxQuery } from '#contract/inbox.ts'
import { get, statusOf } from '#web/api/api.ts'
import { sharedValue } from '#web/document/shared-value.ts'
import { deleteDraft } from '#web/forms/drafts.ts'

/** The number of pending items, and since when the oldest is pending (ISO 8601). */
export type PendingCount = { count: number; oldest: string | undefined }

export const readInbox = (query: InboxQuery = {}) => get<Inbox>('/api/inbox/', query)

const lastInbox = sharedValue<Inbox | undefined>(undefined)
let lastRequest = 0

/** Loads the inbox for the numbers in the sidebar. If loading fails, the old numbers stay. */
export async function refreshInbox(): Promise<void> {
  lastRequest += 1
  const request = lastRequest
  const inbox = await readInbox().catch(() => undefined)
  // Responses may arrive in another order: only the response to the last request counts.
  if (inbox !== undefined && request === lastRequest) lastInbox.set(inbox)
}

/** Returns the inbox, which is loaded again after each navigation. Undefined for users who are not administrators. */
export function useSidebarInbox(isAdministrator: boolean): Inbox | undefined {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every screen
  useEffect(() => {
    if (isAdministrator) void refreshInbox()
  }, [isAdministrator, pathname])
  const inbox = lastInbox.useValue()
  return isAdministrator ? inbox : undefined
}

/** Deletes the draft of a form if its item was decided by somebody else (409). Returns false: the form shows the error. */
export function onDecisionError(error: unknown, draft: string): false {
  if (statusOf(error) === 409) {
    deleteDraft(draft)
    void refreshInbox()
  }
  return false
}

/** Counts the pending items of some kinds. */
export function pendingOf({ counts, oldest }: Inbox, ...kinds: InboxKind[]): PendingCount {
  const [oldestSince] = kinds.flatMap((kind) => oldest[kind]?.since ?? []).toSorted()
  return { count: kinds.reduce((sum, kind) => sum + counts[kind], 0), oldest: oldestSince }
}
