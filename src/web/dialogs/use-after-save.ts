import { use } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.tsx'
import { CloseDialog } from './modal.tsx'

/** Returns a function to call after saving. A caller outside of the dialog must pass `closeDialog`. */
export function useAfterSave(closeDialog?: () => void) {
  const closeParent = use(CloseDialog)
  const close = closeDialog ?? closeParent
  const { revalidate } = useRevalidator()
  return async (message: string, onUndo?: () => void) => {
    await revalidate()
    close()
    toast({ message, ...(onUndo && { onUndo }) })
  }
}
