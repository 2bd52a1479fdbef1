import pg from 'pg'
import { lockBackups, unlockBackups } from '../database/backup-lock.ts'
import { connect, lockMigrations } from '../database/migrate.ts'
import { applyMigrations, readMigrations } from '../database/migrations.ts'
import { destroyConnection } from '../database/open.ts'
import { StartupError } from '../process/startup-error.ts'
import type { PhotoStore } from '../services.ts'
import { readArchive } from './archive.ts'
import { type BackupContents, checkBackup } from './check-backup.ts'
import { watchConnection } from './connection-loss.ts'
import { damaged } from './damaged-backup.ts'
import { dropEverything, isFilled, refuseForeignTables } from './empty-database.ts'
import type { Bytes } from './encryption.ts'
import { type Manifest, photoOf, tableOf } from './manifest.ts'
import { openLoader } from './tables.ts'

export type RestoreTarget = {
  /** Database URL, for a role that may create tables and without a pooler. */
  url: string
  photos: PhotoStore
  /** The secret key of an encrypted backup. */
  key: string | undefined
  replace: boolean
  say: (line: string) => void
}

const PARALLEL_WRITES = 8

/**
 * Replaces database and photos by those of a backup. Reads it twice: first to check it, then to load it. Changes the
 * database in one transaction, so that a crash leaves the old state; `sweepPhotos` then deletes photos without a row.
 * Throws `StartupError` for what the operator can fix.
 */
export async function restoreBackup(target: RestoreTarget, open: () => Promise<Bytes>) {
  const { say } = target
  say('Comprobando la copia…')
  const checked = await checkBackup(await open(), target.key)
  const client = await connect(target.url)
  const hasLostConnection = watchConnection(client)
  let isCommitting = false
  try {
    await lockBackups(client, say)
    await lockMigrations(client, say)
    await refuseRunningServers(client)
    await refuseForeignTables(client)
    if (!target.replace && (await isFilled(client))) {
      throw new StartupError(
        'Aquí ya hay datos, y recuperar los sustituye por los de la copia: si es lo que quieres, añade --replace.',
      )
    }
    say('Recuperando la base de datos…')
    await client.query('begin')
    await load(client, target, await open(), checked)
    isCommitting = true
    await client.query('commit')
    await unlockBackups(client)
    await client.end()
    return checked
  } catch (error) {
    const isLost = await hasLostConnection(error)
    // Rolls the transaction back, too.
    destroyConnection(client)
    throw isLost ? lostConnection(isCommitting) : explainError(error)
  }
}

/** Throws if a server uses this database: it would serve stale pages and write during the load. */
async function refuseRunningServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'escaparate%'`,
  )
  if (rows[0].count === 0) return
  throw new StartupError('Hay un Escaparate en marcha con esa base de datos: ciérralo antes.')
}

async function load(
  client: pg.Client,
  target: RestoreTarget,
  source: Bytes,
  { manifest, summary }: BackupContents,
): Promise<void> {
  const migrations = readMigrations()
  const count = migrations.findIndex(({ when }) => when === manifest.migration.when) + 1
  await dropEverything(client)
  await applyMigrations(client, migrations.slice(0, count))
  const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name))
  // The backup contains what triggers have written. Foreign keys stay active: only a superuser can disable them.
  await client.query(names.map((name) => `alter table ${name} disable trigger user`).join(';'))
  await client.query(`truncate ${names.join(', ')}`)
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set client_encoding = 'UTF8'`)

  const counts = await loadEntries(client, target, source, manifest)
  for (const [table, rows] of Object.entries(summary.rows)) {
    if ((counts[table] ?? 0) !== rows) throw damaged()
  }
  for (const { table, column, last } of manifest.sequences) {
    // `setval` ignores null, the value of a sequence that was never used.
    const values = [pg.escapeIdentifier(table), column, last]
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint)', values)
  }
  await client.query(names.map((name) => `alter table ${name} enable trigger user`).join(';'))
  await applyMigrations(client, migrations.slice(count))
  await client.query('analyze')
}

/** Loads tables and photos. In a backup the tables come first. */
async function loadEntries(
  client: pg.Client,
  { photos, key, say }: RestoreTarget,
  source: Bytes,
  { tables }: Manifest,
): Promise<Record<string, number>> {
  const loader = openLoader(client, tables)
  let counts: Record<string, number> | undefined
  const writes = []
  for await (const { name, bytes } of readArchive(source, key)) {
    const table = tableOf(name)
    if (table !== undefined) await loader.add(table, bytes)
    const photo = photoOf(name)
    if (photo === undefined) continue
    if (counts === undefined) {
      counts = await loader.end()
      say('Recuperando las fotos…')
    }
    const written = photos.write(photo, bytes)
    // A later `await` throws the error. Until then it must not count as unhandled.
    written.catch(() => {})
    writes.push(written)
    if (writes.length >= PARALLEL_WRITES) await writes.shift()
  }
  await Promise.all(writes)
  return counts ?? (await loader.end())
}

/** PostgreSQL also ends all connections if its disk is full. */
function lostConnection(isCommitting: boolean): StartupError {
  return new StartupError(
    isCommitting
      ? 'La base de datos se ha cerrado al terminar, sin decir si lo ha guardado: recupera la copia otra vez.'
      : 'La base de datos se ha cerrado a mitad, y sigue como estaba. Si no la ha parado nadie, casi siempre es que no le queda sitio en el disco: haz sitio y recupera otra vez.',
  )
}

function explainError(error: unknown): unknown {
  if (error instanceof StartupError) return error
  const { code, message, cause } = error as Error & { code?: string }
  const reason = (cause as { code?: string } | undefined)?.code ?? code
  if (reason === 'ENOSPC' || code === '53100') {
    return new StartupError('No queda sitio en el disco: no se ha cambiado nada.')
  }
  if (code === '42501') {
    return new StartupError(
      'El usuario de la base de datos no puede crear las tablas: recupera con DATABASE_DIRECT_URL de quien es dueño.',
    )
  }
  if (error instanceof pg.DatabaseError) {
    return new StartupError(`La base de datos no acepta la copia, y sigue como estaba: ${message}.`)
  }
  return error
}
