import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '#server/process/startup-error.ts'
import { type Binaries, program } from './embedded-binaries.ts'
import { failureReason } from './embedded-failure.ts'
import type { Owner } from './embedded-owner.ts'

/** Environment of PostgreSQL's programs. It does not depend on the user's, such as LANG. */
export const environment = { LC_ALL: 'C', TZ: 'UTC' }

/** Creates a cluster with Spanish collation and a random password in the empty folder `home`. */
export async function initialize(home: string, owner: Owner | undefined, binaries: Binaries) {
  const password = join(home, 'password')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  if (owner) for (const path of [home, password]) await chown(path, owner.uid, owner.gid)
  const words = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const options = [
    `--pgdata=${join(home, 'data')}`,
    `--pwfile=${password}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=es-ES',
    '--locale=C',
    `--lc-ctype=${words}`,
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

const run = promisify(execFile)
