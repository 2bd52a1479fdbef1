import { createPendingCount } from '#web/lists/pending-count.ts'
import { listReports } from './calls.ts'

export const waitingReports = createPendingCount(async () => {
  const oldestFirst = { state: 'waiting', ordering: 'created_at', size: 1 } as const
  const { count, results } = await listReports(oldestFirst)
  return { count, oldest: results[0]?.created_at }
})
