import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Message } from '#contract/messages.ts'
import { listMessages, type MessageQuery } from './calls.ts'

/** Seconds between checks: a mail is sent at once, after the time for an undo, or later if the mail server is down. */
const WAITS = [2, 8, 5, 5, 15, 30, 60]

/** Checks repeatedly whether pending answers have been sent; if so, reloads the list. */
export function useDelivery(messages: readonly Message[], query: MessageQuery): void {
  const { revalidate } = useRevalidator()
  const { state, search, page } = query
  const before = statesOf(messages)
  const isWaiting = messages.some(({ mail_state }) => mail_state === 'waiting')

  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    let looks = 0
    const look = async () => {
      // If a check fails, the list stays as it is.
      const list = await listMessages({ state, search, page }).catch(() => undefined)
      if (list && statesOf(list.results) !== before) await revalidate()
      else wait()
    }
    const wait = () => {
      timer = setTimeout(look, 1000 * WAITS[Math.min(looks, WAITS.length - 1)]!)
      looks += 1
    }
    wait()
    return () => clearTimeout(timer)
  }, [isWaiting, before, state, search, page, revalidate])
}

function statesOf(messages: readonly Message[]): string {
  return messages.map(({ id, mail_state }) => `${id} ${mail_state}`).join()
}
