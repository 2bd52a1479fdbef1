import { desc, eq } from 'drizzle-orm'
import { backups } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { installationOf } from './backup-status.ts'

/** Makes the daily backup if it is due, in only one of several instances. Deletes all but the newest `keep` ones. */
export async function backUpDaily(services: Services): Promise<void> {
  const { dailyTo } = services.config.backup
  if (dailyTo === undefined || !(await isDue(services))) return
  // Loaded late, because they are needed only once a day.
  const { locate } = await import('./backup-store.ts')
  const { isOwnDaily } = await import('./backup-name.ts')
  const { createBackup } = await import('./create-backup.ts')
  const { config, clock, photos, directUrl: url } = services
  const { key, keep } = config.backup
  const { store } = await locate(dailyTo.replace(/\/?$/, '/'), config.backup)
  const isStillDue = () => isDue(services)
  const source = { url, photos, config, key, now: clock.now(), isStillDue, say: () => {} }
  const made = await createBackup(source, store)
  // An older backup may contain the missing photos.
  if (made === undefined || made.missing.length > 0) return
  const installation = await installationOf(services.db)
  const older = (await store.names()).filter(
    (name) => isOwnDaily(name, installation) && name !== made.name,
  )
  // Names sort by time.
  const count = Math.max(0, older.length - keep + 1)
  for (const name of older.sort().slice(0, count)) await store.remove(name)
}

/** Whether no daily backup has been made since the last time of day `dailyAt`. */
async function isDue({ db, clock, config, settings }: Services): Promise<boolean> {
  const { dateOf } = timeZone(settings.present().time_zone)
  // The day of a backup begins at `dailyAt`, in minutes after midnight.
  const dayOf = (at: Date) => dateOf(at.getTime() - config.backup.dailyAt * 60_000)
  const [last] = await db
    .select({ made_at: backups.made_at })
    .from(backups)
    .where(eq(backups.is_daily, true))
    .orderBy(desc(backups.made_at))
    .limit(1)
  return last === undefined || dayOf(new Date(last.made_at)) < dayOf(clock.now())
}
