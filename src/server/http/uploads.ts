import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { processExists } from '../database/embedded-programs.ts'
import { ServiceUnavailable } from '../errors.ts'
import { UploadedFile } from '../photos/receive-photo.ts'
import { StartupError } from '../process/startup-error.ts'

export type Upload = {
  /** Resolves when the file is on disk. Rejects with ServiceUnavailable if the disk fails. */
  file: Promise<UploadedFile>
  remove(): Promise<void>
}

export type Uploads = {
  folder: string
  receive(filename: string, content: Readable): Upload
  close(): Promise<void>
}

/** Folders of this process, which may run several servers (in tests). */
const ownFolders = new Set<string>()

/** Creates this server's folder for uploaded files, and deletes the folders of processes that no longer exist. */
export async function openUploads(parent: string): Promise<Uploads> {
  const folder = await replaceOldFolders(parent)
  ownFolders.add(folder)
  return {
    folder,
    receive: (filename, content) => receive(folder, filename, content),
    async close() {
      await rm(folder, { recursive: true, force: true })
      ownFolders.delete(folder)
    },
  }
}

async function replaceOldFolders(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true })
    for (const name of await readdir(parent)) {
      const folder = join(parent, name)
      const pid = Number.parseInt(name, 10)
      const isInUse = pid > 0 && pid !== process.pid && processExists(pid)
      if (!ownFolders.has(folder) && !isInUse) await rm(folder, { recursive: true, force: true })
    }
    return await mkdtemp(join(parent, `${process.pid}-`))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `No se puede escribir en la carpeta de datos (VAR_DIR): ${parent}: ${code}.`,
    )
  }
}

function receive(folder: string, filename: string, content: Readable): Upload {
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  const writing = new AbortController()
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, signal: writing.signal })
  let size = 0
  content.on('data', (chunk: Buffer) => {
    size += chunk.length
    hash.update(chunk)
  })
  const written = finished(content.pipe(target))
  const file = written.then(
    () => new UploadedFile({ filename, path, size, sha256: hash.digest('hex') }),
    (cause) => {
      throw new ServiceUnavailable('an upload cannot be written', { cause })
    },
  )
  // Prevents an unhandled rejection, because not every caller awaits `file`.
  file.catch(() => {})
  return {
    file,
    async remove() {
      writing.abort()
      await written.catch(() => {})
      await rm(path, { force: true })
    },
  }
}
