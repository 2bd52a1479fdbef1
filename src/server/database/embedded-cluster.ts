import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '#server/process/startup-error.ts'
import { canEnter, findOwner, type Owner } from './embedded-owner.ts'
import {
  type Binaries,
  copyBinaries,
  findBinaries,
  initialize,
  program,
} from './embedded-programs.ts'

/** `home` (absolute) contains `data`, `log`, `password` and the socket. No `owner`: this process's user. */
export type Cluster = {
  home: string
  password: string
  owner: Owner | undefined
  binaries: Binaries
}

const systemFolder = '/var/lib/escaparate'
const unfinishedPrefix = '.database-unfinished-'
/** Milliseconds. A younger folder may belong to a concurrent start. */
const hour = 3_600_000

/** Opens or creates `dir/database`: a folder, or a link into `systemFolder` if PostgreSQL cannot enter `dir`. */
export async function openCluster(dir: string, say: (line: string) => void): Promise<Cluster> {
  await mkdir(dir, { recursive: true })
  const link = join(await realpath(dir), 'database')
  const owner = await findOwner(link)
  const binaries = await reachableBinaries(owner, say)
  await deleteUnfinished(dirname(link))
  if (!(await isThere(link))) await create(link, owner, binaries, say)
  const home = await realpath(link)
  await checkVersion(home, binaries)
  const password = await readFile(join(home, 'password'), 'utf8')
  return { home, password, owner, binaries }
}

async function reachableBinaries(owner: Owner | undefined, say: (line: string) => void) {
  const binaries = await findBinaries()
  if (await canEnter(owner, program(binaries, 'postgres'))) return binaries
  await makeSystemFolder()
  const copied = await copyBinaries(binaries, systemFolder)
  say(`PostgreSQL corre desde ${copied.folder}: a su usuario no le está permitido entrar aquí.`)
  return copied
}

async function isThere(link: string) {
  const [entry, folder] = await Promise.all(
    [lstat(link), stat(link)].map((entry) => entry.catch(undefinedIfAbsent)),
  )
  if (entry && !folder) {
    throw new StartupError(
      `${link} apunta a una base de datos que ya no está: recupérala o elimina ese enlace.`,
    )
  }
  return Boolean(folder)
}

async function deleteUnfinished(dir: string) {
  for (const name of await readdir(dir)) {
    if (!name.startsWith(unfinishedPrefix)) continue
    const path = join(dir, name)
    const found = await stat(path).catch(undefinedIfAbsent)
    if (found && Date.now() - found.mtimeMs > hour) await rm(path, { recursive: true, force: true })
  }
}

async function create(
  link: string,
  owner: Owner | undefined,
  binaries: Binaries,
  say: (line: string) => void,
) {
  say('Creando la base de datos…')
  const inPlace = await canEnter(owner, dirname(link))
  if (!inPlace) await makeSystemFolder()
  const folder = await mkdtemp(
    inPlace ? join(dirname(link), unfinishedPrefix) : join(systemFolder, 'database-'),
  )
  try {
    await initialize(folder, owner, binaries)
    await (inPlace ? rename(folder, link) : symlink(folder, link))
    await syncFolder(dirname(link))
    if (!inPlace) say(`La base de datos está en ${folder}: su usuario no puede entrar en ${link}.`)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    const { code = '' } = error as NodeJS.ErrnoException
    // A concurrent start was faster.
    if (!['EEXIST', 'ENOTEMPTY'].includes(code)) throw error
  }
}

async function checkVersion(home: string, binaries: Binaries) {
  const stored = (await readFile(join(home, 'data/PG_VERSION'), 'utf8')).trim()
  const supported = binaries.version.split('.')[0]
  if (stored === supported) return
  const cure =
    Number(stored) < Number(supported)
      ? 'pásala como dice docs/operating.md, «PostgreSQL of another major version»'
      : 'ábrela con el Escaparate que la creó'
  throw new StartupError(
    `La base de datos de ${home} es de PostgreSQL ${stored} y este Escaparate usa el ${supported}: ` +
      `${cure}, o elige otra carpeta con VAR_DIR.`,
  )
}

async function makeSystemFolder() {
  await mkdir(systemFolder, { recursive: true })
  await chmod(systemFolder, 0o755)
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function undefinedIfAbsent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}
