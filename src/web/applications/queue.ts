import type { Application } from '#contract/applications.ts'
import type { Page } from '#contract/paging.ts'
import type { Proposal } from '#contract/proposals.ts'
import { statusOf } from '#web/api/api.ts'
import { listApplications, listProposals } from './calls.ts'
import { isDecidable, type ReviewFilter } from './labels.ts'

/** An application or a change; `id` is that of its heading. */
export type Entry = { id: string; name: string; waits: boolean; isDecidable: boolean } & (
  | { application: Application; proposal?: undefined }
  | { application?: undefined; proposal: Proposal }
)

export const headingId = (pk: number) => `solicitud-${pk}`
export const proposalId = (id: number) => `cambio-${id}`

const NOTHING = { count: 0, results: [] }

type Asked = { search: string | undefined; page: number }

/** A page of each, in one order. One that has fewer pages than the other adds nothing to the last ones. */
export async function readQueue({ query: state, changes }: ReviewFilter, asked: Asked) {
  const [applications, proposals] = await Promise.allSettled([
    listApplications({ state, ...asked }),
    changes === undefined ? NOTHING : listProposals({ ...changes, ...asked }),
  ])
  const isEmpty = changes === undefined || isPastEnd(proposals)
  if (applications.status === 'rejected' && (!isPastEnd(applications) || isEmpty)) {
    throw applications.reason
  }
  if (proposals.status === 'rejected' && !isPastEnd(proposals)) throw proposals.reason
  const [its, theirs] = [pageOf(applications), pageOf<Proposal>(proposals)]
  return {
    entries: queueOf(its.results, theirs.results),
    /** Of the longer of the two: what there is to turn over. */
    count: Math.max(its.count, theirs.count),
  }
}

/** How many a tab has. */
export async function countQueue(
  { query: state, changes }: ReviewFilter,
  search: string | undefined,
): Promise<number> {
  const lists = await Promise.all([
    listApplications({ state, search, size: 1 }),
    changes === undefined ? NOTHING : listProposals({ ...changes, search, size: 1 }),
  ])
  return lists.reduce((sum, { count }) => sum + count, 0)
}

/** What waits first, the longest waiting on top; then what was decided, the last one first. */
export function queueOf(
  applications: readonly Application[],
  proposals: readonly Proposal[],
): Entry[] {
  const ofApplications = applications.map((application): Entry & Order => ({
    id: headingId(application.pk),
    name: application.commerce.name,
    since: application.submitted_at,
    until: application.decided_at,
    waits: application.status === 'PE',
    isDecidable: isDecidable(application),
    application,
  }))
  const ofProposals = proposals.map((proposal): Entry & Order => ({
    id: proposalId(proposal.id),
    name: proposal.commerce.name,
    since: proposal.created_at,
    until: proposal.decided_at,
    waits: proposal.state === 'open',
    isDecidable: true,
    proposal,
  }))
  return [...ofApplications, ...ofProposals].toSorted((one, other) => {
    if (one.waits !== other.waits) return one.waits ? -1 : 1
    if (one.waits) return one.since.localeCompare(other.since)
    return (other.until ?? '').localeCompare(one.until ?? '')
  })
}

type Order = { since: string; until: string | null }

const isPastEnd = (list: PromiseSettledResult<unknown>) =>
  list.status === 'rejected' && statusOf(list.reason) === 404

const pageOf = <Item>(
  list: PromiseSettledResult<Pick<Page<Item>, 'count' | 'results'>>,
): Pick<Page<Item>, 'count' | 'results'> => (list.status === 'fulfilled' ? list.value : NOTHING)
