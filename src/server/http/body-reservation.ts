import type { Readable } from 'node:stream'
import { clientBudgetExceeded, totalBudgetExceeded } from '../errors.ts'
import type { UploadedFile } from '../photos/receive-photo.ts'
import type { Upload, Uploads } from './uploads.ts'

const MIB = 1024 * 1024
/** Limits in bytes for each client and for all. Bodies reserve them from their head until their response. */
const IN_MEMORY = { each: 12 * MIB, all: 64 * MIB }
/** Enough for ten forms with the largest photo from one client. */
const ON_DISK = { each: 96 * MIB, all: 512 * MIB }

export type BodyLimits = { memory: ByteBudget; disk: ByteBudget }

export const openBodyLimits = ({ inMemory = IN_MEMORY, onDisk = ON_DISK } = {}): BodyLimits => ({
  memory: openByteBudget(inMemory),
  disk: openByteBudget(onDisk),
})

type BodyBytes = { memory: number; disk: number }

/** Memory and disk that a body reserves by its declared length, so that bodies that have begun can end. */
export class BodyReservation {
  readonly #client: string
  readonly #limits: BodyLimits
  readonly #uploads: Uploads
  readonly #files: Upload[] = []
  #room: BodyBytes = { memory: 0, disk: 0 }
  #isReleased = false

  constructor(client: string, limits: BodyLimits, uploads: Uploads) {
    this.#client = client
    this.#limits = limits
    this.#uploads = uploads
  }

  /** Reserves space, or throws 429 or 503 and reserves nothing. */
  reserve({ memory, disk }: BodyBytes): void {
    this.#limits.disk.reserve(this.#client, disk)
    try {
      this.#limits.memory.reserve(this.#client, memory)
    } catch (error) {
      this.#limits.disk.release(this.#client, disk)
      throw error
    }
    this.#room = { memory, disk }
  }

  shrinkTo({ memory, disk }: BodyBytes): void {
    if (this.#isReleased) return
    this.#limits.memory.release(this.#client, this.#room.memory - memory)
    this.#limits.disk.release(this.#client, this.#room.disk - disk)
    this.#room = { memory, disk }
  }

  receive(filename: string, content: Readable): Promise<UploadedFile> {
    const upload = this.#uploads.receive(filename, content)
    this.#files.push(upload)
    return upload.file
  }

  async release(): Promise<void> {
    if (this.#isReleased) return
    this.#isReleased = true
    this.#limits.memory.release(this.#client, this.#room.memory)
    await Promise.all(this.#files.map((file) => file.remove()))
    this.#limits.disk.release(this.#client, this.#room.disk)
  }
}

type ByteBudget = {
  reserve(client: string, bytes: number): void
  release(client: string, bytes: number): void
}

function openByteBudget({ each, all }: { each: number; all: number }): ByteBudget {
  const held = new Map<string, number>()
  let total = 0
  return {
    reserve(client, bytes) {
      const own = (held.get(client) ?? 0) + bytes
      if (own > each) throw clientBudgetExceeded()
      if (total + bytes > all) throw totalBudgetExceeded()
      held.set(client, own)
      total += bytes
    },
    release(client, bytes) {
      const own = (held.get(client) ?? 0) - bytes
      if (own > 0) held.set(client, own)
      else held.delete(client)
      total -= bytes
    },
  }
}
