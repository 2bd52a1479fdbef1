import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ServiceUnavailable } from '../errors.ts'
import { StartupError } from '../startup-error.ts'
import { UploadedFile } from '../uploaded-file.ts'

/** A file that is being written. */
export type Upload = {
  /** The file, once all of it is on disk. Rejects with ServiceUnavailable where the disk fails. */
  file: Promise<UploadedFile>
  /** Ends the writing, and removes what there is. */
  remove(): Promise<void>
}

export type Uploads = {
  folder: string
  receive(filename: string, content: Readable): Upload
  /** Removes the folder, with what is left in it. */
  close(): Promise<void>
}

/** Those of this process: it may have more than one server. */
const ours = new Set<string>()

/**
 * Where files lie while their call runs: a new folder under `parent`, which may have those of other
 * processes beside it. What dead ones left behind is removed first.
 */
export async function openUploads(parent: string): Promise<Uploads> {
  const folder = await makeFolder(parent)
  ours.add(folder)
  return {
    folder,
    receive: (filename, content) => receive(folder, filename, content),
    async close() {
      await rm(folder, { recursive: true, force: true })
      ours.delete(folder)
    },
  }
}

async function makeFolder(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true })
    for (const name of await readdir(parent)) {
      const folder = join(parent, name)
      const isLeft = !ours.has(folder) && !isAnothers(Number.parseInt(name, 10))
      if (isLeft) await rm(folder, { recursive: true, force: true })
    }
    return await mkdtemp(join(parent, `${process.pid}-`))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `No se puede escribir en la carpeta de datos (VAR_DIR): ${parent}: ${code}.`,
    )
  }
}

/** Whether a process of that number runs, and is not this one. */
function isAnothers(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function receive(folder: string, filename: string, content: Readable): Upload {
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  const ended = new AbortController()
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, signal: ended.signal })
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
  // Whoever has given it up does not wait for it.
  file.catch(() => {})
  return {
    file,
    async remove() {
      ended.abort()
      await written.catch(() => {})
      await rm(path, { force: true })
    },
  }
}
