import { createPendingCount } from '#web/lists/pending-count.ts'
import { listApplications } from './calls.ts'

export const pendingApplications = createPendingCount(async () => {
  const { count, results } = await listApplications({ state: 'PE', size: 1 })
  return { count, oldest: results[0]?.submitted_at }
})
