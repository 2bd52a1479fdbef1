import { Button } from './button.tsx'
import { IconShare } from './icons.ts'
import { toast } from './toast.tsx'

/** Opens the device's share dialog; if there is none, copies the URL and says so. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  async function share() {
    const url = new URL(path, location.origin).href
    // The promise is rejected when the user closes the dialog, which is no error.
    if (navigator.share) return navigator.share({ title, url }).catch(() => {})
    const copied = await copy(url)
    toast({ message: copied ? 'Enlace copiado.' : `No se ha podido copiar: ${url}` })
  }
  return (
    <Button variant="outline" icon={IconShare} onClick={share}>
      Compartir
    </Button>
  )
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
