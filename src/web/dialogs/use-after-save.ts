import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.tsx'

/** What follows once a form in a dialog is saved: the screen anew, the dialog closed, the message, which may offer an undo. */
export function useAfterSave(close: () => void) {
  const { revalidate } = useRevalidator()
  return async (message: string, onUndo?: () => void) => {
    await revalidate()
    close()
    toast({ message, ...(onUndo && { onUndo }) })
  }
}
