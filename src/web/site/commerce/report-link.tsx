import { useModule } from '#web/api/modules.ts'
import { IconFlag } from '#web/ui/icons.ts'

/** A link at the end of a shop's or offer's page, to report wrong information. */
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
