import { createReadStream } from 'node:fs'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where the files of photos are kept. Names are those of `photoPath`, without the folder. */
export type PhotoStore = {
  has(name: string): Promise<boolean>
  write(name: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Readable | undefined>
}

/** Photos on this machine's disk, under `folder`. A file is there whole or not at all. */
export function diskPhotos(folder: string): PhotoStore {
  const has = (name: string) =>
    access(join(folder, name)).then(
      () => true,
      () => false,
    )
  return {
    has,
    async write(name, bytes) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${process.pid}-${name}`)
      await writeFile(unfinished, bytes, { flush: true })
      await rename(unfinished, join(folder, name))
    },
    async read(name) {
      return (await has(name)) ? createReadStream(join(folder, name)) : undefined
    },
  }
}
