import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ActionKind } from '#contract/figures.ts'
import type { Shown, ShownPlace } from '#contract/rendering.ts'
import type { ChangeCache } from './change-cache.ts'
import type { Config } from './config/config.ts'
import type { SettingsStore } from './config/open-settings.ts'
import type { OpenDatabase } from './database/open.ts'
import type { outbox } from './database/schema.ts'
import type { DirectoryChanges } from './directory-changes.ts'
import type { Clock } from './time/clock.ts'

/** Everything the server depends on, opened once at start and passed as an argument. */
export type Services = {
  config: Config
  clock: Clock
  db: OpenDatabase['db']
  /** Of the same database, not through a pooler: for connections of one's own. */
  directUrl: string
  photos: PhotoStore
  mail: Delivery
  settings: SettingsStore
  changes: DirectoryChanges
  /** Caches reads until something in the directory changes. */
  untilChange: ChangeCache
  tiles: Tiles
  geocoder: Geocoder
  visits: VisitCounter
  afterAnswer: AfterAnswer
}

/**
 * Where the files of photos are stored. Names are those of `photoPath`, without the folder. Throws
 * ServiceUnavailable for failures that pass, such as a full disk.
 */
export type PhotoStore = {
  /** Writes are atomic, and replace a file of that name. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such file. */
  find(name: string): Promise<StoredFile | undefined>
  read(name: string): Promise<Readable>
  /** Deleting a missing file is no error. */
  remove(name: string): Promise<void>
  names(): AsyncIterable<string>
  /** Throws when photos cannot be read and written. */
  check(): Promise<void>
}

export type StoredFile = { size: number; written: Date }

export type TileName = { z: number; x: number; y: number }

/** Pictures of the map. */
export type Tiles = {
  /** Undefined when there is none: the source is off, or away and nothing is kept. Rejects with QueueFull. */
  get(client: string, tile: TileName): Promise<Buffer | undefined>
}

/** `town`: only the town or its postal code was found, so the middle of it. */
export type FoundPlace = {
  latitude: number
  longitude: number
  precision: 'door' | 'street' | 'town'
}

export type Geocoder = {
  /** Undefined when it is not known, or nobody answers in time. */
  find(address: string): Promise<FoundPlace | undefined>
}

export type OutgoingMail = Pick<
  typeof outbox.$inferSelect,
  'id' | 'message_id' | 'recipient' | 'subject' | 'text' | 'html' | 'created_at' | 'unsubscribe_url'
>

export type Delivery = {
  /** There may be mail: called after each write of the API, and regularly. */
  notify(): void
  /** Sends one mail at once, past the outbox, and never again; throws why it was not taken. */
  sendNow(mail: OutgoingMail): Promise<void>
  /** Resolves when nothing is due. */
  idle(): Promise<void>
  /** Gives mails under way some seconds; the others wait for the next start. */
  close(): Promise<void>
}

export type AfterAnswer = {
  run(reply: FastifyReply, work: () => Promise<void>): Promise<void>
}

/** Counts who looks at what, once a day for each person, shop and kind, without saying anywhere who it was. */
export type VisitCounter = {
  /** Somebody is sent a page. It is counted afterwards. */
  page(request: FastifyRequest, shown: Shown): void
  /** Somebody has done something with a shop or one of its offers. */
  action(request: FastifyRequest, kind: ActionKind, place: ShownPlace): void
  /** Whether an address sends more actions than anybody does. Counts one more. */
  isFlooding(request: FastifyRequest): boolean
  /** Writes what has been counted; what cannot be written is kept for the next time. */
  flush(): Promise<void>
  /** Writes the last ones. */
  close(): Promise<void>
}
