import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { backups, installation } from '../database/schema.ts'

export async function findLastBackup(db: Db) {
  const [row] = await db.select().from(backups).orderBy(desc(backups.made_at)).limit(1)
  return row
}

/** Returns the URL or path of the last backup in which no photo is missing. */
export async function findCompleteBackup(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ address: backups.address })
    .from(backups)
    .where(eq(backups.missing_photos, 0))
    .orderBy(desc(backups.made_at))
    .limit(1)
  return row?.address
}

/** Returns the identifier of this installation, and creates it when it is first needed. */
export async function installationOf(db: Db): Promise<string> {
  const [row] = await db.select({ identifier: installation.identifier }).from(installation)
  if (row !== undefined) return row.identifier
  await db
    .insert(installation)
    .values({ identifier: randomUUID().slice(0, 8) })
    .onConflictDoNothing()
  // Read again, because another instance may have inserted it first.
  return installationOf(db)
}
