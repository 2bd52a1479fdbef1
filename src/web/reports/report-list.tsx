import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { EntryList } from '#web/lists/entry-list.tsx'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/report-list.ts'
import { listReports } from './calls.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { FILTERS, formatWaitingSummary } from './labels.ts'
import { NoReports } from './no-reports.tsx'
import { waitingReports } from './pending.ts'
import { ReportEntry } from './report-entry.tsx'
import { useReports } from './use-reports.ts'

const LIST = { title: 'Avisos de problemas', items: 'los avisos' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const filter = option('estado', FILTERS)
  return { filter, ...(await listReports({ state: filter.query, search, page })) }
})

export const HydrateFallback = listSkeleton(LIST, { lines: 3 }, { tabs: FILTERS })
export const ErrorBoundary = listFailure(LIST)

export default function ReportList({ loaderData }: Route.ComponentProps) {
  const { filter, search, count, results: reports } = loaderData
  const waiting = waitingReports.useKnown()
  const start = useFocusOnNewPage('Avisos', loaderData)
  const work = useReports(reports, start)
  const filters = (
    <ListFilters>
      <ListTabs
        tabs={FILTERS.map(({ name, value, query }) => ({
          name,
          value,
          count: query === 'waiting' ? waiting?.count : undefined,
          isWaiting: true,
        }))}
        current={filter.value}
        counted={['aviso', 'avisos']}
      />
      <ListSearch
        search={search}
        label="Buscar por comercio, oferta, texto o correo"
        placeholder="Comercio, oferta o texto"
        found={count === 0 ? 'Ningún aviso' : formatCount(count, 'aviso', 'avisos')}
      />
    </ListFilters>
  )
  return (
    <>
      <ListScreen
        title={LIST.title}
        lead={waiting && formatWaitingSummary(waiting)}
        start={start}
        list={loaderData}
        filters={filters}
        empty={<NoReports filter={filter} search={search} />}
      >
        <EntryList label="Avisos" items={reports}>
          {(report) => (
            <ReportEntry
              report={report}
              isOpen={work.isOpen(report.id)}
              onToggle={() => work.toggle(report.id)}
              onDecide={() => work.startDecision(report)}
            />
          )}
        </EntryList>
      </ListScreen>
      <DecisionDialog
        report={work.deciding}
        onDecided={work.decided}
        onTaken={work.taken}
        onClose={work.endDecision}
      />
    </>
  )
}
