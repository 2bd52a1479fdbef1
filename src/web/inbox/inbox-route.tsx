import { Link } from 'react-router'
import type { Inbox, InboxKind } from '#contract/inbox.ts'
import { formatNumber } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { useModules } from '#web/api/modules.ts'
import { listCategories } from '#web/categories/calls.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { useListQuery } from '#web/lists/list-url.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconHistory } from '#web/ui/icons.ts'
import { readInbox } from '#web/waiting/pending-items.ts'
import type { Route } from './+types/inbox-route.ts'
import styles from './inbox.module.css'
import { FILTERS, formatSummary, totalOf } from './labels.ts'
import { ReviewScreen, ReviewSkeleton, readOpened } from './review-screen.tsx'
import { useInbox } from './use-inbox.ts'

const LIST = { title: 'Bandeja', items: 'la bandeja' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, page }, { request }) => {
  const filter = option('tipo', FILTERS)
  const read = readInbox({ kind: filter.query, page })
  const listed = read.then(({ results }) => results.map((item) => ({ ...item, waits: true })))
  const [inbox, rows, categories, opened] = await Promise.all([
    read,
    listed,
    listCategories(),
    readOpened(request, listed),
  ])
  return { filter, inbox, rows, categories, count: inbox.count, opened }
})

export { reloadUnlessOpened as shouldRevalidate } from './review-screen.tsx'

export function HydrateFallback() {
  return <ReviewSkeleton {...LIST} filters={<InboxFilters />} />
}

export const ErrorBoundary = screenFailure(LIST)

export default function InboxRoute({ loaderData }: Route.ComponentProps) {
  const { filter, inbox, rows, opened } = loaderData
  const work = useInbox(rows, opened, totalOf(inbox), { canPostpone: true })
  return (
    <ReviewScreen
      {...loaderData}
      title={LIST.title}
      label="Lo que espera"
      lead={formatSummary(inbox)}
      work={work}
      action={
        <ButtonLink to="/actividad" variant="text" icon={IconHistory}>
          Ya hecho
        </ButtonLink>
      }
      filters={<InboxFilters inbox={inbox} />}
      empty={
        filter.query ? (
          <EmptyList title={`Nada en «${filter.name}»`} link={{ to: '/bandeja', name: 'Ver todo' }}>
            De esto no espera nada. Mira lo demás.
          </EmptyList>
        ) : (
          <EmptyList
            title="Todo al día"
            sign="Todo al día"
            link={{ to: '/actividad', name: 'Ver lo hecho' }}
          >
            No queda nada por hacer. Lo nuevo aparecerá aquí.
          </EmptyList>
        )
      }
    />
  )
}

function InboxFilters({ inbox }: { inbox?: Inbox }) {
  const current = useListQuery().option('tipo', FILTERS)
  const modules = useModules()
  const isShown = (kind: InboxKind | undefined) => {
    if (kind === undefined || (inbox?.counts[kind] ?? 0) > 0) return true
    if ((kind === 'report' && !modules.reports) || (kind === 'appeal' && !modules.appeals)) {
      return false
    }
    // A kind that has never had an item is hidden.
    return inbox?.used.includes(kind) ?? true
  }
  return (
    <nav aria-label="Tipo" className={styles.filters}>
      <ul className="cluster gap-8">
        {FILTERS.filter(({ query }) => isShown(query)).map(({ name, value, query }) => {
          const count = inbox && (query ? inbox.counts[query] : totalOf(inbox))
          return (
            <li key={name}>
              <Link
                to={value ? `/bandeja?tipo=${value}` : '/bandeja'}
                className={`hover-sunken align-center small strong one-line surface rounded-field outlined ink no-underline flex gap-8 flex-none px-12 current ${styles.filter}`}
                aria-current={value === current.value ? 'page' : undefined}
                data-filter
              >
                {name}{' '}
                <span className="regular tabular">
                  {count === undefined ? '' : formatNumber(count)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
