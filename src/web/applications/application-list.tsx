import type { Application, ApplicationState } from '#contract/applications.ts'
import type { Proposal } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/categories/calls.ts'
import { formatCount } from '#web/format/numbers.ts'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/application-list.ts'
import { ApplicationEntry } from './application-entry.tsx'
import styles from './application-list.module.css'
import { listApplications, listProposals } from './calls.ts'
import { FILTERS, formatPendingSummary, isDecidable } from './labels.ts'
import { NoApplications } from './no-applications.tsx'
import { pendingApplications } from './pending.ts'
import { ProposalEntry } from './proposal-entry.tsx'
import { headingId, proposalId, type Reviewed, useReview } from './use-review.ts'

const LIST = { title: 'Solicitudes de alta', items: 'las solicitudes' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const filter = option('estado', FILTERS)
  const isWaiting = filter.query === 'PE'
  const [list, categories, counts, changes] = await Promise.all([
    listApplications({ state: filter.query, search, page }),
    listCategories(),
    Promise.all(FILTERS.map((one) => countOf(one.query, search))),
    isWaiting ? listProposals({ search }) : undefined,
  ])
  return { filter, categories, counts, changes: changes?.results ?? [], ...list }
})

type Entry = Reviewed &
  (
    | { application: Application; proposal?: undefined }
    | { application?: undefined; proposal: Proposal }
  )

/** One queue of both, the longest waiting first; without changes in the order of the list. */
function queueOf(applications: readonly Application[], changes: readonly Proposal[]): Entry[] {
  const ofApplications = applications.map((application) => ({
    key: headingId(application.pk),
    since: application.submitted_at,
    waits: application.status === 'PE',
    isDecidable: isDecidable(application),
    application,
  }))
  if (changes.length === 0) return ofApplications
  const ofChanges = changes.map((proposal) => ({
    key: proposalId(proposal.id),
    since: proposal.created_at,
    waits: true,
    isDecidable: true,
    proposal,
  }))
  return [...ofApplications, ...ofChanges].toSorted((one, other) =>
    one.since.localeCompare(other.since),
  )
}

/** How many of a state there are; 'Todas' says no more than the others together. */
async function countOf(
  state: ApplicationState | undefined,
  search: string | undefined,
): Promise<number> {
  if (state === undefined) return 0
  const { count } = await listApplications({ state, search, size: 1 })
  return state === 'PE' ? count + (await listProposals({ search, size: 1 })).count : count
}

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
  const { filter, search, page, counts, categories, changes, results: applications } = loaderData
  const entries = queueOf(applications, page === 1 ? changes : [])
  const count = loaderData.count + changes.length
  const pending = pendingApplications.useKnown()
  const start = useFocusOnNewPage('Solicitudes', loaderData)
  const review = useReview(entries, start, `${filter.value} ${search ?? ''} ${page}`)
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
        found={count === 0 ? 'Ninguna solicitud' : formatCount(count, 'solicitud', 'solicitudes')}
      />
    </ListFilters>
  )
  return (
    <ListScreen
      title={LIST.title}
      lead={pending && formatPendingSummary(pending)}
      start={start}
      list={{ ...loaderData, count: Math.max(loaderData.count, entries.length) }}
      filters={filters}
      empty={<NoApplications filter={filter} search={search} />}
    >
      <ul className={styles.entries}>
        {entries.map(({ key, application, proposal }) => (
          <li key={key}>
            {application ? (
              <ApplicationEntry
                application={application}
                categories={categories}
                isOpen={review.isOpen(key)}
                onToggle={() => review.toggle(key)}
                onDecided={(pk, decided) => review.decided(key, decided, pk)}
              />
            ) : (
              <ProposalEntry
                proposal={proposal}
                categories={categories}
                isOpen={review.isOpen(key)}
                onToggle={() => review.toggle(key)}
                onDecided={(decided) => review.decided(key, decided)}
                onStale={(message) => review.stale(key, message)}
              />
            )}
          </li>
        ))}
      </ul>
    </ListScreen>
  )
}
