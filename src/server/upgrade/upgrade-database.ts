import { existsSync } from 'node:fs'
import { realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBackup } from '../backup/create-backup.ts'
import { diskBackupStore } from '../backup/disk-backup-store.ts'
import { nameInstallation } from '../backup/installation.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { openEmbedded } from '../database/embedded.ts'
import { type Binaries, findBinaries, majorVersion } from '../database/embedded-binaries.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { diskPhotoStore } from '../photos/photo-store.ts'
import { StartupError } from '../process/startup-error.ts'

export type Upgrade = {
  /** VAR_DIR, absolute. */
  dir: string
  /** The major version of the database that is there, and the programs that can open it. */
  version: string
  binaries: Binaries
  /** Of Escaparate. */
  programVersion: string
  say: (line: string) => void
}

const FILE = 'database-upgrade.tar'

/**
 * Moves the embedded database to this program's PostgreSQL, by a backup without photos, which stay where they
 * are. Resolves with the name that the old one has now, in the same folder; when anything fails it has its own
 * again. Throws a `StartupError` for what the operator can fix.
 */
export async function upgradeDatabase(upgrade: Upgrade): Promise<string> {
  const { dir, version, say } = upgrade
  const kept = `database-${version}`
  await refuse(upgrade, kept)
  const store = diskBackupStore(dir)
  await store.remove(FILE)
  try {
    await save(upgrade)
    await rename(join(dir, 'database'), join(dir, kept))
    try {
      const { url, close } = await openEmbedded({ dir, say })
      const photos = diskPhotoStore(join(dir, 'photos'))
      const target = { url, photos, key: undefined, replace: false, say }
      await restoreBackup(target, () => store.read(FILE))
        .then(({ manifest }) => keepInstallation(url, manifest.installation!))
        .finally(close)
    } catch (error) {
      await removeNew(join(dir, 'database'))
      await rename(join(dir, kept), join(dir, 'database'))
      throw error
    }
    return kept
  } finally {
    await store.remove(FILE)
  }
}

/** It is not another installation, as a restored one is: its backups stay its own. */
async function keepInstallation(url: string, identifier: string): Promise<void> {
  const { db, close } = openDatabase(url)
  await nameInstallation(db, identifier).finally(close)
}

/** A link, where the user of the database may not enter the folder. */
async function removeNew(path: string): Promise<void> {
  if (!existsSync(path)) return
  await rm(await realpath(path), { recursive: true, force: true })
  await rm(path, { force: true })
}

async function refuse({ dir, version, binaries }: Upgrade, kept: string): Promise<void> {
  const ours = majorVersion(await findBinaries())
  if (version === ours) {
    throw new StartupError(`La base de datos ya es de PostgreSQL ${ours}: no hay nada que pasar.`)
  }
  if (majorVersion(binaries) !== version) {
    throw new StartupError(
      `La base de datos es de PostgreSQL ${version}, y ese PostgreSQL es el ${majorVersion(binaries)}.`,
    )
  }
  if (existsSync(join(dir, kept))) {
    throw new StartupError(`${join(dir, kept)} ya existe: muévela a otro sitio.`)
  }
}

async function save({ dir, binaries, programVersion, say }: Upgrade): Promise<void> {
  const { url, close } = await openEmbedded({ dir, say, binaries })
  try {
    await migrateDatabase(url, say)
    say('Guardando la base de datos…')
    const source = { url, photos: undefined, version: programVersion, key: undefined }
    await createBackup({ ...source, now: new Date(), say }, diskBackupStore(dir), FILE)
  } finally {
    await close()
  }
}
