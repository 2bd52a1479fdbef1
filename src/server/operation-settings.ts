import type { NumberSettings } from './number-settings.ts'

/** How the program is run beside others. */
export type Operation = {
  /** Seconds between saying that it closes and refusing calls: balancers notice meanwhile. */
  drainSeconds: number
}

export const OPERATION_SETTINGS: NumberSettings<Operation> = {
  drainSeconds: { name: 'DRAIN_SECONDS', usual: 5, least: 0, most: 60 },
}
