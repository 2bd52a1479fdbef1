import { redirect } from 'react-router'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { listApplications, listCategories, statusOf } from '#web/api.ts'
import { guarded } from '#web/shell/guard.ts'
import { Pager } from '#web/shell/pager.tsx'
import { askedPage, rowsShown } from '#web/shell/paging.ts'
import { ScreenFailure } from '#web/shell/screen-failure.tsx'
import { useStartOfPage } from '#web/shell/use-start-of-page.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Route } from './+types/application-list.ts'
import { ApplicationEntry } from './application-entry.tsx'
import { ApplicationSearch, ApplicationTabs } from './application-filters.tsx'
import styles from './application-list.module.css'
import { EntriesSkeleton } from './entries-skeleton.tsx'
import { NoApplications } from './no-applications.tsx'
import { useKnownPending } from './pending.ts'
import { useReview } from './use-review.ts'
import { FILTERS, sayPending } from './wording.ts'

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const { pathname, searchParams } = new URL(request.url)
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
    // The last one of the last page was decided: the list ends a page earlier now.
    if (page === 1 || statusOf(error) !== 404) throw error
    if (page === 2) searchParams.delete('pagina')
    else searchParams.set('pagina', String(page - 1))
    throw redirect(`${pathname}?${searchParams}`)
  }
})

export function HydrateFallback() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <EntriesSkeleton />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar las solicitudes'
  return <ScreenFailure error={error} heading={TITLE} title={title} />
}

export default function ApplicationList({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, count, applications, categories } = loaderData
  const pending = useKnownPending()
  const start = useStartOfPage(page, `Solicitudes ${rowsShown(page, count)}`)
  const review = useReview(applications, start)
  return (
    <div className={styles.screen}>
      <PageTitle>{TITLE}</PageTitle>
      <p ref={start} tabIndex={-1} className={styles.lead}>
        {pending && sayPending(pending)}
      </p>
      <div className={styles.filters}>
        <ApplicationTabs filter={filter} search={search} pending={pending?.count} />
        <ApplicationSearch search={search} count={count} />
      </div>
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
