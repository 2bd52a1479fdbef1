import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { deleteCommerce, restoreCommerce, setHidden } from './calls.ts'

/** Takes a shop out of sight and brings it back, one press at a time; each can be taken back. */
export function useCommerceActions({ id, name, hidden }: Commerce, list: string) {
  const [busy, setBusy] = useState<'hide' | 'delete'>()
  const isRunning = useRef(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  async function run(what: 'hide' | 'delete', work: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(what)
    try {
      await work()
    } catch (error) {
      toast({ message: errorMessage(error) })
    } finally {
      isRunning.current = false
      setBusy(undefined)
    }
  }

  async function show(isHidden: boolean) {
    await setHidden(id, isHidden)
    await revalidate()
  }

  const undoHide = () =>
    run('hide', async () => {
      await show(hidden)
      document.getElementById(HIDE)?.focus()
    })

  async function undoDelete() {
    try {
      await restoreCommerce(id)
      await navigate(`/commerces/${id}/`)
      toast({ message: `«${name}» recuperado. Está como antes de eliminarlo.` })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
  }

  return {
    busy,
    toggleHidden: () =>
      run('hide', async () => {
        await show(!hidden)
        const message = hidden
          ? `«${name}» se ve otra vez en el directorio.`
          : `«${name}» está oculto. Los vecinos ya no lo ven.`
        toast({ message, onUndo: () => void undoHide() })
      }),
    remove: () =>
      run('delete', async () => {
        const wasThere = await deleteCommerce(id).then(() => true, unlessGone)
        await navigate(list)
        if (wasThere) {
          toast({ message: `«${name}» eliminado.`, onUndo: () => void undoDelete() })
        } else {
          toast({ message: `«${name}» ya estaba eliminado.` })
        }
      }),
  }
}

/** The button that hides and shows. */
export const HIDE = 'ocultar'

/** Somebody else was quicker: it is where it was to go. */
function unlessGone(error: unknown): boolean {
  if (statusOf(error) === 404) return false
  throw error
}
