import { randomUUID } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { giveToOwnerOf } from '../process/owner-of-folder.ts'
import { StartupError } from '../process/startup-error.ts'
import type { BackupStore } from './backup-store.ts'

/** Names of files that were not written completely. */
const UNFINISHED = /^\..+\.tar(\.age)?\.[0-9a-f-]{36}$/
const DAY_MS = 24 * 3_600_000

/** Stores backups in a folder. Only the owner of the files may read them. */
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
        // Opened here: a stream would create the file later, perhaps after `rm` has removed it, and leave it behind.
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
        throw explainError(error, folder)
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

/** Creates an empty file, so that no other process can take the name. (Not every disk has hard links.) */
async function claim(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close()
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken(path) : error
  }
}

const taken = (path: string) => new StartupError(`${path} ya existe: elige otro nombre.`)

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(folder, name), { force: true })
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function explainError(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return new StartupError(`No queda sitio para la copia en ${folder}.`)
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? '') && syscall) {
    return new StartupError(`No se puede escribir la copia en ${folder}: ${code}.`)
  }
  return error
}
