import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { mustGiveReason } from '#web/dialogs/reason-form.tsx'
import { tryEach } from '#web/lists/all-settled-limited.ts'
import { checkboxIds, type useSelection } from '#web/lists/selection.tsx'
import { useBulkBar } from '#web/lists/use-bulk-bar.tsx'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { IconEye, IconEyeOff, IconTrash } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { type BulkAction, doneMessage, failedMessage, formatChosenCount } from './bulk-messages.ts'
import { deleteCommerce, restoreCommerce, setHidden } from './calls.ts'
import { reasonQuestion } from './removal-reasons.ts'

/** Hides, shows or deletes the chosen shops; failed ones stay chosen. One reason serves for all shops of other owners. */
export function useBulk(
  commerces: readonly Commerce[],
  selection: ReturnType<typeof useSelection<Commerce>>,
  heading: RefObject<HTMLElement | null>,
) {
  const { chosen } = selection
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(commerces, heading)
  const focusBoxes = (rows: readonly Commerce[]) =>
    focusNext(rows.flatMap(({ id }) => Object.values(checkboxIds(id))))

  async function act(action: BulkAction, verb: string, reason?: string) {
    const changed = changedBy(action, chosen)
    if (changed.length === 0) {
      const state = action === 'hide' ? 'ya está oculto' : 'ya se ve'
      const message = `Nada de lo elegido se puede ${verb}: ${state} o no está publicado.`
      return () => toast({ message })
    }
    const result = await tryEach(changed, (commerce) => REQUESTS[action](commerce, reason))
    const { done, failed, error } = result
    // Thrown, so that the dialog shows the error and keeps the reason.
    if (reason !== undefined && done.length === 0) throw error
    const message = messageOf(result, doneMessage(action, done), verb)
    // To undo 'show' is to hide, which needs a reason for shops of other owners.
    const canUndo = done.length > 0 && !(action === 'show' && done.some(needsReason))
    return async () => {
      toast(canUndo ? { message, onUndo: () => void undo(action, done) } : { message })
      selection.set(failed.map(({ id }) => id))
      // If some failed, the focus stays on the button for another try.
      if (failed.length === 0) focusBoxes([...chosen, ...itemsAround(commerces, chosen.at(-1)!.id)])
      await revalidate()
    }
  }

  async function undo(action: BulkAction, commerces: readonly Commerce[]) {
    const result = await tryEach(commerces, UNDO_REQUESTS[action])
    const { done } = result
    toast({ message: messageOf(result, doneMessage('undo', done), 'deshacer el cambio de') })
    focusBoxes(done)
    await revalidate()
  }

  return useBulkBar({
    label: 'Comercios elegidos',
    count: formatChosenCount(chosen.length),
    hint: 'Tras la lista puedes ocultar, mostrar o eliminar.',
    selection,
    heading,
    actions: ACTIONS.map((button) => {
      const action = button.key
      const changed = changedBy(action, chosen)
      const isReasonNeeded = action !== 'show' && changed.some(needsReason)
      return {
        ...button,
        question: isReasonNeeded ? reasonQuestion(action, changed) : undefined,
        act: (reason?: string) => act(action, button.name.toLowerCase(), reason),
      }
    }),
  })
}

const ACTIONS = [
  { key: 'hide', name: 'Ocultar', busyLabel: 'Ocultando…', icon: IconEyeOff, variant: 'soft' },
  { key: 'show', name: 'Mostrar', busyLabel: 'Mostrando…', icon: IconEye, variant: 'soft' },
  { key: 'delete', name: 'Eliminar', busyLabel: 'Eliminando…', icon: IconTrash, variant: 'danger' },
] as const

const needsReason = ({ owner }: Commerce) => mustGiveReason(owner)

type Result = Awaited<ReturnType<typeof tryEach<Commerce>>>

const messageOf = ({ done, failed, error }: Result, doneText: string, verb: string) =>
  [
    ...(done.length > 0 ? [doneText] : []),
    ...(failed.length > 0 ? [failedMessage(verb, failed, errorMessage(error))] : []),
  ].join(' ')

type BulkRequest = (commerce: Commerce, reason?: string) => Promise<unknown>

const REQUESTS: Record<BulkAction, BulkRequest> = {
  hide: ({ id }, reason) => setHidden(id, true, reason),
  show: ({ id }) => setHidden(id, false),
  // 404: somebody else has already deleted the shop. This counts as a success.
  delete: ({ id }, reason) =>
    deleteCommerce(id, reason).catch((error) => {
      if (statusOf(error) !== 404) throw error
    }),
}
const UNDO_REQUESTS: Record<BulkAction, BulkRequest> = {
  hide: REQUESTS.show,
  show: REQUESTS.hide,
  delete: ({ id }) => restoreCommerce(id),
}

/** Returns the shops that the action would change. Only accepted shops can be hidden or shown. */
const changedBy = (action: BulkAction, chosen: readonly Commerce[]) =>
  chosen.filter(
    ({ status, hidden }) =>
      action === 'delete' || (status === 'OK' && hidden === (action === 'show')),
  )
