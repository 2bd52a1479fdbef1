import { Button } from '#web/ui/button.tsx'
import { IconPrinter, IconShare } from '#web/ui/icons.ts'

/** Opens the device's share dialog or copies the URL (site-script.ts). `hasQuery` includes its query. */
export function ShareButton({ hasQuery }: { hasQuery?: boolean }) {
  return (
    <>
      <Button
        variant="outline"
        data-does="share"
        data-query={hasQuery}
        className="scripts-only"
        icon={IconShare}
      >
        <span data-words>Compartir</span>
      </Button>
      <span role="status" className="visually-hidden" />
    </>
  )
}

export function PrintButton() {
  return (
    <Button variant="outline" data-does="print" className="scripts-only" icon={IconPrinter}>
      Imprimir
    </Button>
  )
}
