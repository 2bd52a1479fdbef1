import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { lockBackups, unlockBackups } from '../database/backup-lock.ts'
import { connect } from '../database/migrate.ts'
import { lastApplied, readMigrations } from '../database/migrations.ts'
import { destroyConnection } from '../database/open.ts'
import { isConnectionLoss } from '../database/unavailable.ts'
import { StartupError } from '../process/startup-error.ts'
import type { PhotoStore } from '../services.ts'
import { writeArchive } from './archive.ts'
import type { FindName } from './backup-name.ts'
import { installationOf } from './backup-status.ts'
import type { BackupStore } from './backup-store.ts'
import { type Manifest, missingPhotos, type Summary } from './manifest.ts'
import { entriesOf } from './snapshot-entries.ts'
import { ownTables } from './tables.ts'

export type BackupSource = {
  /** Database URL, for a role that may read every table and without a pooler. */
  url: string
  photos: PhotoStore
  /** Version of the program, for people who find the file. */
  version: string
  /** Encrypts the backup: see encryption.ts. Undefined: not encrypted. */
  key: string | undefined
  now: Date
  /** Only for daily backups. Runs under the lock, because another instance may have made today's backup meanwhile. */
  isStillDue?: () => Promise<boolean>
  say: (line: string) => void
}

export type Backup = Summary & { name: string; bytes: number }

/**
 * Writes database and photos to one file of a store and records the backup. The file gets its name only when it is
 * complete, and never overwrites another. All rows are from one instant, and their photos are not deleted meanwhile.
 * Returns undefined if it is no longer due. Throws `StartupError` for what the operator can fix.
 */
export async function createBackup(
  source: BackupSource,
  store: BackupStore,
  nameOrFind: string | FindName,
): Promise<Backup | undefined> {
  const client = await connect(source.url)
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
    const named = { ...source, installation, isDaily: source.isStillDue !== undefined }
    result.name = typeof nameOrFind === 'string' ? nameOrFind : await nameOrFind(db, named)
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
    // Closing normally would wait forever for a COPY that nobody reads to its end.
    destroyConnection(client)
    throw explainError(error)
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

/** Records the backup, and keeps the last hundred records. */
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
    `delete from backups where id <= (select id from backups order by id desc limit 1 offset 100)`,
  )
}

function explainError(error: unknown): unknown {
  if (error instanceof StartupError) return error
  if (isConnectionLoss(error)) {
    return new StartupError(
      'La base de datos se ha cerrado a mitad, y no hay copia: hazla otra vez cuando responda.',
    )
  }
  const { code } = error as { code?: string }
  if (code === '42501') {
    return new StartupError(
      'El usuario de la base de datos no puede leerlo todo: haz la copia con DATABASE_DIRECT_URL de quien es dueño.',
    )
  }
  return error
}
