import type { SettingValues } from '#contract/settings.ts'
import type { Services } from './services.ts'

/**
 * Returns settings that include every save that any instance has acknowledged. While the database is unreachable, returns
 * the last known ones.
 */
export async function currentSettings({
  settings,
  changes,
}: Pick<Services, 'settings' | 'changes'>): Promise<SettingValues> {
  await changes.current()
  if (!changes.isListening()) await settings.reload().catch(() => {})
  return settings.present()
}
