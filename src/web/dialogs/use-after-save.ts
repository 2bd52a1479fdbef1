import { use } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.tsx'
import { CloseDialog } from './modal.tsx'

/**
 * Returns a function to call after saving: reloads the data, closes the dialog and shows a toast. A component outside of
 * its dialog passes `closeIts`.
 */
export function useAfterSave(closeIts?: () => void) {
  const closeMine = use(CloseDialog)
  const close = closeIts ?? closeMine
  const { revalidate } = useRevalidator()
  return async (message: string, onUndo?: () => void) => {
    await revalidate()
    close()
    toast({ message, ...(onUndo && { onUndo }) })
  }
}
