import type { Readable } from 'node:stream'
import { clientBudgetExceeded, totalBudgetExceeded } from '../errors.ts'
import type { UploadedFile } from '../photos/receive-photo.ts'
import type { Upload, Uploads } from './uploads.ts'

const MIB = 1024 * 1024
/** Bytes of memory that the bodies of one client, and of all clients, may reserve until their responses are sent. */
const IN_MEMORY = { perClient: 12 * MIB, all: 64 * MIB }
/** Bytes of disk: one client can send ten forms with the largest photo. */
const ON_DISK = { perClient: 96 * MIB, all: 512 * MIB }

export type BodyLimits = { memory: ByteBudget; disk: ByteBudget }

export const openBodyLimits = ({ inMemory = IN_MEMORY, onDisk = ON_DISK } = {}): BodyLimits => ({
  memory: openByteBudget(inMemory),
  disk: openByteBudget(onDisk),
})

type BodyBytes = { memory: number; disk: number }

export type BodyReservation = ReturnType<typeof openReservation>

/** Reserves memory and disk for the declared length of a body, so that an accepted body can be received entirely. */
export function openReservation(client: string, { memory, disk }: BodyLimits, uploads: Uploads) {
  const files: Upload[] = []
  let reserved: BodyBytes = { memory: 0, disk: 0 }
  let isReleased = false
  return {
    /** Reserves space, or throws 429 or 503 and reserves nothing. */
    reserve(bytes: BodyBytes): void {
      disk.reserve(client, bytes.disk)
      try {
        memory.reserve(client, bytes.memory)
      } catch (error) {
        disk.release(client, bytes.disk)
        throw error
      }
      reserved = bytes
    },
    /** Releases what the body did not need. */
    shrinkTo(bytes: BodyBytes): void {
      if (isReleased) return
      memory.release(client, reserved.memory - bytes.memory)
      disk.release(client, reserved.disk - bytes.disk)
      reserved = bytes
    },
    receive(filename: string, content: Readable): Promise<UploadedFile> {
      const upload = uploads.receive(filename, content)
      files.push(upload)
      return upload.file
    },
    async release(): Promise<void> {
      if (isReleased) return
      isReleased = true
      memory.release(client, reserved.memory)
      await Promise.all(files.map((file) => file.remove()))
      disk.release(client, reserved.disk)
    },
  }
}

type ByteBudget = ReturnType<typeof openByteBudget>

function openByteBudget({ perClient, all }: { perClient: number; all: number }) {
  const reserved = new Map<string, number>()
  let total = 0
  return {
    reserve(client: string, bytes: number): void {
      const sum = (reserved.get(client) ?? 0) + bytes
      if (sum > perClient) throw clientBudgetExceeded()
      if (total + bytes > all) throw totalBudgetExceeded()
      reserved.set(client, sum)
      total += bytes
    },
    release(client: string, bytes: number): void {
      const sum = (reserved.get(client) ?? 0) - bytes
      if (sum > 0) reserved.set(client, sum)
      else reserved.delete(client)
      total -= bytes
    },
  }
}
