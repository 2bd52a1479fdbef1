import { useNavigate, useRevalidator } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { statusOf } from '#web/api/api.ts'
import { deleteCommerce, restoreCommerce, setClosed, setHidden } from '#web/commerces/calls.ts'
import { DELETION_MESSAGES, reasonQuestion } from '#web/commerces/removal-reasons.ts'
import { mustGiveReason, useReason } from '#web/dialogs/reason-form.tsx'
import { useNextFocus } from '#web/lists/use-next-focus.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'

/** Hides, shows, closes and deletes a shop, with an undo. Asks the office for a reason if another person owns it. */
export function useCommerceActions(commerce: Commerce, list: string) {
  const { id, name, hidden } = commerce
  const { busy, run } = useBusy<Action>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useReason()
  const needsReason = mustGiveReason(commerce.owner)
  const focusNext = useNextFocus(commerce)

  const undo = (what: Action, call: () => Promise<unknown>, button: string) =>
    void run(what, () =>
      attempt(async () => {
        await call()
        focusNext([button])
        await revalidate()
      }),
    )

  const undoDelete = () =>
    void run('delete', () =>
      attempt(async () => {
        await restoreCommerce(id)
        await navigate(`/commerces/${id}/`)
        toast({ message: DELETION_MESSAGES.restored(commerce) })
      }),
    )

  async function toggleHidden(reason?: string) {
    await setHidden(id, !hidden, reason)
    return async () => {
      await revalidate()
      const message = hidden
        ? `«${name}» se ve otra vez en el directorio.`
        : `«${name}» está oculto. Los vecinos ya no lo ven.`
      const onUndo = () => undo('hide', () => setHidden(id, hidden), hideButtonId)
      // Showing has no undo if a new reason would be needed to hide the shop again.
      toast({ message, ...(!(hidden && needsReason) && { onUndo }) })
    }
  }

  async function close(reason?: string) {
    await setClosed(id, true, { reason })
    return async () => {
      await revalidate()
      const message = `«${name}» ha cerrado. Los vecinos leerán una despedida.`
      const onUndo = () => undo('close', () => setClosed(id, false, { hidden }), closeButtonId)
      toast({ message, onUndo })
    }
  }

  async function remove(reason?: string) {
    const isDeletedBefore = await deleteCommerce(id, reason).then(
      () => false,
      (error) => {
        if (statusOf(error) !== 404) throw error
        return true
      },
    )
    return async () => {
      await navigate(list)
      if (isDeletedBefore) toast({ message: DELETION_MESSAGES.alreadyDeleted(commerce) })
      else toast({ message: DELETION_MESSAGES.deleted(commerce), onUndo: undoDelete })
    }
  }

  /** Runs an action, if necessary after asking for the reason. A hidden shop needs a reason only to be deleted. */
  const start = (what: Action, act: (reason?: string) => Promise<() => unknown>) =>
    needsReason && !(hidden && what !== 'delete')
      ? ask({ ...reasonQuestion(what, [commerce]), act })
      : void run(what, () => attempt(async () => (await act())()))

  return {
    busy,
    dialog,
    toggleHidden: () => start('hide', toggleHidden),
    close: () => start('close', close),
    remove: () => start('delete', remove),
  }
}

type Action = 'hide' | 'close' | 'delete'

export const hideButtonId = 'ocultar'
export const closeButtonId = 'cerrar'
