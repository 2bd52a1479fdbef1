import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '#server/process/startup-error.ts'
import { type Cluster, openCluster } from './embedded-cluster.ts'
import { connectOrStart, socketFolder, stopServer } from './embedded-server.ts'

export type EmbeddedDb = { url: string; close(): Promise<void> }

export type EmbeddedOptions = {
  /** VAR_DIR, absolute. */
  dir: string
  say: (line: string) => void
  /** Called if the server ended unexpectedly and could not be restarted. */
  onLost?: (why: string) => void
}

const GUARD_LOCK_KEY = 7_203_118
/** Milliseconds. */
const LOCK_TIMEOUT = 3_000
const MINUTE = 60_000
const MAX_RESTARTS_PER_MINUTE = 5
const TRIES_PER_RESTART = 3

/**
 * Opens the database in VAR_DIR: creates it, starts it, or adopts the server of a killed Escaparate. One connection,
 * the guard, holds an advisory lock, which keeps a second Escaparate out. If the server ends, this connection ends,
 * too, which starts a restart.
 */
export async function openEmbedded(options: EmbeddedOptions, mayJoin = false): Promise<EmbeddedDb> {
  try {
    const cluster = await openCluster(options.dir, options.say)
    const isJoined = mayJoin && (await isLockHeld(cluster, options.say))
    if (isJoined) return { url: urlOf(cluster), close: async () => {} }
    return await serve(cluster, options)
  } catch (error) {
    throw startupError(error, options.dir)
  }
}

/** For commands: uses the server of a running Escaparate, or starts one and stops it on `close`. */
export const joinEmbedded = (options: EmbeddedOptions) => openEmbedded(options, true)

async function isLockHeld(cluster: Cluster, say: (line: string) => void): Promise<boolean> {
  const client = await connectOrStart(cluster, say, new AbortController().signal)
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [GUARD_LOCK_KEY])
    return !rows[0].free
  } finally {
    await client.end()
  }
}

async function serve(cluster: Cluster, { dir, say, onLost }: EmbeddedOptions): Promise<EmbeddedDb> {
  const closing = new AbortController()
  const restarts: number[] = []
  let restarting = Promise.resolve()

  const guard = await takeGuard(cluster, dir, say, closing.signal)
  await createDatabase(guard, cluster).catch(async (error) => {
    await stopServer(cluster)
    throw error
  })
  watch(guard)

  return {
    url: urlOf(cluster),
    async close() {
      closing.abort()
      await restarting
      await stopServer(cluster)
    },
  }

  function watch(client: pg.Client) {
    client.once('end', () => {
      if (!closing.signal.aborted) restarting = restart()
    })
  }

  async function restart(tries = TRIES_PER_RESTART): Promise<void> {
    try {
      if (tries === TRIES_PER_RESTART) restarts.push(Date.now())
      if (restarts.filter((time) => Date.now() - time < MINUTE).length > MAX_RESTARTS_PER_MINUTE) {
        throw new StartupError('La base de datos se cae una y otra vez.')
      }
      watch(await takeGuard(cluster, dir, say, closing.signal))
    } catch (error) {
      if (closing.signal.aborted) return
      if (tries === 1) return onLost?.(startupError(error, dir).message)
      await wait(1_000)
      return restart(tries - 1)
    }
  }
}

// Retries, because the server releases the lock of a killed Escaparate only after a moment.
async function takeGuard(
  cluster: Cluster,
  dir: string,
  say: (line: string) => void,
  signal: AbortSignal,
) {
  const guard = await connectOrStart(cluster, say, signal)
  const deadline = Date.now() + LOCK_TIMEOUT
  for (;;) {
    const { rows } = await guard.query('select pg_try_advisory_lock($1) as ours', [GUARD_LOCK_KEY])
    if (rows[0].ours) return guard
    if (Date.now() > deadline) break
    await wait(100)
  }
  await guard.end()
  throw new StartupError(
    `Ya hay un Escaparate en marcha con la carpeta ${dir}: ciérralo o elige otra con VAR_DIR.`,
  )
}

async function createDatabase(guard: pg.Client, { password }: Cluster) {
  const roles = await guard.query("select from pg_roles where rolname = 'escaparate'")
  if (!roles.rowCount) {
    await guard.query(`create role escaparate login createdb password '${password}'`)
  }
  const databases = await guard.query("select from pg_database where datname = 'escaparate'")
  if (!databases.rowCount) await guard.query('create database escaparate owner escaparate')
}

function urlOf(cluster: Cluster) {
  const folder = encodeURIComponent(socketFolder(cluster))
  return `postgresql://escaparate:${cluster.password}@/escaparate?host=${folder}&port=5432`
}

function startupError(error: unknown, dir: string): Error {
  if (!(error instanceof Error) || error instanceof StartupError) return error as Error
  const { code, path = dir } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === '53100')
    return new StartupError(`No queda sitio en el disco de ${dir}.`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartupError(
      `Sin permiso para usar ${path}: cámbiale el dueño o elige otra con VAR_DIR.`,
    )
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartupError(`${path} no es una carpeta: elige otra con VAR_DIR.`)
  }
  if (code === 'ENOENT') return new StartupError(`Falta ${path}: la base de datos está incompleta.`)
  return error
}
