import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/categories/calls.ts'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { useChosenAnnounced } from '#web/lists/selection-bar.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { formatChosen, useSelection } from '#web/lists/use-selection.ts'
import { formatPending } from '#web/waiting/review-list.tsx'
import { usePending } from '#web/waiting/waiting.ts'
import type { Route } from './+types/application-list.ts'
import { ApplicationEntry } from './application-entry.tsx'
import { BulkReviewBar } from './bulk-review-bar.tsx'
import { FILTERS, PENDING } from './labels.ts'
import { NoApplications } from './no-applications.tsx'
import { ProposalEntry } from './proposal-entry.tsx'
import { countQueue, readQueue } from './queue.ts'
import { useBulkReview } from './use-bulk-review.ts'
import { useReview } from './use-review.ts'

const LIST = { title: 'Solicitudes de alta', items: 'las solicitudes' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const filter = option('estado', FILTERS)
  const [queue, categories, counts] = await Promise.all([
    readQueue(filter, { search, page }),
    listCategories(),
    // 'Todas' says no more than the others together.
    Promise.all(FILTERS.map((one) => (one.value === 'todas' ? 0 : countQueue(one, search)))),
  ])
  return { filter, categories, counts, ...queue }
})

/** With numbers of two digits where they have one. */
const COMING_TABS = FILTERS.map(({ name, query }) => ({
  name,
  count: query && 10,
  isWaiting: query === 'PE',
}))

export const HydrateFallback = listSkeleton(
  LIST,
  { areCards: true, hasThumbnail: true, lines: 2 },
  { tabs: COMING_TABS },
)
export const ErrorBoundary = listFailure(LIST)

export default function ApplicationList({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, counts, categories, entries } = loaderData
  const pending = usePending('application', 'change')
  const start = useFocusOnNewPage('Solicitudes', loaderData)
  const query = `${filter.value} ${search ?? ''} ${page}`
  const review = useReview(entries, start, query)
  const decidable = entries.filter((entry) => entry.waits && entry.isDecidable)
  const selection = useSelection(decidable, query)
  const bulk = useBulkReview(review, selection.set)
  const { chosen } = selection
  useChosenAnnounced(chosen.length, formatChosen(chosen.length), HINT)
  const found = filter.value === 'todas' ? entries.length : counts[FILTERS.indexOf(filter)]!
  const tabs = FILTERS.map(({ name, value, query }, place) => ({
    name,
    value,
    count: counts[place],
    isWaiting: query === 'PE',
  }))
  const filters = (
    <ListFilters>
      <ListTabs tabs={tabs} current={filter.value} counted={['solicitud', 'solicitudes']} />
      <ListSearch
        search={search}
        label="Buscar por comercio, dirección o persona"
        placeholder="Comercio, calle o persona"
        found={found === 0 ? 'Ninguna' : formatCount(found, 'encontrada', 'encontradas')}
      />
    </ListFilters>
  )
  return (
    <ListScreen
      title={LIST.title}
      lead={pending && formatPending(PENDING, pending)}
      start={start}
      list={loaderData}
      filters={filters}
      selectionBar={
        chosen.length > 0 && (
          <BulkReviewBar
            chosen={chosen}
            busy={bulk.busy}
            onRun={bulk.run}
            onAll={selection.isAll ? undefined : selection.toggleAll}
            onNone={() => {
              selection.set([])
              start.current?.focus({ preventScroll: true })
            }}
          />
        )
      }
      empty={<NoApplications filter={filter} search={search} />}
    >
      <ul className="stack gap-12">
        {entries.map((entry) => {
          const { id, application, proposal } = entry
          const common = {
            categories,
            isOpen: review.isOpen(id),
            onToggle: () => review.toggle(id),
            choice: decidable.includes(entry)
              ? { isChosen: selection.isChosen(id), toggle: () => selection.toggle(id) }
              : undefined,
          }
          return (
            <li key={id}>
              {application ? (
                <ApplicationEntry
                  {...common}
                  application={application}
                  onDecided={(pk, decided) => review.decided(id, decided, pk)}
                />
              ) : (
                <ProposalEntry
                  {...common}
                  proposal={proposal}
                  onDecided={(decided) => review.decided(id, decided)}
                  onStale={(message) => review.stale(id, message)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {bulk.dialog}
    </ListScreen>
  )
}

const HINT = 'Tras la lista puedes aceptar o rechazar.'
