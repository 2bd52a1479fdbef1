import { useLocation } from 'react-router'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/categories/calls.ts'
import { DefinedEmpty, DefinedFilters } from '#web/lists/defined-list.tsx'
import { ListFiltersSkeleton } from '#web/lists/list-filters-skeleton.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { useDelivery } from '#web/messages/use-delivery.ts'
import { pendingOf, readInbox } from '#web/waiting/waiting.ts'
import type { Route } from './+types/queue-route.ts'
import { formatPending } from './labels.ts'
import { lineOf } from './lines.ts'
import { queueAt } from './queues.ts'
import { ReviewScreen, ReviewSkeleton, readOpened } from './review-screen.tsx'
import { useBulkFreshness } from './use-bulk-freshness.tsx'
import { useBulkReview } from './use-bulk-review.tsx'
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
    return { filter, categories, lines, pending, ...tally, count, ...opened }
  },
)

export function HydrateFallback() {
  const queue = useQueue()
  const tabs = queue.filters.map(({ name, value }) => ({
    name,
    count: queue.count && value !== 'todas' ? 10 : undefined,
    isWaiting: value === queue.waiting,
  }))
  return <ReviewSkeleton {...queue} filters={<ListFiltersSkeleton tabs={tabs} />} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return screenFailure(useQueue())({ error })
}

const useQueue = () => queueAt(useLocation().pathname)

/** A list of pending and decided items of one kind. */
export default function QueueRoute({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, pending, counts, lines, opened } = loaderData
  const queue = useQueue()
  const work = useInbox(lines, opened, pending.count)
  const query = `${queue.title} ${filter.value} ${search ?? ''} ${page}`
  const reviewing = useBulkReview(lines, query, work)
  const asking = useBulkFreshness(lines, query, work)
  const messages = lines.flatMap((line) => (line.opened?.kind === 'message' ? [line.opened] : []))
  useDelivery(
    messages.map(({ thing }) => thing),
    { state: filter.query, search, page } as Parameters<typeof useDelivery>[1],
  )
  const tabs = queue.filters.map(({ name, value }, place) => ({
    name,
    value,
    count: counts ? counts[place] : value === queue.waiting ? pending.count : undefined,
    isWaiting: value === queue.waiting,
  }))
  return (
    <ReviewScreen
      {...loaderData}
      title={queue.title}
      label={queue.label}
      lead={loaderData.lead ?? formatPending(queue, pending)}
      work={work}
      hasDialog={queue.hasDialog}
      filters={
        <DefinedFilters definition={queue} list={loaderData} tabs={tabs} current={filter.value} />
      }
      empty={
        <DefinedEmpty definition={queue} search={search} ofState={filter.empty} isBelowFilters />
      }
      choiceOf={(line) => reviewing.choiceOf(line) ?? asking.choiceOf(line)}
    >
      {reviewing.bar}
      {asking.bar}
    </ReviewScreen>
  )
}
