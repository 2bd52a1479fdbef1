import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { Report } from '#contract/reports.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { deleteDraft } from '#web/forms/drafts.ts'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { useUnfolded } from '#web/lists/use-unfolded.ts'
import { toast } from '#web/ui/toast.tsx'
import { refreshWaiting } from '#web/waiting/waiting.ts'
import { formatReported } from './labels.ts'

/** What is done with reports, and where the focus goes on afterwards; `end` where none is left. */
export function useReports(reports: readonly Report[], end: RefObject<HTMLElement | null>) {
  const [deciding, setDeciding] = useOpenForm<Report>((stored) =>
    reports.find(({ id, decision }) => id === stored.id && decision === null),
  )
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(reports, end)

  async function reload() {
    void refreshWaiting()
    await revalidate()
  }

  return {
    ...useUnfolded(),
    deciding,
    startDecision: setDeciding,
    endDecision: () => setDeciding(undefined),
    async decided(report: Report) {
      const waiting = itemsAround(reports, report.id).filter(({ decision }) => decision === null)
      setDeciding(undefined)
      toast({ message: saidAfter(report) })
      focusNext(waiting.map(({ id }) => headingId(id)))
      await reload()
    },
    /** Somebody else has decided: what was written stays in sight, and the list says so. */
    taken({ id }: Report) {
      deleteDraft(draftOf(id))
      void reload()
    },
  }
}

export function saidAfter(report: Report): string {
  const { email } = report
  return email === ''
    ? `Aviso resuelto: ${formatReported(report)}`
    : `Aviso resuelto. La respuesta va camino de ${email}`
}

export const headingId = (id: number) => `aviso-${id}`

export const draftOf = (id: number) => `report:${id}`
