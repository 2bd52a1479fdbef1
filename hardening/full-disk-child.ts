import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { diskBackupStore } from '#server/backup/disk-backup-store.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { openEmbedded } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { diskPhotoStore } from '#server/photos/photo-store.ts'
import { StartupError } from '#server/process/startup-error.ts'

/*
 * A child process of full-disk.ts with a small disk mounted at `dir`. Restores a backup there, once without enough space
 * and once with enough. Prints the messages and what the database contains as JSON.
 */
const [dir = '', folder = '', name = ''] = process.argv.slice(2)

let database = await openEmbedded({ dir, say: () => {} })
await migrateDatabase(database.url)
await query("insert into categories (name) values ('Óptica')")
const refused = await restore()
const kept = await reopen()
spawnSync('mount', ['-o', 'remount,size=500m', dir])
const restored = await restore()
const replaced = await reopen()
await database.close()
console.log(JSON.stringify({ refused, kept, restored, replaced }))

/** Returns the content after a restart of the database, which may have ended by itself. */
async function reopen() {
  await database.close()
  database = await openEmbedded({ dir, say: () => {} })
  const categories = await query('select name from categories order by id')
  const mails = await query('select count(*)::int from outbox')
  return { categories: categories.map(({ name }) => name), mails: mails[0].count }
}

async function restore(): Promise<string> {
  const target = { photos: diskPhotoStore(join(dir, 'photos')), key: undefined, replace: true }
  const read = () => diskBackupStore(folder).read(name)
  try {
    await restoreBackup({ ...target, url: database.url, say: () => {} }, read)
    return 'restored'
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
}

async function query(text: string) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows
}
