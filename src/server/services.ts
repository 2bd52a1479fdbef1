import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ActionKind } from '#contract/figures.ts'
import type { Shown, ShownIds } from '#contract/rendering.ts'
import type { ChangeCache } from './change-cache.ts'
import type { Config } from './config/config.ts'
import type { SettingsStore } from './config/open-settings.ts'
import type { OpenDatabase } from './database/open.ts'
import type { outbox } from './database/schema.ts'
import type { DirectoryChanges } from './directory-changes.ts'
import type { Clock } from './time/clock.ts'

export type Services = {
  config: Config
  clock: Clock
  db: OpenDatabase['db']
  /** Database URL without a pooler, for code that keeps a connection open. */
  directUrl: string
  photos: PhotoStore
  mail: Delivery
  settings: SettingsStore
  changes: DirectoryChanges
  untilChange: ChangeCache
  tiles: Tiles
  geocoder: Geocoder
  visits: VisitCounter
  afterAnswer: AfterAnswer
}

/** File names are paths of `photoPath` without the folder. Methods throw ServiceUnavailable, e.g. for a full disk. */
export type PhotoStore = {
  /** Replaces a file atomically. */
  write(name: string, bytes: Buffer): Promise<void>
  find(name: string): Promise<StoredFile | undefined>
  read(name: string): Promise<Readable>
  /** A missing file is no error. */
  remove(name: string): Promise<void>
  names(): AsyncIterable<string>
  /** Throws if photos cannot be read and written. */
  check(): Promise<void>
}

/** Bytes, and the time of the last write. */
export type StoredFile = { size: number; written: Date }

export type TileName = { z: number; x: number; y: number }

export type Tiles = {
  /** Undefined if the source is off, or unreachable and the tile is not cached. Throws QueueFull. */
  get(client: string, tile: TileName): Promise<Buffer | undefined>
}

/** `precision: 'town'`: only the town or its postal code was found, so the point is the middle of the town. */
export type FoundPlace = {
  latitude: number
  longitude: number
  precision: 'door' | 'street' | 'town'
}

export type Geocoder = {
  /** Undefined if the address is unknown or the geocoder does not answer in time. */
  find(address: string): Promise<FoundPlace | undefined>
}

export type OutgoingMail = Pick<
  typeof outbox.$inferSelect,
  'id' | 'message_id' | 'recipient' | 'subject' | 'text' | 'html' | 'created_at' | 'unsubscribe_url'
>

export type Delivery = {
  /** Looks for mails to send. Called after each write of the API, and regularly. */
  notify(): void
  /** Sends without outbox and retries. Throws the reason if the mail is refused. */
  sendNow(mail: OutgoingMail): Promise<void>
  /** Resolves when no mail is to be sent now. */
  idle(): Promise<void>
  /** Waits some seconds for running deliveries. Other mails are delivered after the next start. */
  close(): Promise<void>
}

export type AfterAnswer = {
  /** Runs work after the response was sent. */
  run(reply: FastifyReply, work: () => Promise<void>): Promise<void>
}

/** Counts visits once a day for each person, shop and kind, without storing who the person was. */
export type VisitCounter = {
  page(request: FastifyRequest, shown: Shown): void
  action(request: FastifyRequest, kind: ActionKind, place: ShownIds): void
  /** Counts an action of the client's IP address. Returns whether the address sends too many. */
  isFlooding(request: FastifyRequest): boolean
  /** Keeps the counts for the next flush if the database fails. */
  flush(): Promise<void>
  close(): Promise<void>
}
