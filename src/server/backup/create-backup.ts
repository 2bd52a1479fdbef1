import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { effectiveSettings } from '../config/effective-settings.ts'
import { findSettings } from '../config/open-settings.ts'
import { lockBackups, unlockBackups } from '../database/backup-lock.ts'
import { connect } from '../database/migrate.ts'
import { lastApplied, readMigrations } from '../database/migrations.ts'
import { destroyConnection } from '../database/open.ts'
import { StartupError } from '../process/startup-error.ts'
import type { PhotoStore } from '../services.ts'
import { writeArchive } from './archive.ts'
import { freeBackupName } from './backup-name.ts'
import { installationOf } from './backup-status.ts'
import type { BackupStore } from './backup-store.ts'
import { watchConnection } from './connection-loss.ts'
import { type Manifest, missingPhotos, type Summary } from './manifest.ts'
import { entriesOf } from './snapshot-entries.ts'
import { ownTables } from './tables.ts'

export type BackupSource = {
  /** Database URL, for a role that may read every table and without a pooler. */
  url: string
  photos: PhotoStore
  config: Pick<Config, 'fixedSettings' | 'demoSettings'>
  /** Undefined: not encrypted. */
  key: string | undefined
  now: Date
  /** Only for daily backups. Called under the lock, because another instance may have made today's backup meanwhile. */
  isStillDue?: () => Promise<boolean>
  say: (line: string) => void
}

type Backup = Summary & { name: string; bytes: number }

/**
 * Writes database and photos to one file and records the backup. All rows are from one instant, and their photos are
 * not deleted meanwhile. Without `name` the file is named by time. Returns undefined if the backup is no longer due.
 * Throws `StartupError` for what the operator can fix.
 */
export async function createBackup(source: BackupSource, store: BackupStore, name?: string) {
  const client = await connect(source.url)
  const hasLostConnection = watchConnection(client)
  const result: Backup = { name: '', rows: {}, photos: 0, missing: [], bytes: 0 }
  try {
    await lockBackups(client, source.say)
    if ((await source.isStillDue?.()) === false) {
      await client.end()
      return undefined
    }
    const migration = await currentMigration(client)
    const db = drizzle({ client })
    const installation = await installationOf(db)
    const { time_zone } = effectiveSettings(source.config, await findSettings(db))
    const parts = { ...source, installation, isDaily: source.isStillDue !== undefined }
    result.name = name ?? (await freeBackupName(store, parts, time_zone))
    const snapshot = { ...source, migration, installation, tables: ownTables() }
    async function* counted() {
      const entries = entriesOf(client, snapshot, result)
      for await (const chunk of writeArchive(entries, source.key)) {
        result.bytes += chunk.length
        yield chunk
      }
    }
    await store.write(result.name, counted())
    await record(client, source, store.addressOf(result.name), result)
    await unlockBackups(client)
    await client.end()
    return result
  } catch (error) {
    const isLost = await hasLostConnection(error)
    // Closing normally would wait forever for a COPY that nobody reads to its end.
    destroyConnection(client)
    throw isLost ? lostConnection() : explainError(error)
  }
}

async function currentMigration(client: pg.Client): Promise<Manifest['migration']> {
  const { tag, when } = readMigrations().at(-1)!
  const last = await lastApplied(client)
  if (last === when) return { tag, when }
  throw new StartupError(
    last > when
      ? 'La base de datos es de una versión más nueva que este programa: haz la copia con esa versión.'
      : 'A la base de datos le faltan cambios de esta versión: haz la copia con la anterior, o ejecuta npm run migrate.',
  )
}

const MAX_RECORDS = 100
async function record(
  client: pg.Client,
  { now, isStillDue }: BackupSource,
  address: string,
  backup: Backup,
): Promise<void> {
  await client.query(
    `insert into backups (made_at, address, bytes, is_daily, missing_photos) values ($1, $2, $3, $4, $5)`,
    [now, address, backup.bytes, isStillDue !== undefined, missingPhotos(backup)],
  )
  await client.query(
    `delete from backups where id <= (select id from backups order by id desc limit 1 offset ${MAX_RECORDS})`,
  )
}

function lostConnection(): StartupError {
  return new StartupError(
    'La base de datos se ha cerrado a mitad, y no hay copia: hazla otra vez cuando responda.',
  )
}

function explainError(error: unknown): unknown {
  if (error instanceof StartupError) return error
  const isForbidden = (error as { code?: string }).code === '42501'
  if (isForbidden) {
    return new StartupError(
      'El usuario de la base de datos no puede leerlo todo: haz la copia con DATABASE_DIRECT_URL de quien es dueño.',
    )
  }
  return error
}
