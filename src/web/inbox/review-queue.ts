import type { ApplicationState } from '#contract/applications.ts'
import type { ProposalFilter } from '#contract/proposals.ts'
import { statusOf } from '#web/api/api.ts'
import { listApplications, listProposals } from '#web/applications/calls.ts'
import type { LoadedItem } from './kinds.ts'

/** `query` filters applications, `changes` filters proposed changes. Without `changes` there are only applications. */
export type ReviewFilter = { query?: ApplicationState; changes?: ProposalFilter }
type SearchPage = { search: string | undefined; page: number }
type Review = LoadedItem<'application' | 'change'>
type ReviewPage = { count: number; results: Review[] }

async function readApplications(
  query: Parameters<typeof listApplications>[0],
): Promise<ReviewPage> {
  const { count, results } = await listApplications(query)
  return { count, results: results.map((data) => ({ kind: 'application', id: data.pk, data })) }
}

async function readChanges(query: Parameters<typeof listProposals>[0]): Promise<ReviewPage> {
  const { count, results } = await listProposals(query)
  return { count, results: results.map((data) => ({ kind: 'change', id: data.id, data })) }
}

/** Reads a page of both lists, merged and sorted. Ignores the 404 of a list that is shorter than the other. */
export async function readReviews({ query: state, changes }: ReviewFilter, page: SearchPage) {
  const lists = await Promise.allSettled([
    readApplications({ state, ...page }),
    ...(changes === undefined ? [] : [readChanges({ ...changes, ...page })]),
  ])
  const errors = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []))
  const failure = errors.find((error) => statusOf(error) !== 404)
  if (failure || errors.length === lists.length) throw failure ?? errors[0]
  const pages = lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : []))
  return {
    results: sortReviews(pages.flatMap(({ results }) => results)),
    // A page shows a page of each list, so the pager needs the count of the longer list.
    count: Math.max(...pages.map(({ count }) => count)),
  }
}

export async function countReviews(
  { query: state, changes }: ReviewFilter,
  search: string | undefined,
): Promise<number> {
  const lists = await Promise.all([
    listApplications({ state, search, size: 1 }),
    changes === undefined ? { count: 0 } : listProposals({ ...changes, search, size: 1 }),
  ])
  return lists.reduce((sum, { count }) => sum + count, 0)
}

/** Sorts pending items first, the oldest on top, then decided ones, the newest on top. */
export function sortReviews(reviews: readonly Review[]): Review[] {
  return reviews.toSorted((first, second) => {
    const [a, b] = [orderOf(first), orderOf(second)]
    if (a.isPending !== b.isPending) return a.isPending ? -1 : 1
    return a.isPending ? a.since.localeCompare(b.since) : b.decidedAt.localeCompare(a.decidedAt)
  })
}

function orderOf({ kind, data }: Review) {
  const decidedAt = data.decided_at ?? ''
  return kind === 'application'
    ? { isPending: data.status === 'PE', since: data.submitted_at, decidedAt }
    : { isPending: data.state === 'open', since: data.created_at, decidedAt }
}
