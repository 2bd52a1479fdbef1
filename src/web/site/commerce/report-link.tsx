import { useModule } from '#web/api/modules.ts'
import { IconFlag } from '#web/ui/icons.ts'

/** At the end of the page of a shop or an offer: somebody may know better. */
export function ReportLink({ of }: { of: string }) {
  if (!useModule('reports')) return null
  return (
    <p className="no-print">
      <a href={`${of}/avisar`} rel="nofollow" className="inline-row gap-8 muted small tap">
        <IconFlag size={20} aria-hidden />
        Avisar de un problema
      </a>
    </p>
  )
}
