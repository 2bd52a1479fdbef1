import { desc, eq } from 'drizzle-orm'
import { backups } from '../database/schema.ts'
import { programVersion } from '../process/program-version.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { installationOf } from './backup-status.ts'
import type { BackupStore } from './backup-store.ts'

/**
 * Makes the daily backup once its hour has come, in only one of several instances, and later if it was missed. Then
 * deletes old daily backups, unless photos are missing now, which an older backup may contain.
 */
export async function backUpDaily(services: Services): Promise<void> {
  const { dailyTo } = services.config.backup
  if (dailyTo === undefined || !(await isDue(services))) return
  // Loaded late, because they are needed only once a day.
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

/** Whether there is no daily backup yet since the hour last came. */
async function isDue({ db, clock, config, settings }: Services): Promise<boolean> {
  const { dateOf } = timeZone(settings.present().time_zone)
  // The backup's day begins at its hour.
  const dayOf = (at: Date) => dateOf(at.getTime() - config.backup.dailyAt * 60_000)
  const [last] = await db
    .select({ made_at: backups.made_at })
    .from(backups)
    .where(eq(backups.is_daily, true))
    .orderBy(desc(backups.made_at))
    .limit(1)
  return last === undefined || dayOf(new Date(last.made_at)) < dayOf(clock.now())
}

/** Deletes the oldest backups. Their names sort by time. */
async function prune(store: BackupStore, names: string[], keep: number): Promise<void> {
  const count = Math.max(0, names.length - keep)
  for (const name of names.sort().slice(0, count)) await store.remove(name)
}
