import { createPendingCount } from '#web/lists/pending-count.ts'
import { listMessages } from './calls.ts'

export const unansweredMessages = createPendingCount(async () => {
  const { count, results } = await listMessages({ state: 'unanswered', size: 1 })
  return { count, oldest: results[0]?.created_at }
})
