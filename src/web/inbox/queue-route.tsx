import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { capitalize } from '#contract/spanish.ts'
import { listCategories } from '#web/categories/calls.ts'
import { DefinedEmpty, DefinedFilters } from '#web/lists/defined-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { pendingOf, readInbox } from '#web/waiting/pending-items.ts'
import type { Route } from './+types/queue-route.ts'
import { type LoadedItem, rowOf } from './kinds.ts'
import { formatPending } from './labels.ts'
import { isSubset, type Queue, queueAt } from './queues.ts'
import { ReviewScreen, ReviewSkeleton, readOpened } from './review-screen.tsx'
import { useBulk } from './use-bulk.tsx'
import { isWriting, useInbox } from './use-inbox.ts'

export const clientLoader = listLoader(
  [ADMINISTRATOR],
  async ({ option, search, page }, { request }) => {
    const queue = queueAt(new URL(request.url).pathname)
    const filter = option('estado', queue.filters)
    const list = queue.read(filter, { search, page })
    const allCategories = listCategories()
    const listedRows = Promise.all([list, allCategories]).then(([{ results }, categories]) =>
      results.map((item) => rowOf(item, categories)),
    )
    // All promises are awaited together: if one is rejected before it is awaited, the rejection is unhandled.
    const [{ count }, categories, rows, inbox, tabCounts, opened] = await Promise.all([
      list,
      allCategories,
      listedRows,
      readInbox(),
      queue.count?.(search),
      readOpened(request, listedRows),
    ])
    const pending = pendingOf(inbox, ...queue.kinds)
    return { filter, categories, rows, pending, ...tabCounts, count, opened }
  },
)

export { reloadUnlessOpened as shouldRevalidate } from './review-screen.tsx'

export function HydrateFallback() {
  const queue = useQueue()
  // Reserves the width of two digits.
  const tabs = tabsOf(queue, ({ value }) => (queue.count && value !== 'todas' ? 10 : undefined))
  const filters = <DefinedFilters definition={queue} count={0} tabs={tabs} />
  return <ReviewSkeleton {...queue} filters={filters} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return screenFailure(useQueue())({ error })
}

const tabsOf = (
  { filters, pendingTab }: Queue,
  countOf: (filter: Queue['filters'][number], index: number) => number | undefined,
) =>
  filters.map((filter, index) => ({
    ...filter,
    count: countOf(filter, index),
    isWaiting: filter.value === pendingTab,
  }))

const useQueue = () => queueAt(useLocation().pathname)

export default function QueueRoute({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, pending, counts, rows, opened } = loaderData
  const queue = useQueue()
  const work = useInbox(rows, opened, pending.count)
  const queryKey = `${queue.title} ${filter.value} ${search ?? ''} ${page}`
  const { bar, choiceOf } = useBulk(queue.bulk, rows, queryKey, work)
  useMailStates(
    rows.flatMap(({ item }) => item ?? []),
    () => queue.read(filter, { search, page }),
  )
  const tabs = tabsOf(queue, ({ value }, index) =>
    counts ? counts[index] : value === queue.pendingTab ? pending.count : undefined,
  )
  const isFiltered = isSubset(queue, filter)
  return (
    <ReviewScreen
      {...loaderData}
      title={queue.title}
      label={capitalize(queue.counted[1])}
      lead={loaderData.lead ?? formatPending(queue.words, pending)}
      work={work}
      filters={<DefinedFilters definition={queue} count={loaderData.count} tabs={tabs} />}
      empty={<DefinedEmpty definition={queue} isFiltered={isFiltered} isBelowFilters />}
      choiceOf={choiceOf}
    >
      {bar}
    </ReviewScreen>
  )
}

/** Reads the list again, less and less often, while a mail waits. Reloads the screen when a mail changes state. */
function useMailStates(
  items: readonly LoadedItem[],
  read: () => Promise<{ results: LoadedItem[] }>,
): void {
  const { revalidate } = useRevalidator()
  const states = mailStatesOf(items)
  const latestRead = useRef(read)
  latestRead.current = read
  useEffect(() => {
    if (!states.includes('waiting')) return
    let timer: ReturnType<typeof setTimeout>
    let isCancelled = false
    function checkAfter(milliseconds: number) {
      timer = setTimeout(async () => {
        if (document.hidden || isWriting()) return checkAfter(milliseconds)
        const list = await latestRead.current().catch(() => undefined)
        if (isCancelled) return
        if (list && mailStatesOf(list.results) !== states) void revalidate()
        checkAfter(Math.min(1.5 * milliseconds, 60_000))
      }, milliseconds)
    }
    checkAfter(5000)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [states, revalidate])
}

const mailStatesOf = (items: readonly LoadedItem[]) =>
  items.map(({ kind, data, id }) => kind === 'message' && `${id} ${data.mail_state}`).join()
