import { desc, eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { backups } from '../database/schema.ts'

export async function findLastBackup(db: Db) {
  const [row] = await db.select().from(backups).orderBy(desc(backups.made_at)).limit(1)
  return row
}

/** Returns the URL or path of the last backup that has every photo. */
export async function findCompleteBackup(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ address: backups.address })
    .from(backups)
    .where(eq(backups.missing_photos, 0))
    .orderBy(desc(backups.made_at))
    .limit(1)
  return row?.address
}
