import { Button } from '#web/ui/button.tsx'
import { IconPrinter, IconShare } from '#web/ui/icons.ts'

/** Opens the share dialog of the device or copies the URL (site-script.ts), with the query only if `hasQuery`. */
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
