import { execFile } from 'node:child_process'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '#server/process/startup-error.ts'

/** The account that PostgreSQL runs as. */
export type Owner = { name: string; uid: number; gid: number }

const accountName = 'escaparate'
const options = { cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } }
const run = promisify(execFile)

/** Returns the account for the server if this process is root, which PostgreSQL refuses. Undefined: not root. */
export async function findOwner(folder: string): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  if (process.platform === 'darwin') {
    throw new StartupError(
      'En macOS la base de datos incluida no funciona con sudo: arranca sin él.',
    )
  }
  const existing = await stat(folder).catch(() => undefined)
  const { uid, gid } = existing ?? (await stat(dirname(folder)))
  if (uid !== 0) return { name: `uid ${uid}`, uid, gid }
  if (!existing) return (await findAccount(accountName)) ?? (await makeAccount())
  throw new StartupError(
    `La carpeta ${folder} es de root, y PostgreSQL no corre como root: cámbiale el dueño con chown -R.`,
  )
}

/** Whether the account has the execute permission on `path` and all folders above it. No account: true. */
export async function canEnter(owner: Owner | undefined, path: string): Promise<boolean> {
  if (!owner) return true
  for (let folder = await realpath(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const neededBit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001
    if (!(mode & neededBit)) return false
    if (folder === dirname(folder)) return true
  }
}

// Debian has useradd, Alpine only adduser. A concurrent start may have created the account.
async function makeAccount(): Promise<Owner> {
  const home = ['--home-dir', '/nonexistent', '--no-create-home']
  await run('useradd', ['--system', ...home, '--shell', '/usr/sbin/nologin', accountName], options)
    .catch(() => run('adduser', ['-S', '-D', '-H', accountName], options))
    .catch(() => undefined)
  const owner = (await findAccount(accountName)) ?? (await findAccount('nobody'))
  if (owner) return owner
  throw new StartupError(
    `PostgreSQL no corre como root: crea el usuario ${accountName} o arranca con otro usuario.`,
  )
}

async function findAccount(name: string): Promise<Owner | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
  return fields && { name, uid: Number(fields[2]), gid: Number(fields[3]) }
}
