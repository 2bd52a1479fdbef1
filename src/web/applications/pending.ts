import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { listApplications } from '#web/api.ts'

/** How many applications wait, and since when the first of them does (ISO 8601). */
export type Pending = { count: number; oldest: string | undefined }

/** What is known of them, asked for anew on every screen. Nobody waits for it; it may fail. */
export function usePendingApplications(mayAsk: boolean): Pending | undefined {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every screen is a reason to ask
  useEffect(() => {
    if (mayAsk) void refreshPending()
  }, [mayAsk, pathname])
  const known = useKnownPending()
  return mayAsk ? known : undefined
}

/** The same without asking. */
export function useKnownPending(): Pending | undefined {
  return useSyncExternalStore(
    listen,
    () => pending,
    () => undefined,
  )
}

export async function refreshPending(): Promise<void> {
  asked += 1
  const mine = asked
  const found = await findPending().catch(() => undefined)
  // Of two answers that cross, the one to the later question counts.
  if (found === undefined || mine !== asked) return
  pending = found
  for (const listener of listeners) listener()
}

export async function findPending(): Promise<Pending> {
  const { count, results } = await listApplications({ state: 'PE', size: 1 })
  return { count, oldest: results[0]?.submitted_at }
}

let pending: Pending | undefined
let asked = 0
const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
