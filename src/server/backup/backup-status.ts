import { desc, eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { backups } from '../database/schema.ts'
import type { Services } from '../services.ts'

const HOUR = 3_600_000
/** Milliseconds: a day and what a machine may have been off for. */
export const LATE = 48 * HOUR

export async function findLastBackup(db: Db) {
  const [row] = await db.select().from(backups).orderBy(desc(backups.made_at)).limit(1)
  return row
}

/** Where the last one lies that has every photo. */
export async function findCompleteBackup(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ address: backups.address })
    .from(backups)
    .where(eq(backups.missing_photos, 0))
    .orderBy(desc(backups.made_at))
    .limit(1)
  return row?.address
}

/** What the start says about it. */
export async function backupWarning({
  config,
  db,
  clock,
}: Pick<Services, 'config' | 'db' | 'clock'>): Promise<string[]> {
  const last = await findLastBackup(db)
  if (last === undefined) return []
  const lines: string[] = []
  const age = clock.now().getTime() - Date.parse(last.made_at)
  if (config.backup.dailyTo !== undefined && age > LATE) {
    const days = Math.floor(age / (24 * HOUR))
    lines.push(
      `Atención: la última copia de seguridad es de hace ${days} días. Mira en el registro por qué no sale (BACKUP_DAILY_TO).`,
    )
  }
  if (last.missing_photos) {
    lines.push('Atención: faltan ficheros de fotos. «npm run doctor» dice cuántas y qué hacer.')
  }
  return lines.flatMap((line) => ['', line])
}
