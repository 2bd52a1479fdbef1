import { desc, eq } from 'drizzle-orm'
import { backups } from '../database/schema.ts'
import { programVersion } from '../process/program-version.ts'
import type { Services } from '../services.ts'
import type { BackupStore } from './backup-store.ts'

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' })

/**
 * Makes the backup of the day once its hour has come, wherever several instances run, and deletes those that
 * need not be kept. A missed one is made up for.
 */
export async function backUpDaily(services: Services): Promise<void> {
  const { dailyTo } = services.config.backup
  if (dailyTo === undefined || !(await isDue(services))) return
  // What is needed once a day stays out of memory until then.
  const { backupName, isBackupName, locate } = await import('./backup-store.ts')
  const { createBackup } = await import('./create-backup.ts')
  const { config, clock, photos, directUrl } = services
  const { key, keep } = config.backup
  const now = clock.now()
  const { store } = await locate(dailyTo.replace(/\/?$/, '/'), config.backup)
  const isStillDue = () => isDue(services)
  const source = { url: directUrl, photos, version: programVersion, key, now, isStillDue }
  const made = await createBackup({ ...source, say: () => {} }, store, backupName(now, key))
  if (made !== undefined) await prune(store, isBackupName, keep)
}

/** Whether none was made since the last time that it was the hour. */
async function isDue({ db, clock, config }: Services): Promise<boolean> {
  // The day that begins at that hour.
  const dayOf = (at: Date) => DAY.format(at.getTime() - config.backup.dailyAt * 60_000)
  const [last] = await db
    .select({ made_at: backups.made_at })
    .from(backups)
    .where(eq(backups.is_daily, true))
    .orderBy(desc(backups.made_at))
    .limit(1)
  return last === undefined || dayOf(new Date(last.made_at)) < dayOf(clock.now())
}

/** Their names are in the order of time. */
async function prune(
  store: BackupStore,
  isOurs: (name: string) => boolean,
  keep: number,
): Promise<void> {
  const names = (await store.names()).filter(isOurs).sort()
  for (const name of names.slice(0, -keep)) await store.remove(name)
}
