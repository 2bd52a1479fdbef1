import type { NumberSettings } from './number-settings.ts'

/** Settings of the process: shutdown and database connections. */
export type Operation = {
  /** Seconds between becoming unready and refusing connections, so that load balancers notice in time. */
  drainSeconds: number
  /** Maximum number of database connections of this process, besides the one that listens for changes. */
  databasePool: number
  /** Seconds for which the start waits for a database that does not answer yet. */
  databaseWaitSeconds: number
}

export const OPERATION_SETTINGS: NumberSettings<Operation> = {
  databasePool: { name: 'DATABASE_POOL', defaultValue: 15, min: 3, max: 500 },
  databaseWaitSeconds: { name: 'DATABASE_WAIT_SECONDS', defaultValue: 30, min: 0, max: 3600 },
  drainSeconds: { name: 'DRAIN_SECONDS', defaultValue: 5, min: 0, max: 60 },
}
