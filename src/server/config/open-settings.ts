import { eq } from 'drizzle-orm'
import type { SettingValues } from '#contract/settings.ts'
import type { Db } from '../database/open.ts'
import { settings } from '../database/schema.ts'
import type { NoticeReader } from '../directory-changes.ts'
import type { Config } from './config.ts'
import { effectiveSettings } from './effective-settings.ts'

export type SettingsStore = Awaited<ReturnType<typeof openSettings>>

/** Opens a cache of the settings of the directory: one row, with id 1. */
export async function openSettings(config: Pick<Config, 'fixedSettings' | 'demoSettings'>, db: Db) {
  const listeners: ((before: SettingValues) => void)[] = []
  let cachedRow = await findSettings(db)
  let values = effectiveSettings(config, cachedRow)

  function apply(row: SettingsRow) {
    const before = values
    cachedRow = row
    values = effectiveSettings(config, row)
    for (const listener of listeners) listener(before)
  }

  return {
    present: () => values,
    /** Caches a saved row, unless a newer version is cached. */
    accept(row: SettingsRow): void {
      if (row.version > cachedRow.version) apply(row)
    },
    async reload(): Promise<void> {
      apply(await findSettings(db))
    },
    reader: {
      // A trigger of the table `settings` notifies this channel.
      channel: 'settings',
      async read(query) {
        const { rows } = await query('select chosen, guide_step, version from settings')
        apply((rows[0] as SettingsRow | undefined) ?? NO_ROW)
      },
    } satisfies NoticeReader,
    /** Calls `listener` after each change, with the previous values. */
    onChange(listener: (before: SettingValues) => void): void {
      listeners.push(listener)
    },
  }
}

export type SettingsRow = Pick<typeof settings.$inferSelect, 'chosen' | 'guide_step' | 'version'>

const NO_ROW: SettingsRow = { chosen: {}, guide_step: null, version: 0 }

const columns = {
  chosen: settings.chosen,
  guide_step: settings.guide_step,
  version: settings.version,
}

export async function findSettings(db: Db): Promise<SettingsRow> {
  const [found] = await db.select(columns).from(settings)
  return found ?? NO_ROW
}

/** Locks the row until the transaction ends, and creates it if it is missing. */
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
