import { ADMINISTRATOR } from '#contract/roles.ts'
import { listApplications, listCategories } from '#web/api.ts'
import { guarded } from '#web/shell/guard.ts'
import { ListFilters, ListSearch, ListTabs } from '#web/shell/list-filters.tsx'
import { ListFiltersSkeleton } from '#web/shell/list-filters-skeleton.tsx'
import { Pager } from '#web/shell/pager.tsx'
import { askedPage, pageBefore, rowsShown } from '#web/shell/paging.ts'
import { ScreenFailure } from '#web/shell/screen-failure.tsx'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { useStartOfPage } from '#web/shell/use-start-of-page.ts'
import { sayCount } from '#web/ui/numbers.ts'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import type { Route } from './+types/application-list.ts'
import { ApplicationEntry } from './application-entry.tsx'
import styles from './application-list.module.css'
import { NoApplications } from './no-applications.tsx'
import { pendingApplications } from './pending.ts'
import { useReview } from './use-review.ts'
import { FILTERS, sayPending } from './wording.ts'

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const { searchParams } = new URL(request.url)
  const filter = FILTERS.find(({ value }) => value === searchParams.get('estado')) ?? FILTERS[0]!
  const search = searchParams.get('buscar')?.trim() || undefined
  const page = askedPage(request)
  try {
    const [list, categories] = await Promise.all([
      listApplications({ state: filter.state, search, page }),
      listCategories(),
    ])
    return { filter, search, page, categories, count: list.count, applications: list.results }
  } catch (error) {
    throw pageBefore(request, error)
  }
})

export function HydrateFallback() {
  return (
    <>
      <ScreenHead title={TITLE} />
      <ListFiltersSkeleton tabs={FILTERS} />
      <RowsSkeleton label="Cargando las solicitudes" apart mark lines={2} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar las solicitudes'
  return <ScreenFailure error={error} heading={TITLE} title={title} />
}

export default function ApplicationList({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, count, applications, categories } = loaderData
  const pending = pendingApplications.useKnown()
  const start = useStartOfPage(page, `Solicitudes ${rowsShown(page, count)}`)
  const review = useReview(applications, start)
  return (
    <div className={styles.screen}>
      <ScreenHead title={TITLE} lead={pending && sayPending(pending)} leadRef={start} />
      <ListFilters>
        <ListTabs
          tabs={FILTERS.map((one) => ({
            name: one.name,
            value: one.value,
            isCurrent: one === filter,
            count: one.state === 'PE' ? pending?.count : undefined,
          }))}
        />
        <ListSearch
          search={search}
          label="Buscar por comercio, dirección o persona"
          placeholder="Comercio, dirección o persona"
          found={count === 0 ? 'Ninguna solicitud' : sayCount(count, 'solicitud', 'solicitudes')}
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
