import type { ApplicationState } from '#contract/applications.ts'
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
import { listApplications } from './calls.ts'
import { FILTERS, formatPendingSummary } from './labels.ts'
import { NoApplications } from './no-applications.tsx'
import { pendingApplications } from './pending.ts'
import { useReview } from './use-review.ts'

const LIST = { title: 'Solicitudes de alta', items: 'las solicitudes' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const filter = option('estado', FILTERS)
  const [list, categories, counts] = await Promise.all([
    listApplications({ state: filter.query, search, page }),
    listCategories(),
    Promise.all(FILTERS.map((one) => countOf(one.query, search))),
  ])
  return { filter, categories, counts, ...list }
})

/** How many of a state there are; 'Todas' says no more than the others together. */
async function countOf(
  state: ApplicationState | undefined,
  search: string | undefined,
): Promise<number> {
  if (state === undefined) return 0
  return (await listApplications({ state, search, size: 1 })).count
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
  const { filter, search, page, count, counts, categories, results: applications } = loaderData
  const pending = pendingApplications.useKnown()
  const start = useFocusOnNewPage('Solicitudes', loaderData)
  const review = useReview(applications, start, `${filter.value} ${search ?? ''} ${page}`)
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
      list={loaderData}
      filters={filters}
      empty={<NoApplications filter={filter} search={search} />}
    >
      <ul className={styles.entries}>
        {applications.map((application) => (
          <li key={application.pk}>
            <ApplicationEntry
              application={application}
              categories={categories}
              isOpen={review.isOpen(application.pk)}
              onToggle={() => review.toggle(application.pk)}
              onDecided={review.decided}
            />
          </li>
        ))}
      </ul>
    </ListScreen>
  )
}
