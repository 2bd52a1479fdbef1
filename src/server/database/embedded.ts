import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '#server/startup-error.ts'
import { type Cluster, openCluster } from './embedded-cluster.ts'
import { reach, socketFolder, stop } from './embedded-server.ts'

/** The running database: `url` is for node-postgres; `close` ends the server, losing nothing. */
export type Embedded = { url: string; close(): Promise<void> }

export type EmbeddedOptions = {
  /** VAR_DIR, absolute. */
  dir: string
  /** Told in Spanish what takes its time or lies elsewhere than expected. */
  say: (line: string) => void
  /** Told when the server ended by itself and could not be brought back. */
  onLost?: (why: string) => void
}

const guardLock = 7_203_118
const lockPatience = 3_000
const minute = 60_000
const revivalsPerMinute = 5

/**
 * Opens the PostgreSQL 18 that lives in VAR_DIR: creates it at first, starts it, or takes over the
 * one that a killed Escaparate left running. Throws a `StartupError` for whatever the person can mend.
 *
 * One connection, the guard, holds a lock for as long as we live: it keeps a second Escaparate out
 * of the folder, and tells at once when the server ends.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  try {
    const cluster = await openCluster(options.dir, options.say)
    return await serve(cluster, options)
  } catch (error) {
    throw startupError(error, options.dir)
  }
}

/**
 * The same for a command that may run beside an Escaparate: whose server it then uses and leaves as
 * it is. Where none runs it opens the database, and closes it again.
 */
export async function joinEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  try {
    const cluster = await openCluster(options.dir, options.say)
    if (!(await isServed(cluster, options.say))) return await serve(cluster, options)
    return { url: urlOf(cluster), close: async () => {} }
  } catch (error) {
    throw startupError(error, options.dir)
  }
}

/** Whether somebody holds the guard's lock. */
async function isServed(cluster: Cluster, say: (line: string) => void): Promise<boolean> {
  const client = await reach(cluster, say, new AbortController().signal)
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [guardLock])
    return !rows[0].free
  } finally {
    await client.end()
  }
}

async function serve(cluster: Cluster, { dir, say, onLost }: EmbeddedOptions): Promise<Embedded> {
  const closing = new AbortController()
  const revivals: number[] = []
  let revival = Promise.resolve()

  const guard = await takeGuard(cluster, dir, say, closing.signal)
  await prepare(guard, cluster).catch(async (error) => {
    await stop(cluster)
    throw error
  })
  watch(guard)

  return {
    url: urlOf(cluster),
    async close() {
      closing.abort()
      await revival
      await stop(cluster)
    },
  }

  function watch(client: pg.Client) {
    client.once('end', () => {
      if (!closing.signal.aborted) revival = revive()
    })
  }

  async function revive(tries = 3): Promise<void> {
    try {
      if (tries === 3) revivals.push(Date.now())
      if (revivals.filter((time) => Date.now() - time < minute).length > revivalsPerMinute) {
        throw new StartupError('La base de datos se cae una y otra vez.')
      }
      watch(await takeGuard(cluster, dir, say, closing.signal))
    } catch (error) {
      if (closing.signal.aborted) return
      if (tries === 1) return onLost?.(startupError(error, dir).message)
      await wait(1_000)
      return revive(tries - 1)
    }
  }
}

// The server keeps the lock of a killed Escaparate for a moment after its end: hence the patience.
async function takeGuard(
  cluster: Cluster,
  dir: string,
  say: (line: string) => void,
  signal: AbortSignal,
) {
  const guard = await reach(cluster, say, signal)
  const deadline = Date.now() + lockPatience
  for (;;) {
    const { rows } = await guard.query('select pg_try_advisory_lock($1) as ours', [guardLock])
    if (rows[0].ours) return guard
    if (Date.now() > deadline) break
    await wait(100)
  }
  await guard.end()
  throw new StartupError(
    `Ya hay un Escaparate en marcha con la carpeta ${dir}: ciérralo o elige otra con VAR_DIR.`,
  )
}

// Our own role has no more rights than on an outside server: its database, and making others.
async function prepare(guard: pg.Client, { password }: Cluster) {
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
