import { desc, eq } from 'drizzle-orm'
import { backups } from '../database/schema.ts'
import { programVersion } from '../process/program-version.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import type { BackupStore } from './backup-store.ts'
import { installationOf } from './installation.ts'

/**
 * Makes the backup of the day once its hour has come, wherever several instances run, and deletes those of its own that
 * need not be kept: none while photos are missing, which an older one may have. A missed one is made up for.
 */
export async function backUpDaily(services: Services): Promise<void> {
  const { dailyTo } = services.config.backup
  if (dailyTo === undefined || !(await isDue(services))) return
  // What is needed once a day stays out of memory until then.
  const { locate } = await import('./backup-store.ts')
  const { isOwnDaily, nameByTime } = await import('./backup-name.ts')
  const { createBackup } = await import('./create-backup.ts')
  const { config, clock, photos, directUrl } = services
  const { key, keep } = config.backup
  const now = clock.now()
  const { store } = await locate(dailyTo.replace(/\/?$/, '/'), config.backup)
  const isStillDue = () => isDue(services)
  const source = { url: directUrl, photos, version: programVersion, key, now, isStillDue }
  const findName = nameByTime(config, store)
  const made = await createBackup({ ...source, say: () => {} }, store, findName)
  if (made === undefined || made.missing.length > 0) return
  const installation = await installationOf(services.db)
  const older = (await store.names()).filter(
    (name) => isOwnDaily(name, installation) && name !== made.name,
  )
  await prune(store, older, keep - 1)
}

/** Whether none was made since the last time that it was the hour. */
async function isDue({ db, clock, config, settings }: Services): Promise<boolean> {
  const { dateOf } = timeZone(settings.present().time_zone)
  // The day that begins at that hour.
  const dayOf = (at: Date) => dateOf(at.getTime() - config.backup.dailyAt * 60_000)
  const [last] = await db
    .select({ made_at: backups.made_at })
    .from(backups)
    .where(eq(backups.is_daily, true))
    .orderBy(desc(backups.made_at))
    .limit(1)
  return last === undefined || dayOf(new Date(last.made_at)) < dayOf(clock.now())
}

/** Their names are in the order of time. */
async function prune(store: BackupStore, names: string[], keep: number): Promise<void> {
  const count = Math.max(0, names.length - keep)
  for (const name of names.sort().slice(0, count)) await store.remove(name)
}
