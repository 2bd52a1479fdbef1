import { useNavigate, useRevalidator } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { deleteCommerce, restoreCommerce, setHidden } from './calls.ts'
import { DELETION_MESSAGES } from './deletion-messages.ts'

/** Hides, unhides and deletes a shop, one action at a time, each with 'Deshacer'. */
export function useCommerceActions(commerce: Commerce, list: string) {
  const { id, name, hidden } = commerce
  const { busy, run } = useBusy<'hide' | 'delete'>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const attempt = (what: 'hide' | 'delete', work: () => Promise<void>) =>
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

  async function undoDelete() {
    try {
      await restoreCommerce(id)
      await navigate(`/commerces/${id}/`)
      toast({ message: DELETION_MESSAGES.restored(commerce) })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
  }

  return {
    busy,
    toggleHidden: () =>
      attempt('hide', async () => {
        await show(!hidden)
        const message = hidden
          ? `«${name}» se ve otra vez en el directorio.`
          : `«${name}» está oculto. Los vecinos ya no lo ven.`
        toast({ message, onUndo: () => void undoHide() })
      }),
    remove: () =>
      attempt('delete', async () => {
        const wasThere = await deleteCommerce(id).then(() => true, unlessGone)
        await navigate(list)
        if (wasThere) {
          const message = DELETION_MESSAGES.deleted(commerce)
          toast({ message, onUndo: () => void undoDelete() })
        } else {
          toast({ message: DELETION_MESSAGES.alreadyDeleted(commerce) })
        }
      }),
  }
}

/** The id of the button that hides and unhides. */
export const hideButtonId = 'ocultar'

/** Whether somebody else has already done it. */
function unlessGone(error: unknown): boolean {
  if (statusOf(error) === 404) return false
  throw error
}
