import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { EntryList } from '#web/lists/entry-list.tsx'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/appeal-list.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { AppealEntry } from './appeal-entry.tsx'
import { listAppeals } from './calls.ts'
import { FILTERS, formatWaitingSummary } from './labels.ts'
import { NoAppeals } from './no-appeals.tsx'
import { waitingAppeals } from './pending.ts'
import { useAppeals } from './use-appeals.ts'

const LIST = { title: 'Reclamaciones', items: 'las reclamaciones' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const filter = option('estado', FILTERS)
  return { filter, ...(await listAppeals({ state: filter.query, search, page })) }
})

export const HydrateFallback = listSkeleton(LIST, { lines: 3 }, { tabs: FILTERS })
export const ErrorBoundary = listFailure(LIST)

export default function AppealList({ loaderData }: Route.ComponentProps) {
  const { filter, search, count, results: appeals } = loaderData
  const waiting = waitingAppeals.useKnown()
  const start = useFocusOnNewPage('Reclamaciones', loaderData)
  const work = useAppeals(appeals, start)
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
        counted={['reclamación', 'reclamaciones']}
      />
      <ListSearch
        search={search}
        label="Buscar por comercio, texto o persona"
        placeholder="Comercio, texto o persona"
        found={
          count === 0 ? 'Ninguna reclamación' : formatCount(count, 'reclamación', 'reclamaciones')
        }
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
        empty={<NoAppeals filter={filter} search={search} />}
      >
        <EntryList label="Reclamaciones" items={appeals}>
          {(appeal) => (
            <AppealEntry
              appeal={appeal}
              isOpen={work.isOpen(appeal.id)}
              onToggle={() => work.toggle(appeal.id)}
              onAnswer={() => work.startAnswer(appeal)}
            />
          )}
        </EntryList>
      </ListScreen>
      <AnswerDialog
        appeal={work.answering}
        onAnswered={work.answered}
        onTaken={work.taken}
        onClose={work.endAnswer}
      />
    </>
  )
}
