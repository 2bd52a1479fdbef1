import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../process/startup-error.ts'
import type { BackupStore } from './backup-store.ts'

const UNFINISHED = /^\..+\.tar(\.age)?\.[0-9a-f-]{36}$/
const DAY = 24 * 3_600_000

/** Backups in a folder, readable by their owner alone. */
export function diskBackupStore(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, name)
  return {
    addressOf: pathOf,
    async write(name, source) {
      const path = pathOf(name)
      if (existsSync(path)) throw new StartupError(`${path} ya existe: elige otro nombre.`)
      const unfinished = pathOf(`.${name}.${randomUUID()}`)
      try {
        await mkdir(folder, { recursive: true })
        await removeAbandoned(folder)
        // Opened first: a stream would open it later, maybe after it was removed.
        const file = await open(unfinished, 'wx', 0o600)
        await pipeline(source, file.createWriteStream({ flush: true }))
        await rename(unfinished, path)
        await sync(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw explained(error, folder)
      }
    },
    async read(name) {
      const path = pathOf(name)
      if (!existsSync(path)) throw new StartupError(`No hay ninguna copia en ${path}.`)
      return createReadStream(path, { highWaterMark: 256 * 1024 })
    },
    names: () => readdir(folder).catch(() => []),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** What a backup that was killed has left. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > DAY) await rm(join(folder, name), { force: true })
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function explained(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  // Only of this file: the source has errors of its own.
  if (code === 'ENOSPC') return new StartupError(`No queda sitio para la copia en ${folder}.`)
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? '') && syscall) {
    return new StartupError(`No se puede escribir la copia en ${folder}: ${code}.`)
  }
  return error
}
