import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '#server/process/startup-error.ts'
import type { Cluster } from './embedded-cluster.ts'
import {
  environment,
  failureReason,
  isServer,
  processExists,
  program,
  readPid,
  runningPid,
} from './embedded-programs.ts'

type Attempt = { client: pg.Client } | { starting: boolean; why: string }

const START_TIMEOUT_MS = 30_000
const RECOVERING = 'La base de datos se recupera de un cierre brusco…'
const STARTING = 'La base de datos está arrancando…'
const port = 5432

/** Returns the folder of the server's socket, whose path may have at most 103 bytes on macOS. */
export function socketFolder({ home, password }: Cluster): string {
  const inHome = join(home, 'run')
  if (Buffer.byteLength(`${inHome}/.s.PGSQL.${port}`) <= 103) return inHome
  // Named after the password, so that no other user can create the folder first.
  return `/tmp/escaparate-${createHash('sha256').update(password).digest('hex').slice(0, 16)}`
}

export async function connectOrStart(
  cluster: Cluster,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<pg.Client> {
  let server: Server | undefined
  let wasKilled = false
  let messageAt: number | undefined = Date.now() + 1_000
  let deadline = Date.now() + START_TIMEOUT_MS
  try {
    for (;;) {
      signal.throwIfAborted()
      const attempt = await connect(cluster)
      if ('client' in attempt) return attempt.client
      if (attempt.starting) deadline = Date.now() + START_TIMEOUT_MS
      else if (!server?.isAlive() && !(await runningPid(data(cluster)))) {
        if (server) {
          await throwFailure(cluster, server)
          await wait(200)
        }
        // A pid file without its process shows that the server was killed: a normal stop removes the file.
        wasKilled = (await readPid(data(cluster))) !== undefined
        server = await start(cluster)
      }
      if (messageAt && Date.now() > messageAt) {
        say(wasKilled ? RECOVERING : STARTING)
        messageAt = undefined
      }
      if (Date.now() > deadline) {
        throw new StartupError(`La base de datos de ${cluster.home} no responde: ${attempt.why}`)
      }
      await wait(50)
    }
  } catch (error) {
    server?.stop()
    throw error
  }
}

/** Stops the server, even if another process started it. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const pid = await runningPid(data(cluster))
  if (!pid) return
  // SIGINT ends all sessions and shuts down cleanly; SIGQUIT ends at once, and the next start recovers.
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 2 * START_TIMEOUT_MS
  while (await isServer(pid, data(cluster))) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT')
    await wait(20)
  }
  // A child of this process is a zombie until Node reaps it. Another process's zombie may remain: wait at most 1 s.
  for (let tries = 50; tries > 0 && processExists(pid); tries--) await wait(20)
}

async function connect(cluster: Cluster): Promise<Attempt> {
  const client = new pg.Client({
    host: socketFolder(cluster),
    port,
    user: 'postgres',
    database: 'postgres',
    password: cluster.password,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return { client }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code === 'EACCES') throw error
    // Class 28: wrong password. 57P03: the server is still starting.
    if (!code?.startsWith('28')) return { starting: code === '57P03', why: message }
    throw new StartupError(
      `La contraseña guardada en ${cluster.home}/password no es la de su base.`,
    )
  }
}

type Server = { isAlive(): boolean; stop(): void; output(): string }

// Starts detached, so that Ctrl-C in the terminal does not end the database before the program.
async function start(cluster: Cluster): Promise<Server> {
  const folder = socketFolder(cluster)
  await makePrivate(folder, cluster)
  const settings = {
    listen_addresses: '',
    port,
    unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
    logging_collector: 'on',
    log_directory: logFolder(cluster),
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_truncate_on_rotation: 'on',
    // Failed statements and their values may contain personal data. The log of Escaparate says what failed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(program(cluster.binaries, 'postgres'), ['-D', data(cluster), ...options], {
    cwd: cluster.home,
    env: { ...environment, ...(await ignoreForeignPid(cluster)) },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    uid: cluster.owner?.uid,
    gid: cluster.owner?.gid,
  })
  let output = ''
  let ended = false
  child.on('close', () => {
    ended = true
  })
  child.on('error', (error) => {
    output += `FATAL: ${error.message}`
    ended = true
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  // Neither the server nor its pipe may keep this process alive.
  child.unref()
  const pipe = child.stderr as Socket
  pipe.unref()
  return { isAlive: () => !ended, stop: () => child.kill('SIGINT'), output: () => output }
}

async function makePrivate(folder: string, { owner }: Cluster) {
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(folder)
  const isOurs = found.isDirectory() && found.uid === process.getuid?.()
  if (isOurs && owner) await chown(folder, owner.uid, owner.gid)
  if (!isOurs && !(found.isDirectory() && found.uid === owner?.uid)) {
    throw new StartupError(`La carpeta ${folder} es de otro usuario: bórrala.`)
  }
}

// Returns the variable that makes PostgreSQL ignore an old pid file whose number another process has now.
async function ignoreForeignPid(cluster: Cluster) {
  const pid = await readPid(data(cluster))
  if (!pid || (await isServer(pid, data(cluster)))) return {}
  return { PG_GRANDPARENT_PID: `${pid}` }
}

/** Throws the reason why the server ended, unless a concurrent start won or the former server is still stopping. */
async function throwFailure(cluster: Cluster, server: Server) {
  const output = server.output()
  if (/lock file "[^"]*" (already exists|is empty)|pre-existing shared memory/.test(output)) return
  const logs = output.includes('redirecting log output')
  const why = failureReason(logs ? lastFatal(await newestLog(cluster)) : output)
  throw new StartupError(`PostgreSQL no arranca en ${cluster.home}: ${why}`)
}

async function newestLog(cluster: Cluster) {
  const names = await readdir(logFolder(cluster)).catch(() => [])
  const logs = names.map(async (name) => {
    const path = join(logFolder(cluster), name)
    return { path, time: (await stat(path)).mtimeMs }
  })
  const newest = (await Promise.all(logs)).sort((a, b) => b.time - a.time)[0]
  return newest ? readFile(newest.path, 'utf8') : ''
}

const lastFatal = (log: string) =>
  log.match(/^.*(FATAL|PANIC): +(?!the database system is).*/gm)?.at(-1) ?? log

const data = (cluster: Cluster) => join(cluster.home, 'data')
const logFolder = (cluster: Cluster) => join(cluster.home, 'log')
