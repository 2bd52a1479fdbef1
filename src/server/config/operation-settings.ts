import type { NumberSettings } from './number-settings.ts'

/** How the program is run beside others. */
export type Operation = {
  /** Seconds between saying that it closes and refusing calls: balancers notice meanwhile. */
  drainSeconds: number
  /** Connections to the database that this process holds at most, beside the one that listens for changes. */
  databasePool: number
  /** Seconds that a start waits for a database that does not answer yet. */
  databaseWaitSeconds: number
}

export const OPERATION_SETTINGS: NumberSettings<Operation> = {
  databasePool: { name: 'DATABASE_POOL', usual: 15, least: 3, most: 500 },
  databaseWaitSeconds: { name: 'DATABASE_WAIT_SECONDS', usual: 30, least: 0, most: 3600 },
  drainSeconds: { name: 'DRAIN_SECONDS', usual: 5, least: 0, most: 60 },
}
