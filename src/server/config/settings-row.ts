import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { settings } from '../database/schema.ts'

/** The only row of the table `settings`. */
export type SettingsRow = Pick<typeof settings.$inferSelect, 'chosen' | 'guide_step' | 'version'>

/** Stands in for the row until somebody saves a setting. */
export const NO_ROW: SettingsRow = { chosen: {}, guide_step: null, version: 0 }

const columns = {
  chosen: settings.chosen,
  guide_step: settings.guide_step,
  version: settings.version,
}

export async function findSettings(db: Db): Promise<SettingsRow> {
  const [found] = await db.select(columns).from(settings)
  return found ?? NO_ROW
}

/** Locks the row until the transaction ends. Creates it if there is none yet. */
export async function lockSettings(tx: Db): Promise<SettingsRow> {
  await tx.insert(settings).values({ version: 0 }).onConflictDoNothing()
  const [found] = await tx.select(columns).from(settings).for('update')
  return found!
}

export async function saveSettings(tx: Db, row: SettingsRow, now: Date): Promise<void> {
  await tx
    .update(settings)
    .set({ ...row, updated_at: now.toISOString() })
    .where(eq(settings.id, 1))
}
