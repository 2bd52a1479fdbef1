import { createPendingCount } from '#web/lists/pending-count.ts'
import { listApplications, listProposals } from './calls.ts'

/** Applications and changes, which wait in one queue. */
export const pendingApplications = createPendingCount(async () => {
  const [applications, changes] = await Promise.all([
    listApplications({ state: 'PE', size: 1 }),
    listProposals({ state: 'open', size: 1 }),
  ])
  const [oldest] = [applications.results[0]?.submitted_at, changes.results[0]?.created_at]
    .filter((instant) => instant !== undefined)
    .toSorted()
  return { count: applications.count + changes.count, oldest }
})
