import type { Refusal } from '#web/document/device-storage.ts'
import { toast } from '#web/ui/toast.tsx'

const MESSAGE =
  'Tu navegador no deja guardar esta elección: vale hasta que salgas de la página. Para que dure, deja espacio o permite los datos de este sitio en sus ajustes.'

export function toastRefusal(refusal: Refusal | undefined): void {
  if (refusal !== undefined) toast({ message: MESSAGE })
}
