import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { deleteCommerce, restoreCommerce, setClosed, setHidden } from '#web/commerces/calls.ts'
import { askWhy, DELETION_MESSAGES } from '#web/commerces/removal-reasons.ts'
import { isReasonAsked, useReason } from '#web/dialogs/reason-form.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'

/**
 * Hides, shows, closes and deletes a shop, one action at a time, each with 'Deshacer'. If the shop is another person's,
 * a dialog asks the office for the reason; showing the shop again then has no undo, because to hide it needs a reason.
 */
export function useCommerceActions(commerce: Commerce, list: string) {
  const { id, name, hidden, closed_at } = commerce
  const [isReopened, setReopened] = useState(false)
  const { busy, run } = useBusy<Action>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useReason()
  const isAsked = isReasonAsked(commerce.owner)

  const attempt = (what: Action, work: () => Promise<void>) =>
    run(what, () => work().catch((error) => toast({ message: errorMessage(error) })))

  async function show(isHidden: boolean) {
    await setHidden(id, isHidden)
    await revalidate()
  }

  const undoHide = () =>
    attempt('hide', async () => {
      await show(hidden)
      document.getElementById(hideButtonId)?.focus()
    })

  const undoDelete = () =>
    attempt('delete', async () => {
      await restoreCommerce(id)
      await navigate(`/commerces/${id}/`)
      toast({ message: DELETION_MESSAGES.restored(commerce) })
    })

  async function toggleHidden(reason?: string) {
    await setHidden(id, !hidden, reason)
    return async () => {
      await revalidate()
      const message = hidden
        ? `«${name}» se ve otra vez en el directorio.`
        : `«${name}» está oculto. Los vecinos ya no lo ven.`
      toast({ message, ...(!(hidden && isAsked) && { onUndo: () => void undoHide() }) })
    }
  }

  async function close(reason?: string) {
    await setClosed(id, true, { reason })
    return async () => {
      await revalidate()
      const message = `«${name}» ha cerrado. Los vecinos leerán una despedida.`
      toast({ message, onUndo: () => void undoClose() })
    }
  }

  const undoClose = () =>
    attempt('close', async () => {
      await setClosed(id, false, { hidden })
      setReopened(true)
      await revalidate()
    })

  // The button exists again only after the shop has been reloaded.
  useEffect(() => {
    if (!isReopened || closed_at !== null) return
    document.getElementById(closeButtonId)?.focus()
    setReopened(false)
  }, [isReopened, closed_at])

  async function remove(reason?: string) {
    const wasThere = await deleteCommerce(id, reason).then(() => true, unlessGone)
    return async () => {
      await navigate(list)
      if (wasThere) {
        const message = DELETION_MESSAGES.deleted(commerce)
        toast({ message, onUndo: () => void undoDelete() })
      } else {
        toast({ message: DELETION_MESSAGES.alreadyDeleted(commerce) })
      }
    }
  }

  /** Runs an action at once, or after the dialog has asked for its reason. */
  const start = (what: Action, act: (reason?: string) => Promise<() => unknown>) =>
    isAsked && !(hidden && what !== 'delete')
      ? ask({ ...askWhy(what, [commerce]), act })
      : attempt(what, async () => void (await (await act())()))

  return {
    busy,
    dialog,
    toggleHidden: () => start('hide', toggleHidden),
    close: () => start('close', close),
    remove: () => start('delete', remove),
  }
}

type Action = 'hide' | 'close' | 'delete'

/** Ids of the buttons that hide or show the shop, and that close it for ever. */
export const hideButtonId = 'ocultar'
export const closeButtonId = 'cerrar'

/** Returns false if the shop was already deleted (404). */
function unlessGone(error: unknown): boolean {
  if (statusOf(error) === 404) return false
  throw error
}
