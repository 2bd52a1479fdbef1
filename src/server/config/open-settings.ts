import type { SettingValues } from '#contract/settings.ts'
import type { Db } from '../database/open.ts'
import type { Followed } from '../directory-changes.ts'
import type { Config } from './config.ts'
import { effectiveSettings } from './effective-settings.ts'
import { findSettings, NO_ROW, type SettingsRow } from './settings-row.ts'

/** The settings as this process knows them, read without waiting. */
export type SettingsStore = {
  present(): SettingValues
  /** After a save of one's own: unless something newer is known. */
  accept(row: SettingsRow): void
  reload(): Promise<void>
  /** Reads them again at each change, also by another instance. */
  followed: Followed
  /** Hears of each change, with what held before. */
  onChange(heard: (before: SettingValues) => void): void
}

/** The channel that the trigger of the table notifies. */
const CHANNEL = 'settings'

export async function openSettings(
  config: Pick<Config, 'fixedSettings' | 'demoSettings'>,
  db: Db,
): Promise<SettingsStore> {
  const listeners: ((before: SettingValues) => void)[] = []
  let known = await findSettings(db)
  let values = effectiveSettings(config, known)

  function take(row: SettingsRow) {
    const before = values
    known = row
    values = effectiveSettings(config, row)
    for (const heard of listeners) heard(before)
  }

  return {
    present: () => values,
    accept(row) {
      if (row.version > known.version) take(row)
    },
    async reload() {
      take(await findSettings(db))
    },
    followed: {
      channel: CHANNEL,
      async read(ask) {
        const { rows } = await ask('select chosen, guide_step, version from settings')
        take((rows[0] as SettingsRow | undefined) ?? NO_ROW)
      },
    },
    onChange: (heard) => {
      listeners.push(heard)
    },
  }
}
