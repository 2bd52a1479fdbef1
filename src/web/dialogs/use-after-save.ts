import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.tsx'

/** What follows once a form in a dialog is saved: the screen anew, the dialog closed, the message. */
export function useAfterSave(close: () => void) {
  const { revalidate } = useRevalidator()
  return async (message: string) => {
    await revalidate()
    close()
    toast({ message })
  }
}
