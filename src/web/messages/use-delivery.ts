import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Message } from '#contract/messages.ts'
import { listMessages, type MessageQuery } from './calls.ts'

/** Seconds between two looks: an answer leaves when it can be undone no more, or when the mail server is back. */
const WAITS = [10, 5, 5, 15, 30, 60]

/** Looks now and then whether the answers that are on their way have left; loads the list when so. */
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
      // A look that fails says nothing: the list stays as it is.
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
