import { useLocation } from 'react-router'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { capitalize } from '#contract/spanish.ts'
import { listCategories } from '#web/categories/calls.ts'
import { DefinedEmpty, DefinedFilters } from '#web/lists/defined-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { pendingOf, readInbox } from '#web/waiting/waiting.ts'
import type { Route } from './+types/queue-route.ts'
import { lineOf } from './kinds.ts'
import { formatPending } from './labels.ts'
import { isPart, type Queue, queueAt } from './queues.ts'
import { ReviewScreen, ReviewSkeleton, readOpened } from './review-screen.tsx'
import { useBulk } from './use-bulk.tsx'
import { useDelivery } from './use-delivery.ts'
import { useInbox } from './use-inbox.ts'

export const clientLoader = listLoader(
  [ADMINISTRATOR],
  async ({ option, search, page }, { request }) => {
    const queue = queueAt(new URL(request.url).pathname)
    const filter = option('estado', queue.filters)
    const found = queue.read(filter, { search, page })
    const known = listCategories()
    const listed = Promise.all([found, known]).then(([{ results }, categories]) =>
      results.map((one) => lineOf(one, categories)),
    )
    // All are awaited here, so that no rejection is unhandled.
    const [{ count }, categories, lines, inbox, tally, opened] = await Promise.all([
      found,
      known,
      listed,
      readInbox(),
      queue.count?.(search),
      readOpened(request, listed),
    ])
    const pending = pendingOf(inbox, ...queue.kinds)
    return { filter, categories, lines, pending, ...tally, count, opened }
  },
)

export { reloadUnlessOpened as shouldRevalidate } from './review-screen.tsx'

export function HydrateFallback() {
  const queue = useQueue()
  // Numbers of two digits keep the place.
  const tabs = tabsOf(queue, ({ value }) => (queue.count && value !== 'todas' ? 10 : undefined))
  const filters = <DefinedFilters definition={queue} count={0} tabs={tabs} />
  return <ReviewSkeleton {...queue} filters={filters} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return screenFailure(useQueue())({ error })
}

const tabsOf = (
  { filters, waiting }: Queue,
  countOf: (filter: Queue['filters'][number], place: number) => number | undefined,
) =>
  filters.map((filter, place) => ({
    ...filter,
    count: countOf(filter, place),
    isWaiting: filter.value === waiting,
  }))

const useQueue = () => queueAt(useLocation().pathname)

/** A list of pending and decided items of one kind. */
export default function QueueRoute({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, pending, counts, lines, opened } = loaderData
  const queue = useQueue()
  const work = useInbox(lines, opened, pending.count)
  const query = `${queue.title} ${filter.value} ${search ?? ''} ${page}`
  const { bar, choiceOf } = useBulk(queue.bulk, lines, query, work)
  useDelivery(
    lines.flatMap((line) => line.opened ?? []),
    () => queue.read(filter, { search, page }),
  )
  const tabs = tabsOf(queue, ({ value }, place) =>
    counts ? counts[place] : value === queue.waiting ? pending.count : undefined,
  )
  return (
    <ReviewScreen
      {...loaderData}
      title={queue.title}
      label={capitalize(queue.counted[1])}
      lead={loaderData.lead ?? formatPending(queue, pending)}
      work={work}
      filters={<DefinedFilters definition={queue} count={loaderData.count} tabs={tabs} />}
      empty={<DefinedEmpty definition={queue} isFiltered={isPart(queue, filter)} isBelowFilters />}
      choiceOf={choiceOf}
    >
      {bar}
    </ReviewScreen>
  )
}
