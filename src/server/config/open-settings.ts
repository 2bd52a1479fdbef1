import type { SettingValues } from '#contract/settings.ts'
import type { Db } from '../database/open.ts'
import type { Followed } from '../directory-changes.ts'
import type { Config } from './config.ts'
import { effectiveSettings } from './effective-settings.ts'
import { findSettings, NO_ROW, type SettingsRow } from './settings-row.ts'

/** The directory settings, cached in this process. */
export type SettingsStore = {
  present(): SettingValues
  /** Takes over a row that this process has saved, unless a newer version is cached. */
  accept(row: SettingsRow): void
  reload(): Promise<void>
  /** Reloads the settings after each change, including changes by other instances. */
  followed: Followed
  /** Calls `listener` after each change, with the previous values. */
  onChange(listener: (before: SettingValues) => void): void
}

/** The PostgreSQL channel that the trigger of the table `settings` notifies. */
const CHANNEL = 'settings'

export async function openSettings(
  config: Pick<Config, 'fixedSettings' | 'demoSettings'>,
  db: Db,
): Promise<SettingsStore> {
  const listeners: ((before: SettingValues) => void)[] = []
  let known = await findSettings(db)
  let values = effectiveSettings(config, known)

  function apply(row: SettingsRow) {
    const before = values
    known = row
    values = effectiveSettings(config, row)
    for (const listener of listeners) listener(before)
  }

  return {
    present: () => values,
    accept(row) {
      if (row.version > known.version) apply(row)
    },
    async reload() {
      apply(await findSettings(db))
    },
    followed: {
      channel: CHANNEL,
      async read(ask) {
        const { rows } = await ask('select chosen, guide_step, version from settings')
        apply((rows[0] as SettingsRow | undefined) ?? NO_ROW)
      },
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}
