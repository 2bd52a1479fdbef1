import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { allSettledLimited } from '#web/lists/all-settled-limited.ts'
import { checkboxIds } from '#web/lists/row-checkbox.tsx'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import {
  type BulkAction,
  doneMessage,
  failedMessage,
  NOTHING_TO_DO,
  undoneMessage,
  unpublishedMessage,
} from './bulk-messages.ts'
import { deleteCommerce, restoreCommerce, setHidden } from './calls.ts'

/**
 * Hides, unhides and deletes several shops, with one 'Deshacer' for all of them. Those that failed
 * are named in the message and stay chosen.
 */
export function useBulk(
  commerces: readonly Commerce[],
  choose: (ids: readonly number[]) => void,
  start: RefObject<HTMLElement | null>,
) {
  const { busy, run } = useBusy<BulkAction>()
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(commerces, start)
  const focusBoxes = (rows: readonly Commerce[]) =>
    focusNext(rows.flatMap(({ id }) => checkboxIds(id)))

  async function runOn(action: BulkAction, chosen: readonly Commerce[]) {
    const { fit, unpublished } = sort(action, chosen)
    const sentences = unpublished.length > 0 ? [unpublishedMessage(unpublished)] : []
    if (fit.length === 0) {
      if (action !== 'delete') toast({ message: sentences[0] ?? NOTHING_TO_DO[action] })
      return
    }
    const { done, failed, reason } = await tryAll(fit, REQUESTS[action])
    if (failed.length > 0) sentences.unshift(failedMessage(action, failed, reason))
    if (done.length > 0) sentences.unshift(doneMessage(action, done))
    const message = sentences.join(' ')
    toast(done.length > 0 ? { message, onUndo: () => void undo(action, done) } : { message })
    choose(failed.map(({ id }) => id))
    // If some failed, the focus stays for another try.
    if (failed.length === 0) {
      const around = itemsAround(commerces, chosen.at(-1)!.id)
      focusBoxes([...chosen, ...around])
    }
    await revalidate()
  }

  async function undo(action: BulkAction, what: readonly Commerce[]) {
    const { done, failed, reason } = await tryAll(what, UNDO_REQUESTS[action])
    const sentences = [
      ...(done.length > 0 ? [undoneMessage(done)] : []),
      ...(failed.length > 0 ? [failedMessage('undo', failed, reason)] : []),
    ]
    toast({ message: sentences.join(' ') })
    focusBoxes(done)
    await revalidate()
  }

  return {
    busy,
    run: (action: BulkAction, chosen: readonly Commerce[]) =>
      run(action, () => runOn(action, chosen)),
  }
}

type Send = (commerce: Commerce) => Promise<unknown>

const REQUESTS: Record<BulkAction, Send> = {
  hide: ({ id }) => setHidden(id, true),
  show: ({ id }) => setHidden(id, false),
  // Somebody else has already deleted it: a success.
  delete: ({ id }) =>
    deleteCommerce(id).catch((error) => {
      if (statusOf(error) !== 404) throw error
    }),
}
const UNDO_REQUESTS: Record<BulkAction, Send> = {
  hide: REQUESTS.show,
  show: REQUESTS.hide,
  delete: ({ id }) => restoreCommerce(id),
}

/** The shops that an action changes, and 'Deshacer' changes back: not those already in that state. */
function sort(action: BulkAction, chosen: readonly Commerce[]) {
  if (action === 'delete') return { fit: chosen, unpublished: [] }
  const unpublished = chosen.filter(({ status }) => status !== 'OK')
  const fit = chosen.filter(
    ({ status, hidden }) => status === 'OK' && hidden === (action === 'show'),
  )
  return { fit, unpublished }
}

async function tryAll(commerces: readonly Commerce[], send: Send) {
  const results = await allSettledLimited(commerces, send)
  const first = results.find((result) => result.status === 'rejected')
  return {
    done: commerces.filter((_, place) => results[place]!.status === 'fulfilled'),
    failed: commerces.filter((_, place) => results[place]!.status === 'rejected'),
    reason: first === undefined ? '' : errorMessage(first.reason),
  }
}
