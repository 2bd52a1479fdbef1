import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { ServiceUnavailable } from '../errors.ts'
import { giveToOwnerOf } from '../process/owner-of-folder.ts'
import { within } from '../process/timers.ts'
import type { PhotoStore, StoredFile } from '../services.ts'

export function diskPhotoStore(folder: string): PhotoStore {
  return {
    ...photoStoreOn(new Disk(new WholeFiles(folder))),
    check: () => throwingUnavailable(checkFolder(folder)),
  }
}

/** `timeout` limits each call, in milliseconds. */
export function photoStoreOn(disk: Disk, timeout?: number): PhotoStore {
  const orUnavailable: TimeLimit = (work) =>
    throwingUnavailable(timeout === undefined ? work : within(timeout, work, late))
  return {
    write: (name, bytes) => orUnavailable(disk.put(name, bytes)),
    find: (name) => orUnavailable(find(disk, name)),
    async read(name) {
      const stream = await orUnavailable(disk.getStream(name))
      return timeout === undefined ? stream : Readable.from(chunksOf(stream, orUnavailable))
    },
    remove: (name) => orUnavailable(disk.delete(name)),
    async *names() {
      let paginationToken: string | undefined
      do {
        const page = await orUnavailable(disk.listAll('/', { recursive: true, paginationToken }))
        for (const object of page.objects) if (object.isFile) yield object.key
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
    },
    async check() {
      await orUnavailable(disk.listAll('/'))
    },
  }
}

async function checkFolder(folder: string): Promise<void> {
  await makeFolder(folder)
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await giveToOwnerOf(dirname(folder), folder)
}

type TimeLimit = <T>(work: Promise<T>) => Promise<T>

/** Applies the timeout to each chunk, but not to the reader's processing of it. */
async function* chunksOf(stream: Readable, limit: TimeLimit): AsyncGenerator<Buffer> {
  const chunks = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await limit(chunks.next())
      if (done) return
      yield value
    }
  } finally {
    stream.destroy()
  }
}

async function throwingUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StoreTimeout) throw error
    throw new ServiceUnavailable('the store of photos fails', { cause: error })
  }
}

/** The store did not respond in time. Do not call it again for the same request, which would wait as long again. */
export class StoreTimeout extends ServiceUnavailable {}

const late = () => new StoreTimeout('the store of photos does not answer')

async function find(disk: Disk, name: string): Promise<StoredFile | undefined> {
  try {
    const { contentLength, lastModified } = await disk.getMetaData(name)
    return { size: contentLength, written: lastModified }
  } catch (error) {
    const { code, $metadata } = ((error as Error).cause ?? {}) as StoreError
    if (code === 'ENOENT' || $metadata?.httpStatusCode === 404) return undefined
    throw error
  }
}

type StoreError = { code?: string; $metadata?: { httpStatusCode: number } }

/** Writes temporary files and renames them, so that neither a crash nor a full disk leaves a partial file. */
class WholeFiles extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override async put(name: string, bytes: string | Uint8Array): Promise<void> {
    const unfinished = join(this.#folder, `unfinished-${randomUUID()}`)
    await makeFolder(this.#folder)
    try {
      await writeFile(unfinished, bytes, { flush: true })
      await giveToOwnerOf(this.#folder, unfinished)
      await rename(unfinished, join(this.#folder, name))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
}
