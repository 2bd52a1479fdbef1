import type { Settings, SettingsChanges } from '#contract/settings.ts'
import { get } from '#web/api/api.ts'
import { sendForm } from '#web/api/resource.ts'

const PATH = '/api/settings/'

export const readSettings = () => get<Settings>(PATH)

/** With a version: a conflict if somebody has saved since. */
export const saveSettings = (changes: SettingsChanges, version?: number): Promise<Settings> =>
  sendForm('patch', PATH, changes, version === undefined ? {} : { version })
