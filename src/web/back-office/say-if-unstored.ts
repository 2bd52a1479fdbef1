import type { Refusal } from '#web/document/device-storage.ts'
import { toast } from '#web/ui/toast.tsx'

/** Tells the user if the browser refused to store a choice, which is then lost when the page is left. */
export function sayIfUnstored(refusal: Refusal | undefined): void {
  if (refusal === undefined) return
  toast({
    message:
      'Tu navegador no deja guardar esta elección: vale hasta que salgas de la página. Para que dure, deja espacio o permite los datos de este sitio en sus ajustes.',
  })
}
