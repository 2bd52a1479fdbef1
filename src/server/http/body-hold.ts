import type { Readable } from 'node:stream'
import type { UploadedFile } from '../uploaded-file.ts'
import { type ByteBudget, openByteBudget } from './byte-budget.ts'
import type { Upload, Uploads } from './uploads.ts'

const MIB = 1024 * 1024
/** What bodies may hold from their head until their call is answered. */
const IN_MEMORY = { each: 12 * MIB, all: 64 * MIB }
/** Ten forms with the largest photo at once, of one client. */
const ON_DISK = { each: 96 * MIB, all: 512 * MIB }

export type BodyLimits = { memory: ByteBudget; disk: ByteBudget }

export const openBodyLimits = ({ inMemory = IN_MEMORY, onDisk = ON_DISK } = {}): BodyLimits => ({
  memory: openByteBudget(inMemory),
  disk: openByteBudget(onDisk),
})

/** In bytes. */
export type Room = { memory: number; disk: number }

/**
 * What one body holds: room for all that it promises before any of it is read, so that one that is
 * under way ends, and those that there is no room for come back later.
 */
export class BodyHold {
  readonly #client: string
  readonly #limits: BodyLimits
  readonly #uploads: Uploads
  readonly #files: Upload[] = []
  #room: Room = { memory: 0, disk: 0 }
  #isReleased = false

  constructor(client: string, limits: BodyLimits, uploads: Uploads) {
    this.#client = client
    this.#limits = limits
    this.#uploads = uploads
  }

  /** Throws 429 or 503, and holds nothing then. */
  reserve({ memory, disk }: Room): void {
    this.#limits.disk.take(this.#client, disk)
    try {
      this.#limits.memory.take(this.#client, memory)
    } catch (error) {
      this.#limits.disk.giveBack(this.#client, disk)
      throw error
    }
    this.#room = { memory, disk }
  }

  /** Gives back what was promised and did not come. */
  shrinkTo({ memory, disk }: Room): void {
    if (this.#isReleased) return
    this.#limits.memory.giveBack(this.#client, this.#room.memory - memory)
    this.#limits.disk.giveBack(this.#client, this.#room.disk - disk)
    this.#room = { memory, disk }
  }

  receive(filename: string, content: Readable): Promise<UploadedFile> {
    const upload = this.#uploads.receive(filename, content)
    this.#files.push(upload)
    return upload.file
  }

  /** Removes its files, and makes room for other bodies. */
  async release(): Promise<void> {
    if (this.#isReleased) return
    this.#isReleased = true
    this.#limits.memory.giveBack(this.#client, this.#room.memory)
    await Promise.all(this.#files.map((file) => file.remove()))
    this.#limits.disk.giveBack(this.#client, this.#room.disk)
  }
}
