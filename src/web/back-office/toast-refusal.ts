import type { Refusal } from '#web/document/device-storage.ts'
import { toast } from '#web/ui/toast.tsx'

const MESSAGE =
  'Tu navegador no deja guardar esta elección: vale hasta que salgas de la página. Para que dure, deja espacio o permite los datos de este sitio en sus ajustes.'

/** Called with the result of storing a choice: undefined if the browser has stored it. */
export function toastRefusal(refusal: Refusal | undefined): void {
  if (refusal !== undefined) toast({ message: MESSAGE })
}
