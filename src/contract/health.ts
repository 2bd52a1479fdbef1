import { z } from 'zod'

const status = z.enum(['ok', 'failed'])
const check = z.object({ status })

/** That the process runs and answers. */
export const liveness = z.object({ status: z.literal('ok') })

/** Whether the process should get requests, and what it depends on. */
export const readiness = z.object({
  /** `degraded`: it answers, but without photos or mail. `closing`: it is about to end. */
  status: z.enum(['ok', 'degraded', 'failed', 'closing']),
  checks: z.object({
    database: check,
    /** The database has every table of this program. */
    migrations: check,
    /** Notices of changes arrive, so that no page is stale. */
    changes: check,
    /** Photos can be read and written. */
    storage: check,
    /** Every photo has its files, as the last backup counted; null when none has. */
    photos: check.extend({ missing: z.int().nullable() }),
    /** Mail leaves; how old the oldest waiting one is, null when none waits. */
    mail: check.extend({ oldest_waiting_seconds: z.int().nullable() }),
  }),
})
export type Readiness = z.infer<typeof readiness>
