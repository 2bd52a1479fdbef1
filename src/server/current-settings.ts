import type { SettingValues } from '#contract/settings.ts'
import type { Services } from './services.ts'

/** Includes every save that any instance has acknowledged. Without the database, returns the last known settings. */
export async function currentSettings({
  settings,
  changes,
}: Pick<Services, 'settings' | 'changes'>): Promise<SettingValues> {
  await changes.current()
  if (!changes.isListening()) await settings.reload().catch(() => {})
  return settings.present()
}
