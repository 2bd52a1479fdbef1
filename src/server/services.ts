import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/open.ts'
import type { DirectoryChanges } from './directory-changes.ts'
import type { Delivery } from './mail/delivery.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import type { Totals } from './totals.ts'

/** Everything the server depends on, opened once at start and passed as an argument. */
export type Services = {
  config: Config
  clock: Clock
  db: OpenDatabase['db']
  photos: PhotoStore
  mail: Delivery
  totals: Totals
  changes: DirectoryChanges
}
