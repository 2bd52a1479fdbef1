import type { ReactNode, RefObject } from 'react'
import type { InboxKind } from '#contract/inbox.ts'
import { formatCount, formatNumber } from '#contract/numbers.ts'
import type { Page } from '#contract/paging.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { formatDay } from '#web/format/dates.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import { EntryList } from '#web/lists/entry-list.tsx'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { type ListOption, listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { useListUrl } from '#web/lists/list-url.ts'
import { type PendingCount, usePending } from './waiting.ts'

/** All that tells one list of what the office decides from another. */
export type ReviewList<State extends string> = {
  title: string
  /** In a sentence: 'los mensajes'. */
  items: string
  /** Of the list, for readers, and of its pages. */
  label: string
  /** What is counted: one, many, and none of it. */
  counted: readonly [one: string, many: string, none: string]
  kind: InboxKind
  /** What those that wait are: 'sin responder'; and with none: 'por responder'. */
  waits: string
  due: string
  /** 'La más antigua': of those that wait. */
  oldest: string
  filters: readonly ListOption<State>[]
  /** The state whose tab says how many wait. */
  waiting: State
  search: { label: string; placeholder: string; nothing: string }
  empty: { title: string; text: string }
  /** The tab of what is decided, while it is empty. */
  emptyDone: { title: string; sign: string; link: string; text: string }
}

type Query<State> = { state?: State | undefined; search?: string | undefined; page?: number }

/** What the route of such a list exports, but for its screen. */
export function reviewRoute<State extends string, Item>(
  list: ReviewList<State>,
  read: (query: Query<State>) => Promise<Page<Item>>,
) {
  return {
    clientLoader: listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
      const filter = option('estado', list.filters)
      return { filter, ...(await read({ state: filter.query, search, page })) }
    }),
    HydrateFallback: listSkeleton(list, { lines: 3 }, { tabs: list.filters }),
    ErrorBoundary: listFailure(list),
  }
}

type ReviewListScreenProps<State extends string, Item> = {
  list: ReviewList<State>
  data: {
    filter: ListOption<State>
    search: string | undefined
    page: number
    count: number
    results: readonly Item[]
  }
  /** Of `useFocusOnNewPage`. */
  start: RefObject<HTMLParagraphElement | null>
  /** An entry of it. */
  children: (item: Item) => ReactNode
}

/** What people wrote to the office, by state: those that wait first. */
export function ReviewListScreen<State extends string, Item extends { id: number }>({
  list,
  data,
  start,
  children,
}: ReviewListScreenProps<State, Item>) {
  const { filter, search, count, results } = data
  const [one, many, none] = list.counted
  const pending = usePending(list.kind)
  const tabs = list.filters.map(({ name, value, query }) => ({
    name,
    value,
    count: query === list.waiting ? pending?.count : undefined,
    isWaiting: true,
  }))
  return (
    <ListScreen
      title={list.title}
      lead={pending && formatPending(list, pending)}
      start={start}
      list={data}
      filters={
        <ListFilters>
          <ListTabs tabs={tabs} current={filter.value} counted={[one, many]} />
          <ListSearch
            search={search}
            label={list.search.label}
            placeholder={list.search.placeholder}
            found={count === 0 ? none : formatCount(count, one, many)}
          />
        </ListFilters>
      }
      empty={<Empty list={list} filter={filter} search={search} />}
    >
      <EntryList label={list.label} items={results}>
        {children}
      </EntryList>
    </ListScreen>
  )
}

type EmptyProps<State extends string> = {
  list: ReviewList<State>
  filter: ListOption<State>
  search: string | undefined
}

function Empty<State extends string>({ list, filter, search }: EmptyProps<State>) {
  const urlWith = useListUrl()
  if (search !== undefined) {
    return (
      <EmptyList
        title={`Nada con «${search}»`}
        link={{ to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }}
      >
        {list.search.nothing} Prueba con menos letras.
      </EmptyList>
    )
  }
  if (filter.query !== undefined && filter.query !== list.waiting) {
    const { title, sign, link, text } = list.emptyDone
    return (
      <EmptyList title={title} sign={sign} link={{ to: urlWith({ estado: '' }), name: link }}>
        {text}
      </EmptyList>
    )
  }
  return (
    <EmptyList title={list.empty.title} sign="Todo al día" isBelowFilters>
      {list.empty.text}
    </EmptyList>
  )
}

type Words = Pick<ReviewList<string>, 'waits' | 'due' | 'oldest'>

/** '4 sin responder. La más antigua, de hace 3 días.' */
export function formatPending(words: Words, { count, oldest }: PendingCount, now?: Date): string {
  if (oldest === undefined) return `Nada ${words.due}: está todo al día.`
  const since = `de ${formatDay(oldest, now)}.`.replace('de el ', 'del ')
  if (count === 1) return `1 ${words.waits}, ${since}`
  return `${formatNumber(count)} ${words.waits}. ${words.oldest}, ${since}`
}
