import { ADMINISTRATOR } from '#contract/roles.ts'
import { listApplications, listCategories } from '#web/api/api.ts'
import { guarded } from '#web/api/guard.ts'
import { formatCount } from '#web/format/numbers.ts'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { ListFiltersSkeleton } from '#web/lists/list-filters-skeleton.tsx'
import { Pager } from '#web/lists/pager.tsx'
import { formatRowRange, pageFromUrl, redirectToPreviousPage } from '#web/lists/paging.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import type { Route } from './+types/application-list.ts'
import { ApplicationEntry } from './application-entry.tsx'
import styles from './application-list.module.css'
import { FILTERS, type Filter, filterFromUrl, formatPendingSummary } from './labels.ts'
import { NoApplications } from './no-applications.tsx'
import { pendingApplications } from './pending.ts'
import { useReview } from './use-review.ts'

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const { searchParams } = new URL(request.url)
  const filter = filterFromUrl(searchParams.get('estado'))
  const search = searchParams.get('buscar')?.trim() || undefined
  const page = pageFromUrl(request)
  try {
    const [list, categories, counts] = await Promise.all([
      listApplications({ state: filter.state, search, page }),
      listCategories(),
      Promise.all(FILTERS.map((one) => countOf(one, search))),
    ])
    return {
      filter,
      search,
      page,
      categories,
      counts,
      count: list.count,
      applications: list.results,
    }
  } catch (error) {
    throw redirectToPreviousPage(request, error)
  }
})

/** How many of a state there are; 'Todas' says no more than the others together. */
async function countOf({ state }: Filter, search: string | undefined): Promise<number> {
  if (state === undefined) return 0
  return (await listApplications({ state, search, size: 1 })).count
}

/** With numbers of two digits where they have one. */
const COMING_TABS = FILTERS.map(({ name, state }) => ({
  name,
  count: state && 10,
  isWaiting: state === 'PE',
}))

export function HydrateFallback() {
  return (
    <>
      <ScreenHead title={TITLE} />
      <ListFiltersSkeleton tabs={COMING_TABS} />
      <RowsSkeleton label="Cargando las solicitudes" apart mark lines={2} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar las solicitudes'
  return <ScreenFailure error={error} heading={TITLE} title={title} />
}

export default function ApplicationList({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, count, counts, applications, categories } = loaderData
  const pending = pendingApplications.useKnown()
  const start = useFocusOnNewPage(page, `Solicitudes ${formatRowRange(page, count)}`)
  const review = useReview(applications, start, `${filter.value} ${search ?? ''} ${page}`)
  const tabs = FILTERS.map((one, place) => ({
    name: one.name,
    value: one.value,
    isCurrent: one === filter,
    count: counts[place],
    isWaiting: one.state === 'PE',
  }))
  return (
    <div className={styles.screen}>
      <ScreenHead title={TITLE} lead={pending && formatPendingSummary(pending)} leadRef={start} />
      <ListFilters>
        <ListTabs tabs={tabs} counted={['solicitud', 'solicitudes']} />
        <ListSearch
          search={search}
          label="Buscar por comercio, dirección o persona"
          placeholder="Comercio, calle o persona"
          found={count === 0 ? 'Ninguna solicitud' : formatCount(count, 'solicitud', 'solicitudes')}
        />
      </ListFilters>
      {count === 0 ? (
        <NoApplications filter={filter} search={search} />
      ) : (
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
      )}
      <Pager page={page} count={count} />
    </div>
  )
}

const TITLE = 'Solicitudes de alta'
