import { randomUUID } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { giveToOwnerOf } from '../process/owner-of-folder.ts'
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
      if (existsSync(path)) throw taken(path)
      const unfinished = pathOf(`.${name}.${randomUUID()}`)
      try {
        const made = await mkdir(folder, { recursive: true })
        if (made !== undefined) await giveToOwnerOf(dirname(made), made)
        await removeAbandoned(folder)
        // Opened first: a stream would open it later, maybe after it was removed.
        const file = await open(unfinished, 'wx', 0o600)
        await pipeline(source, file.createWriteStream({ flush: true }))
        await giveToOwnerOf(folder, unfinished)
        await claim(path)
        await rename(unfinished, path).catch(async (error) => {
          await rm(path, { force: true })
          throw error
        })
        await sync(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw explained(error, folder)
      }
    },
    async read(name) {
      const path = pathOf(name)
      if (!existsSync(path)) throw new StartupError(`No hay ninguna copia en ${path}.`)
      await access(path, constants.R_OK).catch(({ code }) => {
        throw new StartupError(`No se puede leer la copia ${path}: ${code}.`)
      })
      return createReadStream(path, { highWaterMark: 256 * 1024 })
    },
    names: () => readdir(folder).catch(() => []),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** Takes a free name at once, also on disks that know no hard links, so that nothing is overwritten. */
async function claim(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close()
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken(path) : error
  }
}

const taken = (path: string) => new StartupError(`${path} ya existe: elige otro nombre.`)

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
