import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { listCategories, listCommerces } from '#web/api.ts'
import { storedRole } from '#web/session.ts'
import { guarded } from '#web/shell/guard.ts'
import { Pager } from '#web/shell/pager.tsx'
import { askedPage, rowsShown } from '#web/shell/paging.ts'
import { ScreenFailure } from '#web/shell/screen-failure.tsx'
import { useStartOfPage } from '#web/shell/use-start-of-page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { sayCount } from '#web/ui/numbers.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { SkeletonCards } from '#web/ui/skeleton-card.tsx'
import type { Route } from './+types/commerce-list.ts'
import { CommerceCard } from './commerce-card.tsx'
import styles from './commerce-list.module.css'
import { noCommerces } from './no-commerces.ts'
import { StatesRail } from './states-rail.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ request }) => {
  const page = askedPage(request)
  const [list, categories] = await Promise.all([listCommerces(page), listCategories()])
  return { page, categories, count: list.count, commerces: list.results }
})

export function HydrateFallback() {
  return (
    <>
      <PageTitle>Comercios</PageTitle>
      <div className={styles.waiting}>
        <SkeletonCards label="Cargando los comercios" />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar tus comercios'
  return <ScreenFailure error={error} heading="Comercios" title={title} />
}

export default function CommerceList({ loaderData }: Route.ComponentProps) {
  const { page, count, commerces, categories } = loaderData
  const start = useStartOfPage(page, `Comercios ${rowsShown(page, count)}`)
  const none = noCommerces(storedRole())
  return (
    <>
      <PageTitle>Comercios</PageTitle>
      {count === 0 ? (
        <EmptyState title={none.title} sign="Por estrenar">
          {none.sentence}
        </EmptyState>
      ) : (
        <>
          <p ref={start} tabIndex={-1} className={styles.count}>
            {countLine(count)}
          </p>
          <div className={styles.columns}>
            <ul className={styles.cards}>
              {commerces.map((commerce, place) => (
                <li key={commerce.id}>
                  <CommerceCard commerce={commerce} categories={categories} eager={place < 4} />
                </li>
              ))}
            </ul>
            <StatesRail className={styles.rail!} />
          </div>
          <Pager page={page} count={count} />
        </>
      )}
    </>
  )
}

function countLine(count: number): string {
  if (storedRole() === ADMINISTRATOR) {
    return `${sayCount(count, 'comercio', 'comercios')} en total. Toca uno para verlo.`
  }
  return count === 1
    ? 'Tu comercio. Tócalo para verlo.'
    : `Tus ${sayCount(count, 'comercio', 'comercios')}. Toca uno para verlo.`
}
