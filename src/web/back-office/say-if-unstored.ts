import { toast } from '#web/ui/toast.tsx'

/** Tells the user if the browser refused to store a choice, which is then lost when the page is left. */
export function sayIfUnstored(isStored: boolean): void {
  if (isStored) return
  toast({
    message:
      'Tu navegador no deja guardar esta elección: vale hasta que salgas de la página. Para que dure, deja espacio o permite los datos de este sitio en sus ajustes.',
  })
}
