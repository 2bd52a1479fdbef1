import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Opened } from './kinds.ts'
import { isWriting } from './use-inbox.ts'

/** Milliseconds between checks. */
const INTERVAL = 5000

/** Checks repeatedly whether pending answers have been sent, and only then reloads the list. */
export function useDelivery(
  listed: readonly Opened[],
  read: () => Promise<{ results: Opened[] }>,
): void {
  const { revalidate } = useRevalidator()
  const before = deliveriesOf(listed)
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    if (!before.includes('waiting')) return
    const timer = setInterval(async () => {
      if (document.hidden || isWriting()) return
      // If a check fails, the list stays as it is.
      const list = await latest.current().catch(() => undefined)
      if (list && deliveriesOf(list.results) !== before) void revalidate()
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [before, revalidate])
}

const deliveriesOf = (listed: readonly Opened[]) =>
  listed.map(({ kind, thing, id }) => kind === 'message' && `${id} ${thing.mail_state}`).join()
