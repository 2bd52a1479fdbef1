import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Opened } from './kinds.ts'
import { isWriting } from './use-inbox.ts'

/** Milliseconds before the first check. Each next wait is half as long again, up to the longest. */
const FIRST_WAIT = 5000
const LONGEST_WAIT = 60_000

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
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    function checkAfter(wait: number) {
      timer = setTimeout(async () => {
        if (document.hidden || isWriting()) return checkAfter(wait)
        // If a check fails, the list stays as it is.
        const list = await latest.current().catch(() => undefined)
        if (isOver) return
        if (list && deliveriesOf(list.results) !== before) void revalidate()
        checkAfter(Math.min(1.5 * wait, LONGEST_WAIT))
      }, wait)
    }
    checkAfter(FIRST_WAIT)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [before, revalidate])
}

const deliveriesOf = (listed: readonly Opened[]) =>
  listed.map(({ kind, thing, id }) => kind === 'message' && `${id} ${thing.mail_state}`).join()
