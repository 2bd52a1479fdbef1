import type { ApplicationState } from '#contract/applications.ts'
import type { Page } from '#contract/paging.ts'
import type { ProposalFilter } from '#contract/proposals.ts'
import { statusOf } from '#web/api/api.ts'
import { listApplications, listProposals } from '#web/applications/calls.ts'
import type { Opened } from './kinds.ts'

/** Filters of a tab for applications and, if any, for changes. */
export type ReviewFilter = { query?: ApplicationState; changes?: ProposalFilter }
type Asked = { search: string | undefined; page: number }
type Found = Pick<Page<Opened>, 'count' | 'results'>

const NOTHING: Found = { count: 0, results: [] }

const readApplications = async (query: Parameters<typeof listApplications>[0]): Promise<Found> => {
  const { count, results } = await listApplications(query)
  return { count, results: results.map((thing) => ({ kind: 'application', id: thing.pk, thing })) }
}

const readChanges = async (query: Parameters<typeof listProposals>[0]): Promise<Found> => {
  const { count, results } = await listProposals(query)
  return { count, results: results.map((thing) => ({ kind: 'change', id: thing.id, thing })) }
}

/** Reads a page of each, merged in order. A list with fewer pages is ignored on the last ones. */
export async function readReviews({ query: state, changes }: ReviewFilter, asked: Asked) {
  const lists = await Promise.allSettled([
    readApplications({ state, ...asked }),
    ...(changes === undefined ? [] : [readChanges({ ...changes, ...asked })]),
  ])
  const failed = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []))
  const failure = failed.find((error) => statusOf(error) !== 404)
  if (failure || failed.length === lists.length) throw failure ?? failed[0]
  const found = lists.map((list) => (list.status === 'fulfilled' ? list.value : NOTHING))
  return {
    results: inOrder(found.flatMap(({ results }) => results)),
    /** Count of the longer list, which determines the number of pages. */
    count: Math.max(...found.map(({ count }) => count)),
  }
}

export async function countReviews(
  { query: state, changes }: ReviewFilter,
  search: string | undefined,
): Promise<number> {
  const lists = await Promise.all([
    listApplications({ state, search, size: 1 }),
    changes === undefined ? NOTHING : listProposals({ ...changes, search, size: 1 }),
  ])
  return lists.reduce((sum, { count }) => sum + count, 0)
}

/** Sorts pending items first, the oldest on top, then decided ones, the newest on top. */
export function inOrder(things: readonly Opened[]): Opened[] {
  return things.toSorted((one, other) => {
    const [its, theirs] = [orderOf(one), orderOf(other)]
    if (its.waits !== theirs.waits) return its.waits ? -1 : 1
    if (its.waits) return its.since.localeCompare(theirs.since)
    return theirs.until.localeCompare(its.until)
  })
}

function orderOf({ kind, thing }: Opened): { waits: boolean; since: string; until: string } {
  if (kind === 'application') {
    const { status, submitted_at: since, decided_at } = thing
    return { waits: status === 'PE', since, until: decided_at ?? '' }
  }
  if (kind !== 'change') return { waits: false, since: '', until: '' }
  return { waits: thing.state === 'open', since: thing.created_at, until: thing.decided_at ?? '' }
}
