import type { Readable } from 'node:stream'
import { type ByteBudget, openByteBudget } from './byte-budget.ts'
import type { Upload, UploadedFile, Uploads } from './uploads.ts'

const MIB = 1024 * 1024
/** What bodies may hold from their first byte until their call is answered. */
const IN_MEMORY = { each: 8 * MIB, all: 64 * MIB }
/** Ten forms with the largest photo at once, of one client. */
const ON_DISK = { each: 96 * MIB, all: 512 * MIB }

export type BodyLimits = { memory: ByteBudget; disk: ByteBudget }

export const openBodyLimits = ({ inMemory = IN_MEMORY, onDisk = ON_DISK } = {}): BodyLimits => ({
  memory: openByteBudget(inMemory),
  disk: openByteBudget(onDisk),
})

/** What one body holds. */
export class BodyHold {
  readonly #client: string
  readonly #limits: BodyLimits
  readonly #uploads: Uploads
  readonly #files: Upload[] = []
  #inMemory = 0
  #onDisk = 0
  #isReleased = false

  constructor(client: string, limits: BodyLimits, uploads: Uploads) {
    this.#client = client
    this.#limits = limits
    this.#uploads = uploads
  }

  /** Throws 429 or 503, like the next. */
  takeMemory(bytes: number): void {
    if (this.#isReleased) return
    this.#limits.memory.take(this.#client, bytes)
    this.#inMemory += bytes
  }

  moveToDisk(bytes: number): void {
    if (this.#isReleased) return
    this.#limits.disk.take(this.#client, bytes)
    this.#onDisk += bytes
    this.#limits.memory.giveBack(this.#client, bytes)
    this.#inMemory -= bytes
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
    this.#limits.memory.giveBack(this.#client, this.#inMemory)
    await Promise.all(this.#files.map((file) => file.remove()))
    this.#limits.disk.giveBack(this.#client, this.#onDisk)
  }
}
