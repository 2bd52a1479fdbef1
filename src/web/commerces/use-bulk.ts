import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { isReasonAsked, useReason } from '#web/dialogs/reason-form.tsx'
import { tryEach } from '#web/lists/all-settled-limited.ts'
import { checkboxIds } from '#web/lists/selection-bar.tsx'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { type BulkAction, doneMessage, failedMessage } from './bulk-messages.ts'
import { deleteCommerce, restoreCommerce, setHidden } from './calls.ts'
import { askWhy } from './removal-reasons.ts'

/**
 * Hides, shows and deletes several shops, with one 'Deshacer' for all. The message names those that failed, and they
 * stay selected. If some are other people's, a dialog asks the office for one reason for all.
 */
export function useBulk(
  commerces: readonly Commerce[],
  choose: (ids: readonly number[]) => void,
  start: RefObject<HTMLElement | null>,
) {
  const { busy, run } = useBusy<BulkAction>()
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useReason()
  const focusNext = useNextFocus(commerces, start)
  const focusBoxes = (rows: readonly Commerce[]) =>
    focusNext(rows.flatMap(({ id }) => checkboxIds(id)))

  /** Returns a function to call after the dialog has closed: before that, the list behind it cannot be focused. */
  async function runOn(action: BulkAction, chosen: readonly Commerce[], reason?: string) {
    const result = await tryEach(changedBy(action, chosen), (commerce) =>
      REQUESTS[action](commerce, reason),
    )
    const { done, failed, error } = result
    // The dialog shows the error and keeps the reason.
    if (reason !== undefined && done.length === 0) throw error
    const message = messageOf(result, doneMessage(action, done), VERBS[action])
    const isUndone = done.length > 0 && !(action === 'show' && done.some(isAsked))
    return async () => {
      toast(isUndone ? { message, onUndo: () => void undo(action, done) } : { message })
      choose(failed.map(({ id }) => id))
      // If some failed, the focus stays for another try.
      if (failed.length === 0) {
        const around = itemsAround(commerces, chosen.at(-1)!.id)
        focusBoxes([...chosen, ...around])
      }
      await revalidate()
    }
  }

  async function undo(action: BulkAction, what: readonly Commerce[]) {
    const result = await tryEach(what, UNDO_REQUESTS[action])
    const { done } = result
    toast({ message: messageOf(result, doneMessage('undo', done), 'deshacer el cambio de') })
    focusBoxes(done)
    await revalidate()
  }

  function begin(action: BulkAction, chosen: readonly Commerce[]) {
    const changed = changedBy(action, chosen)
    if (changed.length === 0) {
      const done = action === 'hide' ? 'ocultar: ya está oculto' : 'mostrar: ya se ve'
      toast({ message: `Nada de lo elegido se puede ${done} o no está publicado.` })
    } else if (action !== 'show' && changed.some(isAsked)) {
      ask({ ...askWhy(action, changed), act: (reason) => runOn(action, chosen, reason) })
    } else {
      void run(action, async () => (await runOn(action, chosen))())
    }
  }

  return { busy, dialog, run: begin }
}

const isAsked = ({ owner }: Commerce) => isReasonAsked(owner)

type Result = Awaited<ReturnType<typeof tryEach<Commerce>>>

/** Says what was done, if anything was, and names the shops for which it failed. */
const messageOf = ({ done, failed, error }: Result, doneText: string, verb: string) =>
  [
    ...(done.length > 0 ? [doneText] : []),
    ...(failed.length > 0 ? [failedMessage(verb, failed, errorMessage(error))] : []),
  ].join(' ')

const VERBS: Record<BulkAction, string> = { hide: 'ocultar', show: 'mostrar', delete: 'eliminar' }

type Send = (commerce: Commerce, reason?: string) => Promise<unknown>

const REQUESTS: Record<BulkAction, Send> = {
  hide: ({ id }, reason) => setHidden(id, true, reason),
  show: ({ id }) => setHidden(id, false),
  // Somebody else has already deleted it: a success.
  delete: ({ id }, reason) =>
    deleteCommerce(id, reason).catch((error) => {
      if (statusOf(error) !== 404) throw error
    }),
}
const UNDO_REQUESTS: Record<BulkAction, Send> = {
  hide: REQUESTS.show,
  show: REQUESTS.hide,
  delete: ({ id }) => restoreCommerce(id),
}

/** Returns the shops that the action would change. Only published ones can be hidden and shown. */
const changedBy = (action: BulkAction, chosen: readonly Commerce[]) =>
  chosen.filter(
    ({ status, hidden }) =>
      action === 'delete' || (status === 'OK' && hidden === (action === 'show')),
  )
