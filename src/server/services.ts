import type { Readable } from 'node:stream'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/open.ts'
import type { DirectoryChanges } from './directory-changes.ts'
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

/**
 * Where the files of photos are kept. Names are those of `photoPath`, without the folder. Whatever
 * the place below cannot do now (full, out of reach) is thrown as ServiceUnavailable.
 */
export type PhotoStore = {
  /** A file is there whole or not at all; one of that name is replaced. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such file. */
  find(name: string): Promise<StoredFile | undefined>
  read(name: string): Promise<Readable>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  names(): AsyncIterable<string>
}

export type StoredFile = { size: number; written: Date }

/** The delivery of the outbox. */
export type Delivery = {
  /** Says that there may be mail: after each write of the API, and now and then. */
  notify(): void
  /** Settles when nothing is due any more. */
  idle(): Promise<void>
  /** Lets mails under way leave for some seconds; the others wait for the next start. */
  close(): Promise<void>
}
