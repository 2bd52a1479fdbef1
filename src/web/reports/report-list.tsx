import type { ReportState } from '#contract/reports.ts'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { type ReviewList, ReviewListScreen, reviewRoute } from '#web/waiting/review-list.tsx'
import type { Route } from './+types/report-list.ts'
import { listReports } from './calls.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { ReportEntry } from './report-entry.tsx'
import { useReports } from './use-reports.ts'

const LIST: ReviewList<ReportState> = {
  title: 'Avisos de problemas',
  items: 'los avisos',
  label: 'Avisos',
  counted: ['aviso', 'avisos', 'Ningún aviso'],
  kind: 'report',
  waits: 'por mirar',
  due: 'por mirar',
  oldest: 'El más antiguo',
  filters: [
    { name: 'Todos', value: '' },
    { name: 'Por mirar', value: 'por-mirar', query: 'waiting' },
    { name: 'Resueltos', value: 'resueltos', query: 'decided' },
  ],
  waiting: 'waiting',
  search: {
    label: 'Buscar por comercio, oferta, texto o correo',
    placeholder: 'Comercio, oferta o texto',
    nothing: 'Buscamos en el comercio, la oferta, el aviso, quien avisa y el motivo.',
  },
  empty: {
    title: 'No hay avisos por mirar',
    text: 'Lo que avisen desde la página de un comercio o de una oferta aparecerá aquí.',
  },
  emptyDone: {
    title: 'Ningún aviso resuelto',
    sign: 'Aún ninguno',
    link: 'Ver todos',
    text: 'Aquí quedan los avisos con lo que se decidió y por qué.',
  },
}

const route = reviewRoute(LIST, listReports)
export const clientLoader = route.clientLoader
export const HydrateFallback = route.HydrateFallback
export const ErrorBoundary = route.ErrorBoundary

export default function ReportList({ loaderData }: Route.ComponentProps) {
  const start = useFocusOnNewPage(LIST.label, loaderData)
  const work = useReports(loaderData.results, start)
  return (
    <>
      <ReviewListScreen list={LIST} data={loaderData} start={start}>
        {(report) => (
          <ReportEntry
            report={report}
            isOpen={work.isOpen(report.id)}
            onToggle={() => work.toggle(report.id)}
            onDecide={() => work.startDecision(report)}
          />
        )}
      </ReviewListScreen>
      <DecisionDialog
        report={work.deciding}
        onDecided={work.decided}
        onTaken={work.taken}
        onClose={work.endDecision}
      />
    </>
  )
}
