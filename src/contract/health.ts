import { z } from 'zod'

const status = z.enum(['ok', 'failed'])
const check = z.object({ status })

/** The process runs and responds. */
export const liveness = z.object({ status: z.literal('ok') })

/** Whether the process should get requests, and the state of its dependencies. */
export const readiness = z.object({
  /** `degraded`: it works without photos or mail. `closing`: it is shutting down. */
  status: z.enum(['ok', 'degraded', 'failed', 'closing']),
  checks: z.object({
    database: check,
    /** All migrations of this version have run. */
    migrations: check,
    /** Notifications of changes arrive; without them cached pages could be stale. */
    changes: check,
    /** Photos can be read and written. */
    storage: check,
    /** `missing`: photos without files at the last backup; null: there was no backup. */
    photos: check.extend({ missing: z.int().nullable() }),
    /** `oldest_waiting_seconds`: age of the oldest mail that was not sent; null: none waits. */
    mail: check.extend({ oldest_waiting_seconds: z.int().nullable() }),
  }),
})
export type Readiness = z.infer<typeof readiness>
