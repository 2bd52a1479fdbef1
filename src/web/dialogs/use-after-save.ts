import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.tsx'

/** Returns a function to call after saving: reloads the data, closes the dialog and shows a toast. */
export function useAfterSave(close: () => void) {
  const { revalidate } = useRevalidator()
  return async (message: string, onUndo?: () => void) => {
    await revalidate()
    close()
    toast({ message, ...(onUndo && { onUndo }) })
  }
}
