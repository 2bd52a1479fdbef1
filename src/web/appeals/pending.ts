import { createPendingCount } from '#web/lists/pending-count.ts'
import { listAppeals } from './calls.ts'

export const waitingAppeals = createPendingCount(async () => {
  const oldestFirst = { state: 'waiting', ordering: 'appealed_at', size: 1 } as const
  const { count, results } = await listAppeals(oldestFirst)
  return { count, oldest: results[0]?.appealed_at }
})
