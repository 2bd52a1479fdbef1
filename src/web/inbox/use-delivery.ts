import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Opened } from './kinds.ts'
import { isWriting } from './use-inbox.ts'

/** Seconds between checks. An answer is sent after the time for an undo, or later if the mail server is down. */
const WAITS = [2, 8, 5, 5, 15, 30]
const LONGEST = 60

/** Checks repeatedly whether pending answers have been sent; only then it reloads the list. */
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
    const wait = (looks: number) => {
      const look = async () => {
        if (document.hidden || isWriting()) return wait(looks)
        // If a check fails, the list stays as it is.
        const list = await latest.current().catch(() => undefined)
        if (isOver) return
        if (list && deliveriesOf(list.results) !== before) void revalidate()
        wait(looks + 1)
      }
      timer = setTimeout(look, 1000 * (WAITS[looks] ?? LONGEST))
    }
    wait(0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [before, revalidate])
}

const deliveriesOf = (listed: readonly Opened[]) =>
  listed.map(({ kind, thing, id }) => kind === 'message' && `${id} ${thing.mail_state}`).join()
