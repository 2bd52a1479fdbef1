import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createBackup } from '#server/backup/create-backup.ts'
import { diskBackupStore } from '#server/backup/disk-backup-store.ts'
import { openEmbedded } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { diskPhotoStore } from '#server/photos/photo-store.ts'
import { makeVarDir, removeVarDir } from '../tools/server-process.ts'

/** Number of rows with a megabyte of noise: more than the free space of the small disk. */
const ROWS = 60
const DISK = '100m'

/** The program must print a sentence and change nothing. Then enlarges the disk and restores the same backup. */
export default async function fullDisk(say: (line: string) => void): Promise<boolean> {
  if (process.getuid?.() !== 0 || spawnSync('unshare', ['-m', 'true']).status !== 0) {
    say('Not tried: only root can mount a small disk to fill.')
    return true
  }
  const folder = await makeVarDir()
  const disk = join(folder, 'disk')
  try {
    await mkdir(disk)
    await makeLargeBackup(folder)
    const child = join(import.meta.dirname, 'full-disk-child.ts')
    const mounted = `mount -t tmpfs -o size=${DISK},mode=755 tmpfs ${disk} && exec "$0" "$@"`
    const args = ['-m', 'sh', '-c', mounted, process.execPath, child, disk, folder, 'large.tar']
    const { stdout, stderr, status } = spawnSync('unshare', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stdout + stderr)
    const { refused, kept, restored, replaced } = JSON.parse(stdout)
    say(`A backup of ${ROWS} MB into a database on a disk of ${DISK}: «${refused}»`)
    say(
      `  afterwards ${kept.categories} and ${kept.mails} mails; with room: ${restored}, ${replaced.mails} mails`,
    )
    return (
      /no se ha cambiado nada|sigue como estaba/.test(refused) &&
      kept.categories.includes('Óptica') &&
      kept.mails === 0 &&
      replaced.mails === ROWS &&
      !replaced.categories.includes('Óptica')
    )
  } finally {
    await removeVarDir(folder)
  }
}

async function makeLargeBackup(folder: string): Promise<void> {
  const { url, close } = await openEmbedded({ dir: join(folder, 'large'), say: () => {} })
  try {
    await migrateDatabase(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (let row = 0; row < ROWS; row++) {
      await client.query(
        `insert into outbox (recipient, subject, text, html, message_id, state, created_at)
          values ('ana@example.com', 'Hola', '', $1, $2, 'dead', now())`,
        [randomBytes(750_000).toString('base64'), String(row)],
      )
    }
    await client.end()
    const photos = diskPhotoStore(join(folder, 'photos'))
    const config = { fixedSettings: {}, demoSettings: {} }
    const source = { url, photos, config, key: undefined, say: () => {} }
    await createBackup({ ...source, now: new Date() }, diskBackupStore(folder), 'large.tar')
  } finally {
    await close()
  }
}
