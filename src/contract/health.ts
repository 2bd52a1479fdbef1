import { z } from 'zod'

const status = z.enum(['ok', 'failed'])
const check = z.object({ status })

export const liveness = z.object({ status: z.literal('ok') })

export const readiness = z.object({
  /** `degraded`: the process works without photos or mail. `closing`: it is shutting down. */
  status: z.enum(['ok', 'degraded', 'failed', 'closing']),
  checks: z.object({
    database: check,
    migrations: check,
    /** `failed`: the process gets no notifications of changes, so cached pages could be stale. */
    changes: check,
    storage: check,
    /** `missing`: photos without files at the last backup; null: there was no backup. */
    photos: check.extend({ missing: z.int().nullable() }),
    mail: check.extend({ oldest_waiting_seconds: z.int().nullable() }),
  }),
})
export type Readiness = z.infer<typeof readiness>
