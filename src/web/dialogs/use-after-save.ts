import { use } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.tsx'
import { CloseDialog } from './modal.tsx'

/** Returns a function to call after saving. A component outside of the dialog passes `closeDialog`. */
export function useAfterSave(closeDialog?: () => void) {
  const closeAround = use(CloseDialog)
  const close = closeDialog ?? closeAround
  const { revalidate } = useRevalidator()
  return async (message: string, onUndo?: () => void) => {
    await revalidate()
    close()
    toast({ message, ...(onUndo && { onUndo }) })
  }
}
