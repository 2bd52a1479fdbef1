import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/categories/calls.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconHistory } from '#web/ui/icons.ts'
import { readInbox } from '#web/waiting/waiting.ts'
import type { Route } from './+types/inbox-route.ts'
import { alreadyDecided } from './already-decided.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { FILTERS, formatSummary, totalOf } from './labels.ts'
import { ReviewScreen, ReviewSkeleton, readOpened } from './review-screen.tsx'
import { useInbox } from './use-inbox.ts'

const LIST = { title: 'Bandeja', items: 'la bandeja' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, page }, { request }) => {
  const filter = option('tipo', FILTERS)
  const read = readInbox({ kind: filter.query, page })
  const listed = read.then(({ results }) => results.map((item) => ({ ...item, waits: true })))
  const [inbox, lines, categories, opened] = await Promise.all([
    read,
    listed,
    listCategories(),
    readOpened(request, listed, alreadyDecided),
  ])
  return { filter, inbox, lines, categories, count: inbox.count, ...opened }
})

export function HydrateFallback() {
  return <ReviewSkeleton {...LIST} filters={<InboxFilters current="" />} />
}

export const ErrorBoundary = screenFailure(LIST)

/** The inbox: all pending items of the office in one list, with the open one beside it. */
export default function InboxRoute({ loaderData }: Route.ComponentProps) {
  const { filter, inbox, lines, opened } = loaderData
  const work = useInbox(lines, opened, totalOf(inbox), true)
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
      filters={<InboxFilters current={filter.value} inbox={inbox} />}
      empty={<Empty name={filter.value === '' ? undefined : filter.name} />}
    />
  )
}

function Empty({ name }: { name: string | undefined }) {
  if (name !== undefined) {
    return (
      <EmptyList title={`Nada en «${name}»`} link={{ to: '/bandeja', name: 'Ver todo' }}>
        De esto no espera nada. Mira lo demás.
      </EmptyList>
    )
  }
  return (
    <EmptyList
      title="Todo al día"
      sign="Todo al día"
      link={{ to: '/actividad', name: 'Ver lo hecho' }}
    >
      No queda nada por hacer. Lo nuevo aparecerá aquí.
    </EmptyList>
  )
}
