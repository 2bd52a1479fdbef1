import { desc } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { backups } from '../database/schema.ts'
import type { Services } from '../services.ts'

const HOUR = 3_600_000
/** Milliseconds: a day and what a machine may have been off for. */
export const LATE = 48 * HOUR

export type BackupStatus = {
  /** When the last backup was made, whoever made it. */
  last: Date | undefined
  /** Whether it should be newer; never, unless daily backups are set. */
  isLate: boolean
}

export async function readBackupStatus({
  config,
  db,
  clock,
}: Pick<Services, 'config' | 'db' | 'clock'>): Promise<BackupStatus> {
  const last = (await findLastBackup(db))?.made_at
  const at = last === undefined ? undefined : new Date(last)
  const isLate =
    config.backup.dailyTo !== undefined &&
    at !== undefined &&
    clock.now().getTime() - at.getTime() > LATE
  return { last: at, isLate }
}

export async function findLastBackup(db: Db) {
  const [row] = await db.select().from(backups).orderBy(desc(backups.made_at)).limit(1)
  return row
}

/** What the start says about it. */
export async function backupWarning(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
): Promise<string[]> {
  if (services.config.backup.dailyTo === undefined) return []
  const { last, isLate } = await readBackupStatus(services)
  if (!isLate) return []
  const days = Math.floor((services.clock.now().getTime() - last!.getTime()) / (24 * HOUR))
  return [
    '',
    `Aviso: la última copia de seguridad es de hace ${days} días. Mira en el registro por qué no sale (BACKUP_DAILY_TO).`,
  ]
}
